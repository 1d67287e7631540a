// What the widget says in Italian on other people's pages, and what partners read about it.
import { listOf, plural } from '#app/language/formats.ts'
import type * as english from '../../partners/embed.ts'

export const embedCopy: typeof english.embedCopy = {
  frame: 'eSIM da viaggio',
  title: (brand) => `eSIM da viaggio di ${brand}`,
  heading: 'Trova una eSIM da viaggio',
  where: 'Dove vai?',
  another: 'Aggiungi un altro paese',
  optional: '(facoltativo)',
  choose: 'Scegli un paese',
  remove: (name) => `Rimuovi ${name}`,
  arrival: 'Data di arrivo',
  departure: 'Data di ritorno',
  show: 'Mostra i pacchetti',
  results: (days, names) => `${plural(days, { one: 'giorno', other: 'giorni' })} · ${listOf(names)}`,
  pick: 'Scegli',
  pickNamed: (name, size) => `Scegli ${name}, ${size}`,
  all: (brand) => `Confronta tutti i pacchetti su ${brand}`,
  other: (brand) => `Pianifica il viaggio su ${brand}`,
  closed: 'Al momento questo negozio non accetta nuovi ordini.',
}

export const embedCardCopy: typeof english.embedCardCopy = {
  heading: 'Sul tuo sito',
  text: 'Incolla questa riga in qualsiasi pagina. Aggiunge una ricerca di destinazioni con i pacchetti adatti, nei tuoi colori, e porta alla cassa. Non usa cookie.',
  counts: 'Gli ordini di chi arriva da lì contano come tuoi.',
  copy: 'Copia la riga',
  preview: 'Anteprima',
}
