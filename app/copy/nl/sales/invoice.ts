// The words on invoices and credit notes, on the page and on paper.
import { countryName } from '#app/language/formats.ts'
import type { invoiceCopy as english } from '../../sales/invoice.ts'

const percent = (basisPoints: number) => `${String(basisPoints / 100).replace('.', ',')}%`

const MOST_CHARACTERS = 20
const some = (all: readonly string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy: typeof english = {
  kind: { invoice: 'Factuur', credit_note: 'Creditnota' },

  seller: 'Verkoper',
  buyer: 'Klant',
  kvk: (number) => `KvK-nummer: ${number}`,
  vatNumber: (number) => `Btw-nummer: ${number}`,
  registrationCode: (code) => `Registratienummer: ${code}`,
  attention: (name) => `T.a.v. ${name}`,

  number: { invoice: 'Factuurnummer', credit_note: 'Nummer creditnota' },
  issued: 'Factuurdatum',
  supplied: 'Leverdatum',
  reference: 'Bestelnummer',
  corrects: 'Corrigeert factuur',
  correctsText: (number, day) => `${number} van ${day}`,

  lines: 'Posten',
  line: { text: 'Omschrijving', quantity: 'Aantal', vat: 'Btw', net: 'Nettobedrag' },
  rate: percent,
  net: 'Nettobedrag',
  vat: (basisPoints, country) => `Btw ${percent(basisPoints)}${country ? ` (${countryName(country)})` : ''}`,
  total: { invoice: 'Totaal', credit_note: 'Totaal gecrediteerd' },
  sample: 'Voorbeeld: dit is een demowinkel en de verkoper bestaat niet.',
  currency: 'Alle bedragen zijn in euro (EUR).',
  paid: {
    invoice: (day) => `Volledig betaald op ${day}.`,
    credit_note: (day) => `Volledig terugbetaald op ${day} via de oorspronkelijke betaalmethode.`,
    part: (day) => `Gedeeltelijk terugbetaald op ${day} via de oorspronkelijke betaalmethode.`,
    reissued: (day) =>
      `Ingetrokken op ${day}: een nieuwe factuur vervangt de hier genoemde. Er is geen geld overgemaakt.`,
  },
  paymentReference: (reference) => `Betalingskenmerk: ${reference}`,
  notPrinted: (characters) =>
    `□ staat voor een teken dat hier niet kan worden afgedrukt (${some(characters)}). Het document op onze website toont het.`,
  page: (number, count) => `Pagina ${number} van ${count}`,

  download: 'PDF downloaden',
  downloadData: 'E-factuur (XML) downloaden',
  other: {
    invoice: (number) => (number ? `Factuur ${number} bekijken` : 'Factuur bekijken'),
    credit_note: (number) => (number ? `Creditnota ${number} bekijken` : 'Creditnota bekijken'),
  },
  provider: 'Bewijs van de betaaldienst',
  back: 'Terug naar je bestelling',
}
