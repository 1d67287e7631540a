// The words of the company section of the checkout, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/company.ts'

export const companyCopy: typeof english.companyCopy = {
  label: 'Acquisto per un’azienda',
  isCompany: 'Acquisto per un’azienda',
  isCompanyHint: 'Nome, indirizzo e partita IVA compaiono sulla fattura.',
  heading: 'Dati dell’azienda',
  optional: '(facoltativo)',
  code: {
    label: 'Codice di riferimento',
    hint: 'Hai già salvato qui la tua azienda? Inserisci il suo codice di 5 caratteri (senza I, O, 0 e 1).',
    find: 'Cerca',
    finding: 'Ricerca dell’azienda',
  },
  notices: {
    code_missing: {
      title: 'Serve il codice di riferimento',
      text: 'Inserisci un codice di riferimento per cercare i dati dell’azienda.',
    },
    not_found: {
      title: 'Azienda non trovata',
      text: 'Nessuna azienda trovata con questo codice. Compila i dati della tua azienda.',
    },
    found: {
      title: 'Azienda trovata',
      text: 'Abbiamo compilato i dati della tua azienda. Le parti nascoste si completano con l’ordine.',
    },
    lookup_failed: { title: 'Errore', text: 'Non siamo riusciti a cercare i dati dell’azienda. Riprova.' },
    missing_information: {
      title: 'Dati mancanti',
      text: 'Compila tutti i campi obbligatori dell’azienda.',
    },
  },
  fields: {
    companyName: 'Ragione sociale',
    streetName: 'Via',
    streetNumber: 'Numero civico',
    unitNumber: 'Interno',
    postalCode: 'CAP',
    city: 'Città',
    country: 'Paese',
    chooseCountry: 'Scegli',
    isOutsideEu: 'L’azienda ha sede fuori dall’UE',
    outsideEuCountry: 'Paese fuori dall’UE',
    vatNumber: 'Partita IVA',
    companyRegNumber: 'Numero di iscrizione al registro',
    invoiceEmail: 'Email per la fattura',
    invoiceEmailHint: 'Inviamo la ricevuta anche lì.',
    invoiceEmailFromCode: 'Lascia vuoto per usare l’indirizzo salvato.',
  },
  problems: {
    companyName: 'Inserisci la ragione sociale',
    streetName: 'Inserisci la via',
    postalCode: 'Inserisci il CAP',
    city: 'Inserisci la città',
    country: 'Scegli il paese dell’azienda',
    outsideEuCountry: 'Indica il paese fuori dall’UE',
    vatNumber: 'Inserisci la partita IVA',
    vatNumberForm: (country, example) =>
      `Non sembra una partita IVA valida per il paese scelto (${country}). Esempio: ${example}`,
    vatNumberAbroad: 'Inserisci un codice fiscale di al massimo 30 lettere e cifre',
    electronicAddress: 'Inserisci un ID Peppol: quattro cifre, due punti e il numero, per esempio 0208:0123456749',
    invoiceEmail: 'Inserisci un indirizzo email valido',
    tooLong: (longest) => `Usa al massimo ${plural(longest, { one: 'carattere', other: 'caratteri' })}`,
    hiddenTooLong: 'Inseriscilo di nuovo: la ricerca è scaduta.',
  },
  vatHint: (country, example) => `Nel paese scelto (${country}) la partita IVA ha questa forma: ${example}.`,
  vatHintNoCountry: 'Scegli prima il paese, così possiamo verificare il formato.',
  vatHintAbroad: 'Il codice fiscale che il tuo paese ha assegnato all’azienda.',
  vatWellFormed: (country) => `Formato valido per il paese scelto (${country}).`,
  check: 'Aggiorna l’IVA',
  checking: 'Verifica della partita IVA',
  save: 'Salva i dati della mia azienda',
  saveHint: 'Dopo l’ordine ricevi un codice di riferimento che la prossima volta compila tutto.',
  tax: {
    company: (country) => `IVA del paese in cui ha sede la tua azienda (${country}).`,
    outside: 'Senza IVA, perché la tua azienda ha sede fuori dall’UE.',
    located: (country) =>
      `IVA del paese in cui sembri trovarti (${country}): non corrisponde a un’azienda fuori dall’UE.`,
    reverseCharge:
      'Inversione contabile (reverse charge): VIES ha confermato la partita IVA, l’IVA è a carico della tua azienda.',
    invalid: (country) =>
      `VIES non riconosce questa partita IVA, perciò applichiamo l’IVA del paese indicato (${country}).`,
    unavailable: (country) =>
      `Al momento il servizio dell’UE per le partite IVA (VIES) non risponde, perciò applichiamo l’IVA del paese indicato (${country}).`,
  },
}
