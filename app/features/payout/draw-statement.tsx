// Draws the statement of a month as PDF, on the paper of the invoices; the same statement, the same bytes.
import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import { invoiceCopy } from '#app/copy/sales/invoice.ts'
import { statementCopy as copy } from '#app/copy/partners/payouts.ts'
import { Notes, PaperSheet, Sum } from '#app/features/invoice/paper-sheet.tsx'
import { styles } from '#app/features/invoice/paper.ts'
import { printable } from '#app/features/invoice/printable.ts'
import type { Statement } from '#shop/partners/payout/fetch-statement.ts'
import { statementFacts, type PaidFacts, type StatementFacts } from './statement-facts.ts'

export async function drawStatement(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const month = new Date(`${statement.month}-01T00:00:00Z`)
  const { facts, missing } = await printable(statementFacts(statement))
  const notes = missing.length === 0 ? facts.notes : [...facts.notes, invoiceCopy.notPrinted(missing)]
  return new Uint8Array(await renderToBuffer(<Sheet facts={{ ...facts, notes }} month={month} />))
}

function Sheet({ facts, month }: { facts: StatementFacts; month: Date }) {
  return (
    <PaperSheet
      {...facts}
      number={facts.month}
      date={month}
      from={[copy.issuer, facts.shop]}
      to={[copy.partner, facts.partner]}
    >
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
    </PaperSheet>
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

const Paid = ({ paid: { heading, sums, total, notes } }: { paid: PaidFacts }) => (
  <View wrap={false}>
    <View style={styles.sums}>
      <Text style={styles.strong}>{heading}</Text>
      {sums.map((sum) => (
        <Sum key={sum.name} {...sum} />
      ))}
      <Sum {...total} isTotal />
    </View>
    <Notes notes={notes} />
  </View>
)
