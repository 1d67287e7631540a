// The pages of countries and zones, and the list of them, in Italian.
import { listOf, plural, sizeLabel } from '#app/language/formats.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/country-page.ts'

const daily = (usage: Usage) => sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })
const countries = { one: 'paese', other: 'paesi' }
const usageNames: Readonly<Record<Usage, string>> = { light: 'leggero', normal: 'normale', heavy: 'intenso' }

export const countryPageCopy: typeof english.countryPageCopy = {
  title: (place) => `eSIM ${place}`,
  lead: (place, { size, days, price }) =>
    `Dati mobili per il tuo viaggio (${place}): ${size} per ${days} a ${price}. Un codice QR, nessun abbonamento, e il tuo numero resta attivo.`,
  description: (place, plans, { size, days, price }) =>
    `eSIM ${place}: ${plural(plans, { one: 'pacchetto prepagato', other: 'pacchetti prepagati' })}, per esempio ${size} per ${days} a ${price}. Confronta dati, giorni, reti e che cosa include ogni pacchetto.`,
  plan: 'Pianifica un viaggio',
  days: (count) => plural(count, { one: 'giorno', other: 'giorni' }),
  trips: {
    heading: (place) => `Quanto costa per un viaggio: ${place}`,
    caption: 'Il pacchetto che basta, per durata del viaggio e uso dei dati',
    length: 'Viaggio',
    usages: { light: 'Leggero', normal: 'Normale', heavy: 'Intenso' },
    daily: (usage) => `${daily(usage)} al giorno`,
    none: 'Nessun pacchetto singolo',
  },
  plans: {
    heading: (place, count) => `${place}: ${plural(count, { one: 'pacchetto', other: 'pacchetti' })}`,
    caption: 'Pacchetti, dal più economico',
    more: (count) => (count === 1 ? 'Un altro pacchetto' : `Altri ${count} pacchetti`),
    data: 'Dati',
    lasts: 'Giorni',
    works: 'Funziona in',
    countries: (zone, count) => `${zone} (${plural(count, countries)})`,
    summary: (size, lasts, zone) => `Sintesi contrattuale [di ${size} per ${lasts}, ${zone}]`,
    cut: 'Ti servono più dati o più giorni? Pianifica un viaggio e vedi tutti i pacchetti adatti.',
  },
  glance: {
    heading: 'In breve',
    data: 'Dati',
    lasts: 'Giorni',
    networks: 'Reti',
    hotspot: 'Hotspot',
    phone: 'Numero di telefono',
    noPhone: 'Solo dati; il tuo numero resta sulla tua SIM',
    between: (least, most) => (least === most ? least : `da ${least} a ${most}`),
    hotspots: {
      all: 'Consentito',
      some: 'Dipende dal pacchetto',
      none: 'Non consentito',
      unknown: 'Non comunicato',
    },
    undisclosed: 'Non comunicato',
  },
  label: (size, lasts) => `Che cosa include il pacchetto da ${size} per ${lasts}`,
  phones: {
    heading: 'Il tuo telefono va bene?',
    text: 'Deve supportare la eSIM e non essere bloccato su un operatore.',
    link: 'Cerca il tuo telefono',
  },
  questions: {
    heading: 'Domande frequenti',
    howMuch: {
      question: (place) => `Quanti dati mi servono in viaggio (${place})?`,
      answer: (week) => {
        const use = `Per mappe e messaggi bastano circa ${daily('light')} al giorno, per il web e qualche video ${daily('normal')}, per video e chiamate ogni giorno ${daily('heavy')}.`
        const topUp = 'Se finiscono, puoi aggiungere dati alla stessa eSIM quando il pacchetto lo consente.'
        return week.length > 0 ? `${use} Per una settimana: ${listOf(week)}. ${topUp}` : `${use} ${topUp}`
      },
      sum: (usage, { size, price }) => `${size} per un uso ${usageNames[usage]} (${price})`,
    },
    start: {
      question: 'Quando partono i giorni di un pacchetto?',
      firstUse:
        'Quando la eSIM si collega per la prima volta in un paese coperto. Puoi installarla a casa, con il Wi-Fi, senza perdere nemmeno un giorno.',
      other: 'Dipende dal pacchetto: lo dice la sua sintesi contrattuale.',
    },
    around: {
      question: (place) => `La stessa eSIM funziona anche nei paesi vicini (${place})?`,
      some: (names, zone, { size, days, price }) =>
        `Sì, se scegli un pacchetto per tutto il viaggio. ${zone} copre anche queste destinazioni: ${listOf(names)}. ${size} per ${days} a ${price}.`,
      none: (place) =>
        `I nostri pacchetti per questa destinazione (${place}) funzionano solo lì. Per gli altri paesi aggiungi un pacchetto a parte.`,
    },
    zone: {
      question: (place) => `Devo dire quali paesi visito (${place})?`,
      answer:
        'Per acquistare no. Ma se indichi solo i paesi del tuo viaggio, potresti trovare un pacchetto che li copre a meno.',
    },
  },
  near: (place) => `Destinazioni vicine: ${place}`,
  within: (count) => `Funziona in ${plural(count, countries)}`,
  zones: 'Pacchetti per più paesi',
  all: 'Tutte le destinazioni',
  unsold: {
    lead: (place) => `Non vendiamo ancora dati per questa destinazione (${place}).`,
  },
}

export const destinationsPageCopy: typeof english.destinationsPageCopy = {
  title: 'Tutte le destinazioni',
  lead: (count) =>
    count === 0
      ? 'Non vendiamo ancora pacchetti. Torna presto a trovarci.'
      : `Dati mobili in ${plural(count, countries)}, con un codice QR. Scegli la tua destinazione per vedere pacchetti e prezzi.`,
  description: 'Tutti i paesi e le zone con pacchetti eSIM prepagati: prezzi, reti e che cosa include ogni pacchetto.',
  zones: 'Zone',
  countries: 'Paesi',
}
