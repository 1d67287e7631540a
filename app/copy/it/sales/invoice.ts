// The words on invoices and credit notes in Italian.
import { countryName } from '#app/language/formats.ts'
import type * as english from '../../sales/invoice.ts'
import { formats } from '../site/formats.ts'

const MOST_CHARACTERS = 20
const some = (all: string[]) =>
  all.length > MOST_CHARACTERS ? `${all.slice(0, MOST_CHARACTERS).join(', ')}, …` : all.join(', ')

export const invoiceCopy: typeof english.invoiceCopy = {
  kind: { invoice: 'Fattura', credit_note: 'Nota di credito' },

  seller: 'Venditore',
  buyer: 'Cliente',
  kvk: (number) => `Numero di iscrizione: ${number}`,
  vatNumber: (number) => `Partita IVA: ${number}`,
  registrationCode: (code) => `Numero di iscrizione al registro: ${code}`,
  attention: (name) => `Alla c.a. di ${name}`,

  number: { invoice: 'Numero fattura', credit_note: 'Numero nota di credito' },
  issued: 'Data di emissione',
  supplied: 'Data della prestazione',
  reference: 'Riferimento dell’ordine',
  corrects: 'Rettifica la fattura',
  correctsText: (number, day) => `${number} (${day})`,

  lines: 'Voci',
  line: { text: 'Descrizione', quantity: 'Quantità', vat: 'IVA', net: 'Imponibile' },
  rate: formats.percent,
  net: 'Imponibile',
  vat: (basisPoints, country) => `IVA ${formats.percent(basisPoints)}${country ? ` (${countryName(country)})` : ''}`,
  total: { invoice: 'Totale', credit_note: 'Totale accreditato' },
  sample: 'Esempio: questo negozio è una demo e il suo venditore non esiste.',
  currency: 'Tutti gli importi sono in euro (EUR).',
  paid: {
    invoice: (day) => `Pagata per intero: ${day}.`,
    credit_note: (day) => `Importo rimborsato per intero sul metodo di pagamento usato: ${day}.`,
    part: (day) => `Importo rimborsato in parte sul metodo di pagamento usato: ${day}.`,
    reissued: (day) =>
      `Annullata (${day}): una nuova fattura sostituisce quella indicata qui. Nessun importo è stato versato.`,
  },
  paymentReference: (reference) => `Riferimento del pagamento: ${reference}`,
  notPrinted: (characters) =>
    `□ sostituisce un carattere che qui non si può stampare (${some(characters)}). Il documento sul nostro sito lo mostra.`,
  page: (number, count) => `Pagina ${number} di ${count}`,

  download: 'Scarica il PDF',
  downloadData: 'Scarica la fattura elettronica (XML)',
  other: {
    invoice: (number) => (number ? `Vedi la fattura ${number}` : 'Vedi la fattura'),
    credit_note: (number) => (number ? `Vedi la nota di credito ${number}` : 'Vedi la nota di credito'),
  },
  provider: 'Ricevuta del fornitore di pagamenti',
  back: 'Torna al tuo ordine',
}
