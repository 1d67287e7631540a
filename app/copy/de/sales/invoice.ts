// The words on invoices and credit notes, on the page and on paper.
import { countryName } from '#app/language/formats.ts'
import type { invoiceCopy as english } from '../../sales/invoice.ts'

const rates = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 2 })
const percent = (basisPoints: number) => rates.format(basisPoints / 10_000)

const MOST_CHARACTERS = 20
const some = (all: string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy: typeof english = {
  kind: { invoice: 'Rechnung', credit_note: 'Rechnungskorrektur' },

  seller: 'Verkäufer',
  buyer: 'Kunde',
  kvk: (number) => `Registernummer: ${number}`,
  vatNumber: (number) => `USt-IdNr.: ${number}`,
  registrationCode: (code) => `Registernummer: ${code}`,
  attention: (name) => `z.\u00A0Hd. ${name}`,

  number: { invoice: 'Rechnungsnummer', credit_note: 'Nummer der Rechnungskorrektur' },
  issued: 'Ausstellungsdatum',
  supplied: 'Leistungsdatum',
  reference: 'Bestellnummer',
  corrects: 'Berichtigt Rechnung',
  correctsText: (number, day) => `${number} vom ${day}`,

  lines: 'Positionen',
  line: { text: 'Beschreibung', quantity: 'Menge', vat: 'MwSt.', net: 'Nettobetrag' },
  rate: percent,
  net: 'Nettobetrag',
  vat: (basisPoints, country) => `MwSt. ${percent(basisPoints)}${country ? ` (${countryName(country)})` : ''}`,
  total: { invoice: 'Gesamtbetrag', credit_note: 'Gutgeschriebener Betrag' },
  sample: 'Muster: Dieser Shop ist eine Demo, und den Verkäufer gibt es nicht.',
  currency: 'Alle Beträge in Euro (EUR).',
  paid: {
    invoice: (day) => `Vollständig bezahlt am ${day}.`,
    credit_note: (day) => `Vollständig erstattet am ${day} über das ursprüngliche Zahlungsmittel.`,
    part: (day) => `Teilweise erstattet am ${day} über das ursprüngliche Zahlungsmittel.`,
    reissued: (day) =>
      `Zurückgenommen am ${day}: Eine neue Rechnung ersetzt die hier genannte. Es ist kein Geld geflossen.`,
  },
  paymentReference: (reference) => `Zahlungsreferenz: ${reference}`,
  notPrinted: (characters) =>
    `□ steht für ein Zeichen, das sich hier nicht drucken lässt (${some(characters)}). Das Dokument auf unserer Website zeigt es.`,
  page: (number, count) => `Seite ${number} von ${count}`,

  download: 'PDF herunterladen',
  downloadData: 'E-Rechnung (XML) herunterladen',
  other: {
    invoice: (number) => (number ? `Rechnung ${number} ansehen` : 'Rechnung ansehen'),
    credit_note: (number) => (number ? `Rechnungskorrektur ${number} ansehen` : 'Rechnungskorrektur ansehen'),
  },
  provider: 'Beleg des Zahlungsdienstleisters',
  back: 'Zurück zur Bestellung',
}
