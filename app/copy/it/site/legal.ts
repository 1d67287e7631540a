// What the legal pages have in common, in Italian.
import type * as english from '../../site/legal.ts'

export const legalCopy: typeof english.legalCopy = {
  contents: 'Indice',
  plainly: 'In parole semplici',
  translation: 'Questa è una traduzione. Fa fede il testo inglese.',
  translated: 'Leggi il testo inglese',
  company: {
    heading: 'Chi gestisce questo negozio',
    missing: (brand) =>
      `Il gestore non ha ancora inserito il nome dell’azienda dietro ${brand}, l’indirizzo postale, il numero di iscrizione e la partita IVA. Vanno nelle impostazioni del marchio.`,
    name: 'Azienda',
    address: 'Indirizzo',
    email: 'Email',
    phone: 'Telefono',
    kvk: 'Numero di iscrizione',
    vat: 'Partita IVA',
  },
}
