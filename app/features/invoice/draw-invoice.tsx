// Draws an invoice as PDF: A4, black on white, letters that cover every European name; the same invoice, the same bytes.
import { fileURLToPath } from 'node:url'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { invoiceCopy as copy } from '#app/copy/invoice.ts'
import type { Invoice } from '#shop/invoicing/invoice.ts'
import { invoiceFacts, type Fact, type InvoiceFacts } from './invoice-facts.ts'

const FAMILY = 'DejaVu Sans'
Font.register({
  family: FAMILY,
  fonts: [
    { src: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')) },
    { src: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')), fontWeight: 'bold' },
  ],
})
// A name is never divided; what could not stand on a line at all is.
const LONGEST_WORD = 48
Font.registerHyphenationCallback((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,24}/gu) ?? [word]) : [word]))

export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00Z`)
  return new Uint8Array(await renderToBuffer(<Sheet facts={invoiceFacts(invoice)} issuedAt={issuedAt} />))
}

const styles = StyleSheet.create({
  page: { padding: 48, paddingTop: 56, fontFamily: FAMILY, fontSize: 9.5, lineHeight: 1.45, color: '#000000' },
  accent: { position: 'absolute', top: 0, left: 0, right: 0, height: 6 },
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 28 },
  brand: { fontSize: 15, fontWeight: 'bold' },
  title: { fontSize: 20, fontWeight: 'bold', lineHeight: 1.2 },
  parties: { flexDirection: 'row', gap: 32, marginBottom: 24 },
  party: { flex: 1 },
  label: { fontSize: 8, color: '#444444' },
  strong: { fontWeight: 'bold' },
  facts: { borderTop: '0.75pt solid #000000', paddingTop: 10, marginBottom: 24, gap: 3 },
  fact: { flexDirection: 'row' },
  factName: { width: 120, color: '#444444' },
  factValue: { flex: 1 },
  small: { fontSize: 8 },
  row: { flexDirection: 'row', gap: 8, paddingVertical: 6, borderBottom: '0.5pt solid #999999' },
  headRow: { borderBottom: '0.75pt solid #000000', fontWeight: 'bold' },
  text: { flex: 1 },
  number: { width: 60, textAlign: 'right' },
  amount: { width: 90, textAlign: 'right' },
  sums: { alignSelf: 'flex-end', width: 280, marginTop: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  total: { borderTop: '0.75pt solid #000000', marginTop: 3, paddingTop: 6, fontSize: 12, fontWeight: 'bold' },
  notes: { marginTop: 28, gap: 4 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
})

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
