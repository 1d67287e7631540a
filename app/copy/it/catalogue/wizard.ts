// What the bundle wizard says in Italian from its first moment on.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard.ts'

export const wizardProblems: typeof english.wizardProblems = {
  no_destinations: { title: 'Nessuna destinazione scelta', text: 'Scegli almeno una destinazione' },
  dates_missing: { title: 'Date di viaggio mancanti', text: 'Scegli la data di arrivo e quella di ritorno' },
  arrival_in_past: { title: 'La data di arrivo è passata', text: 'Scegli oggi o una data successiva' },
  departure_before_arrival: {
    title: 'Il ritorno è prima dell’arrivo',
    text: 'Scegli una data di ritorno uguale o successiva a quella di arrivo',
  },
  no_bundle: { title: 'Nessun pacchetto scelto', text: 'Scegli un pacchetto da aggiungere al carrello' },
  not_added: { title: 'Pacchetto non aggiunto', text: 'Non siamo riusciti ad aggiungerlo al carrello. Riprova.' },
}

export const stepNames: typeof english.stepNames = {
  destinations: 'Destinazioni',
  dates: 'Date di viaggio',
  results: 'Pacchetti',
}

export const stepHeadings: typeof english.stepHeadings = {
  destinations: {
    heading: 'Dove vai?',
    intro: 'Scegli un paese, o aggiungi tutti quelli che visiterai. Una sola eSIM può coprirli.',
  },
  dates: {
    heading: 'Quando parti?',
    intro: 'Il pacchetto deve durare dal giorno in cui arrivi a quello in cui riparti.',
  },
  results: {
    heading: 'Pacchetti consigliati',
    intro: 'Ognuno copre tutto il viaggio. Scegli quanti dati ti servono.',
  },
}

export const otherResultHeadings: typeof english.otherResultHeadings = {
  none: 'Nessun pacchetto adatto',
  tooLong: 'Più pacchetti per un viaggio',
}

export const wizardCopy: typeof english.wizardCopy = {
  steps: 'Passaggi',
  stepOf: (position, of) => `Passaggio ${position} di ${of}`,
  countries: (count) => plural(count, { one: 'paese', other: 'paesi' }),
  days: (count) => plural(count, { one: 'giorno', other: 'giorni' }),
  continue: 'Continua',
  continueWith: (what) => `Continua · ${what}`,
  longTripIntro: 'Ognuno copre tutte le tue destinazioni, ma nessuno dura per tutto il viaggio.',
  loading: 'Ricerca dei tuoi pacchetti',
}

const chosen = { one: 'scelta', other: 'scelte' }

export const destinationsCopy: typeof english.destinationsCopy = {
  searchLabel: 'Cerca un paese o una zona',
  noneSelected: 'Scegli almeno una destinazione.',
  searchPlaceholder: 'Cerca e scegli le destinazioni…',
  search: 'Cerca',
  opening: 'Apertura della ricerca…',
  popular: 'Destinazioni più scelte',
  results: (count) => plural(count, { one: 'risultato', other: 'risultati' }),
  added: (name, count) => `Aggiunta: ${name}. ${plural(count, chosen)}`,
  removed: (name, count) => `Rimossa: ${name}. ${plural(count, chosen)}`,
  selected: 'Destinazioni scelte',
  none: 'Ancora nessuna. Cerca qui sopra, o scegli una zona intera.',
  plansOf: (place) => `${place}: pacchetti e prezzi`,
  remove: (name) => `Rimuovi ${name}`,
  clear: 'Rimuovi tutte',
  cleared: 'Tutte le destinazioni rimosse',
  andMore: (names, count) => (count === 1 ? `${names} e un’altra` : `${names} e altre ${count}`),
  covered: (zone, count, price) => {
    const all =
      count === 1
        ? 'la tua destinazione'
        : count === 2
          ? 'entrambe le destinazioni'
          : `tutte e ${count} le destinazioni`
    return `${zone} copre ${all}${price && `: ${price}`}`
  },
  uncovered: (names) =>
    `Nessun pacchetto copre da solo queste destinazioni: ${names}. Togline una, o acquista pacchetti separati per le nostre zone.`,
}

export const wizardPageCopy: typeof english.wizardPageCopy = {
  title: 'Trova il tuo pacchetto',
  intro: 'Dicci dove e quando: ti mostriamo tutti i pacchetti che coprono l’intero viaggio, dal più economico.',
}
