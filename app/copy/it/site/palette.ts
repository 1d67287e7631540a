// The words of the search that a keyboard shortcut opens, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../site/palette.ts'

export const paletteCopy: typeof english.paletteCopy = {
  title: 'Cerca',
  close: 'Chiudi la ricerca',
  label: 'Cerca ordini, clienti, eSIM, messaggi e pagine',
  placeholder: 'Numero d’ordine, email, ICCID, pagina…',
  list: 'Risultati',
  pages: 'Pagine',
  kinds: { order: 'Ordini ed eSIM', customer: 'Clienti', message: 'Messaggi' },
  everywhere: (text) => `Cerca «${text}» ovunque`,
  searching: 'Ricerca in corso…',
  found: (count) => plural(count, { one: 'risultato', other: 'risultati' }),
  failed: 'Non siamo riusciti a raggiungere il nostro server. L’elenco mostra solo le pagine.',
  keys: 'Frecce per spostarti, Invio per aprire, Esc per chiudere',
  shortcut: { mac: '⌘K', other: 'Ctrl K' },
}
