// Draws an invoice as PDF; the same invoice, the same bytes.
import { renderToBuffer, Text, View } from '@react-pdf/renderer'
import { invoiceCopy as copy } from '#app/copy/sales/invoice.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { invoiceFacts, type InvoiceFacts, type InvoiceLineFacts } from './invoice-facts.ts'
import { PaperSheet, Sum } from './paper-sheet.tsx'
import { LONGEST_WORD, styles } from './paper.ts'
import { printable } from './printable.ts'

export async function drawInvoice(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00Z`)
  const { facts, missing } = await printable(await invoiceFacts(invoice))
  return speakIn(facts.language, async () => {
    const notes = missing.length === 0 ? facts.notes : [...facts.notes, copy.notPrinted(missing)]
    return new Uint8Array(await renderToBuffer(<Sheet facts={{ ...facts, notes }} issuedAt={issuedAt} />))
  })
}

function Sheet({ facts, issuedAt }: { facts: InvoiceFacts; issuedAt: Date }) {
  const { labels } = facts
  return (
    <PaperSheet {...facts} date={issuedAt} from={[labels.seller, facts.seller]} to={[labels.buyer, facts.buyer]}>
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
      <Lines lines={facts.lines} head={labels.head} />
      <View style={styles.sums} wrap={false}>
        {facts.sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
        <Sum {...facts.total} isTotal />
      </View>
    </PaperSheet>
  )
}

// The table's head is repeated on every page.
function Lines({ lines, head }: { lines: InvoiceLineFacts[]; head: InvoiceLineFacts }) {
  return (
    <View>
      <View style={[styles.row, styles.headRow]} fixed>
        <Cells {...head} />
      </View>
      {lines.map((line) => (
        <View key={line.text} style={styles.row} wrap={false}>
          <Cells {...line} />
        </View>
      ))}
    </View>
  )
}

function Cells({ text, quantity, vat, net }: InvoiceLineFacts) {
  return (
    <>
      <Text style={styles.text}>{text}</Text>
      <Text style={styles.number}>{quantity}</Text>
      <Text style={styles.number}>{vat}</Text>
      <Text style={styles.amount}>{net}</Text>
    </>
  )
}
