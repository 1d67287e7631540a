// Draws the statement of a month as PDF, on the paper of the invoices; the same statement, the same bytes.
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { invoiceCopy } from '#app/copy/invoice.ts'
import { statementCopy as copy } from '#app/copy/payouts.ts'
import { styles } from '#app/features/invoice/paper.ts'
import type { Statement } from '#shop/payout/give-statement.ts'
import { statementFacts, type PaidFacts, type StatementFacts } from './statement-facts.ts'

export async function drawStatement(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const month = new Date(`${statement.month}-01T00:00:00Z`)
  return new Uint8Array(await renderToBuffer(<Sheet facts={statementFacts(statement)} month={month} />))
}

function Sheet({ facts, month }: { facts: StatementFacts; month: Date }) {
  const { title, brandName, accent, notes } = facts
  return (
    <Document
      title={`${title} ${facts.month}`}
      author={facts.shop[0]}
      creator={brandName}
      producer={brandName}
      language="en"
      creationDate={month}
    >
      <Page size="A4" style={styles.page}>
        <View style={[styles.accent, { backgroundColor: accent }]} fixed />
        <View style={styles.head}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.brand}>{brandName}</Text>
        </View>
        <View style={styles.parties}>
          <Party label={copy.issuer} lines={facts.shop} />
          <Party label={copy.partner} lines={facts.partner} />
        </View>
        <View style={styles.facts}>
          <View style={styles.fact}>
            <Text style={styles.factName}>{copy.month}</Text>
            <Text style={styles.factValue}>{facts.month}</Text>
          </View>
        </View>
        <Movements facts={facts} />
        {facts.paid.map((paid) => (
          <Paid key={paid.heading} paid={paid} />
        ))}
        <View style={styles.notes} wrap={false}>
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </View>
        <View style={styles.foot} fixed>
          <Text style={styles.label}>{`${title} ${facts.month}`}</Text>
          <Text
            style={styles.label}
            render={({ pageNumber, totalPages }) => invoiceCopy.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  )
}

function Party({ label, lines: [name, ...rest] }: { label: string; lines: string[] }) {
  return (
    <View style={styles.party}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.strong}>{name}</Text>
      {rest.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  )
}

function Movements({ facts: { opening, lines, closing } }: { facts: StatementFacts }) {
  const head = copy.columns
  return (
    <View>
      <View style={[styles.row, styles.headRow]} fixed>
        <Cells on={head.on} what={head.what} order={head.order} held={head.held} payable={head.payable} />
      </View>
      <Balance words={copy.opening} sums={opening} />
      {lines.length === 0 && <Text style={styles.row}>{copy.nothing}</Text>}
      {lines.map(({ key, ...line }) => (
        <View key={key} style={styles.row} wrap={false}>
          <Cells {...line} />
        </View>
      ))}
      <Balance words={copy.closing} sums={closing} />
    </View>
  )
}

const Balance = ({ words, sums }: { words: string; sums: StatementFacts['opening'] }) => (
  <View style={[styles.row, styles.strong]} wrap={false}>
    <Cells on="" what={words} order="" held={sums.held} payable={sums.payable} />
  </View>
)

function Cells({ on, what, order, held, payable }: Omit<StatementFacts['lines'][number], 'key'>) {
  return (
    <>
      <Text style={styles.number}>{on}</Text>
      <Text style={styles.text}>{what}</Text>
      <Text style={styles.amount}>{order}</Text>
      <Text style={styles.number}>{held}</Text>
      <Text style={styles.number}>{payable}</Text>
    </>
  )
}

function Paid({ paid: { heading, sums, total, notes } }: { paid: PaidFacts }) {
  return (
    <View wrap={false}>
      <View style={styles.sums}>
        <Text style={styles.strong}>{heading}</Text>
        {sums.map(({ name, value }) => (
          <View key={name} style={styles.sum}>
            <Text>{name}</Text>
            <Text>{value}</Text>
          </View>
        ))}
        <View style={[styles.sum, styles.total]}>
          <Text>{total.name}</Text>
          <Text>{total.value}</Text>
        </View>
      </View>
      <View style={styles.notes}>
        {notes.map((note) => (
          <Text key={note}>{note}</Text>
        ))}
      </View>
    </View>
  )
}
