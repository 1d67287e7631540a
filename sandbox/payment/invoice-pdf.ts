// A one-page PDF of an invoice, written by hand with the built-in Helvetica.
import { moneyText, percentText } from './money-text.ts'
import type { Invoice, TaxRate } from './wire.ts'

type Text = { x: number; y: number; size: number; isBold: boolean; text: string }
const RIGHT = 545
const LEFT = 50
const LINES_THAT_FIT = 24
// Characters whose code differs between the font's encoding and Unicode.
const WIN_ANSI: Record<string, string> = {
  '€': '\u0080',
  '‘': '\u0091',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '•': '\u0095',
  '–': '\u0096',
  '—': '\u0097',
}

export function invoicePdf(invoice: Invoice, rates: TaxRate[]): Uint8Array {
  const texts: Text[] = []
  const put = (x: number, y: number, text: string, size = 10, isBold = false) =>
    texts.push({ x, y, size, isBold, text })
  const row = (y: number, label: string, cents: number, isBold = false) => {
    put(330, y, label, isBold ? 12 : 10, isBold)
    putRight(put, y, moneyText(cents, invoice.currency), isBold ? 12 : 10, isBold)
  }

  put(LEFT, 780, 'Invoice', 24, true)
  put(LEFT, 758, 'Payment sandbox: no real money was moved.', 9)
  put(LEFT, 728, `Invoice number  ${invoice.number}`)
  put(LEFT, 713, `Date  ${new Date(invoice.created * 1000).toISOString().slice(0, 10)}`)
  put(330, 728, invoice.account_name, 10, true)
  put(330, 713, `To  ${invoice.customer_email ?? ''}`)
  let y = 690
  for (const field of invoice.custom_fields ?? []) {
    put(LEFT, y, `${field.name}  ${field.value}`)
    y -= 15
  }

  y -= 15
  put(LEFT, y, 'Description', 10, true)
  put(400, y, 'Quantity', 10, true)
  putRight(put, y, 'Amount', 10, true)
  for (const line of invoice.lines.data.slice(0, LINES_THAT_FIT)) {
    y -= 18
    put(LEFT, y, shorten(line.description, 60))
    put(400, y, String(line.quantity))
    putRight(put, y, moneyText(line.amount, line.currency), 10, false)
  }
  const unseen = invoice.lines.data.length - LINES_THAT_FIT
  if (unseen > 0) put(LEFT, (y -= 18), `and ${unseen} more`)

  row((y -= 34), 'Subtotal', invoice.subtotal)
  for (const discount of invoice.total_discount_amounts) row((y -= 16), 'Discount', -discount.amount)
  for (const tax of invoice.total_taxes) {
    const rate = rates.find((each) => each.id === tax.tax_rate_details.tax_rate)
    row((y -= 16), rate === undefined ? 'Tax' : `${rate.display_name} ${percentText(rate.percentage)}`, tax.amount)
  }
  row((y -= 22), 'Total', invoice.total, true)
  row((y -= 18), 'Paid', invoice.total)
  if (invoice.footer !== null) put(LEFT, 60, shorten(invoice.footer, 95), 9)

  return document(texts, `Invoice ${invoice.number}`)
}

function putRight(
  put: (x: number, y: number, text: string, size: number, isBold: boolean) => void,
  y: number,
  text: string,
  size: number,
  isBold: boolean,
) {
  put(RIGHT - widthOf(text) * size, y, text, size, isBold)
}

// The widths of Helvetica for amounts: points and spaces 0.278 of the size, minus a third, digits and the euro sign
// 0.556.
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (all, letter) => all + (letter === '.' || letter === ' ' ? 0.278 : letter === '-' ? 0.333 : 0.556),
    0,
  )
}

function document(texts: Text[], title: string): Uint8Array {
  const content = texts
    .map(
      ({ x, y, size, isBold, text }) =>
        `BT /F${isBold ? 2 : 1} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escape(text)}) Tj ET`,
    )
    .join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escape(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`

  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

// One byte per character, as the font's encoding requires.
function escape(text: string): string {
  const bytes = Array.from(text.normalize('NFKC'), (letter) => {
    const known = WIN_ANSI[letter] ?? letter
    if (/^[\u0020-\u007e\u0080-\u009f\u00a1-\u00ff]$/.test(known)) return known
    const plain = letter.normalize('NFD').charAt(0)
    return /^[\u0020-\u007e]$/.test(plain) ? plain : '?'
  }).join('')

  return bytes.replaceAll(/[\\()]/g, (letter) => `\\${letter}`)
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 3)}...`
}
