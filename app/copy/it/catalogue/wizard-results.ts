// What the wizard says in Italian about the bundles that fit a trip.
import { formatDay, listOf, plural } from '#app/language/formats.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/wizard-results.ts'
import { priceTaxCopy } from './price-tax.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'leggero', normal: 'normale', heavy: 'intenso' }
const usageList = (usages: readonly Usage[]) => listOf(usages.map((usage) => usageNames[usage]))
const days = { one: 'giorno', other: 'giorni' }

export const waitUntil: typeof english.waitUntil = (day) =>
  `Un pacchetto acquistato oggi non può aspettare il tuo primo giorno. Torna a partire da ${formatDay(day)}.`

const nothing = {
  no_single_bundle:
    'Nessun pacchetto copre da solo i paesi che hai scelto. Puoi acquistare pacchetti separati per le nostre zone.',
  no_match: 'Non abbiamo trovato pacchetti adatti alla tua scelta. Prova con altre destinazioni o altre date.',
}

export const resultsCopy: typeof english.resultsCopy = {
  summary: 'Il tuo viaggio in breve',
  destinations: 'Destinazioni',
  destinationsShown: (count) => `${count}, mostra l’elenco`,
  duration: 'Durata',
  period: 'Periodo del viaggio',
  exclTax: (price, tax) => `${price} IVA esclusa · ${tax}`,
  validFor: (count) => `valido per ${plural(count, days)}`,
  lastsPart: (count, of) => `Dura ${count} dei tuoi ${of} giorni`,
  perGb: (price) => `${price} al GB`,
  gbPerDay: (gigabytes) => `${gigabytes}\u00A0GB al giorno`,
  mbPerDay: (megabytes) => `${megabytes}\u00A0MB al giorno`,
  noLimit: 'senza limiti',
  enoughLead: 'Basta per',
  daysUsed: (used, of) => (used === of ? plural(of, days) : `${plural(used, days)} su ${of}`),
  dataOnly: 'solo dati, senza numero di telefono',
  contractSummary: 'Sintesi contrattuale',
  details: (name, countries) => `Dettagli di ${name}: ${countries}, prezzo al GB, sintesi contrattuale`,
  coverage: 'Funziona in',
  usage: 'Quanti dati usi?',
  sizeFor: (usages) =>
    usages.length === USAGES.length ? 'Qualsiasi uso' : usages.length === 0 ? 'Extra' : `Uso ${usageList(usages)}`,
  rightFor: (usages) => `Adatto a un uso ${usageList(usages)}`,
  chosen: (name, price, usages = []) =>
    usages.length > 0
      ? `Hai scelto ${name} per un uso ${usageList(usages)}, ${price}. Per cambiare, scegline un altro.`
      : `Hai scelto ${name}, ${price}. Per cambiare, scegline un altro.`,
  sameSize: 'Altri con gli stessi dati',
  against: (adds, lacks) =>
    [adds ? `in più ${adds}` : 'nessun paese in più', lacks ? `senza ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'Tutti i pacchetti',
    caption: 'Tutti i pacchetti per il tuo viaggio, dal più economico',
    columns: {
      name: 'Pacchetto',
      price: priceTaxCopy.column,
      data: 'Dati',
      valid: 'Validità',
      perGb: 'Al GB',
      perDay: 'Al giorno',
    },
    days: (count) => plural(count, days),
  },
  showMore: (count) => (count === 1 ? 'Mostra un’altra opzione' : `Mostra altre ${count} opzioni`),
  showLess: 'Mostra meno',
  addToCart: 'Aggiungi al carrello',
  addNamed: (name) => `Aggiungi al carrello: ${name}`,
  replaced: (trip) => `Sostituito nel carrello: ${trip}`,
  broughtBack: (trip) => `Di nuovo nel carrello: ${trip}`,
  notBroughtBack: 'Non più disponibile',
  undo: 'Annulla',
  adding: 'Aggiunta al carrello…',
  go: 'Inizia il viaggio e vai al pagamento',
  editDates: 'Modifica le date',
  editDestinations: 'Modifica le destinazioni',
  features: ['Dati ad alta velocità', 'Connessione sicura', 'Copertura premium', 'Assistenza globale 24/7'],
  longer: 'Il tuo viaggio dura più dei nostri pacchetti. Puoi acquistarne più di uno.',
  longerHow:
    'Acquistane uno ora e aggiungi i prossimi alla stessa eSIM come ricariche, ciascuna prima che finisca la precedente.',
  noneChosen: 'Nessun pacchetto scelto',
  nothingCovers: 'Non abbiamo trovato pacchetti che coprano tutte le destinazioni scelte.',
  tooEarly: 'È troppo presto per acquistare per questo viaggio.',
  nothingBecause: (answer) => (answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason]),
  waysOut: 'Che cosa puoi fare',
  without: (name) => `Continua senza ${name}`,
  onlyZone: (zone, names) => `Un pacchetto per ${names} (${zone})`,
}

export const dailyUse: typeof english.dailyUse = [
  { belowMb: 100, text: 'chat e mappe' },
  { belowMb: 350, text: 'mappe, chat, un po’ di web' },
  { belowMb: 1_000, text: 'mappe, chat, qualche video' },
  { belowMb: 2_500, text: 'web, chiamate, video ogni giorno' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, chiamate e condivisioni senza pensieri' },
]
