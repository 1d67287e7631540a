// Draws an invoice as PDF; the same invoice, the same bytes.
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { invoiceCopy as copy } from '#app/copy/invoice.ts'
import type { Invoice } from '#shop/invoicing/invoice.ts'
import { invoiceFacts, type Fact, type InvoiceFacts } from './invoice-facts.ts'
import { LONGEST_WORD, styles } from './paper.ts'

export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00Z`)
  return new Uint8Array(await renderToBuffer(<Sheet facts={invoiceFacts(invoice)} issuedAt={issuedAt} />))
}

function Sheet({ facts, issuedAt }: { facts: InvoiceFacts; issuedAt: Date }) {
  const { title, number, brandName, accent, notes } = facts
  return (
    <Document
      title={`${title} ${number}`}
      author={facts.seller[0]}
      creator={brandName}
      producer={brandName}
      language="en"
      creationDate={issuedAt}
    >
      <Page size="A4" style={styles.page}>
        <View style={[styles.accent, { backgroundColor: accent }]} fixed />
        <View style={styles.head}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.brand}>{brandName}</Text>
        </View>
        <View style={styles.parties}>
          <Party label={copy.seller} lines={facts.seller} />
          <Party label={copy.buyer} lines={facts.buyer} />
        </View>
        <View style={styles.facts}>
          {facts.facts.map(({ name, value }) => (
            <View key={name} style={styles.fact}>
              <Text style={styles.factName}>{name}</Text>
              <Text style={value.length > LONGEST_WORD ? [styles.factValue, styles.small] : styles.factValue}>
                {value}
              </Text>
            </View>
          ))}
        </View>
        <Lines lines={facts.lines} />
        <View style={styles.sums} wrap={false}>
          {facts.sums.map((sum) => (
            <Sum key={sum.name} sum={sum} />
          ))}
          <Sum sum={facts.total} isTotal />
        </View>
        <View style={styles.notes} wrap={false}>
          {notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </View>
        <View style={styles.foot} fixed>
          <Text style={styles.label}>{`${title} ${number}`}</Text>
          <Text style={styles.label} render={({ pageNumber, totalPages }) => copy.page(pageNumber, totalPages)} />
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

// The head of the table stands on every page that the table reaches.
function Lines({ lines }: { lines: InvoiceFacts['lines'] }) {
  const head = copy.line
  return (
    <View>
      <View style={[styles.row, styles.headRow]} fixed>
        <Cells text={head.text} quantity={head.quantity} vat={head.vat} net={head.net} />
      </View>
      {lines.map((line) => (
        <View key={line.text} style={styles.row} wrap={false}>
          <Cells {...line} />
        </View>
      ))}
    </View>
  )
}

function Cells({ text, quantity, vat, net }: InvoiceFacts['lines'][number]) {
  return (
    <>
      <Text style={styles.text}>{text}</Text>
      <Text style={styles.number}>{quantity}</Text>
      <Text style={styles.number}>{vat}</Text>
      <Text style={styles.amount}>{net}</Text>
    </>
  )
}

function Sum({ sum: { name, value }, isTotal = false }: { sum: Fact; isTotal?: boolean }) {
  return (
    <View style={isTotal ? [styles.sum, styles.total] : styles.sum}>
      <Text>{name}</Text>
      <Text>{value}</Text>
    </View>
  )
}
