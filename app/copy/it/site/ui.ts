// The words inside the small parts that every screen shares, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../site/ui.ts'

export const uiCopy: typeof english.uiCopy = {
  close: 'Chiudi',
  loading: 'Caricamento',
  errorLead: 'Errore: ',
  unsent: 'Non siamo riusciti a raggiungere il nostro server. Quello che hai inserito è ancora qui. Riprova.',
  optional: '(facoltativo)',
  toasts: 'Notifiche (F8)',
  pass: {
    label: (name) => (name ? `Pass: ${name}` : 'Il tuo pass, ancora vuoto'),
    kind: 'Pass eSIM',
    whereTo: 'Dove vai?',
    data: 'Dati',
    valid: 'Validità',
    dates: 'Date di viaggio',
    price: 'Prezzo',
    covers: 'Copre',
    open: 'Da scegliere',
    days: (days) => plural(days, { one: 'giorno', other: 'giorni' }),
    countries: (count) => plural(count, { one: 'paese', other: 'paesi' }),
    more: (count) => `+${count}`,
    done: 'fatto',
    waiting: 'in attesa',
  },
}

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copy: 'Copia',
  copied: 'Copiato!',
  copyFailed: 'Copia non riuscita, riprova.',
}

export const printCopy: typeof english.printCopy = { print: 'Stampa o salva come PDF' }
