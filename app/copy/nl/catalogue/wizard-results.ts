// What the wizard says about the bundles that fit a trip.
import { formatDay, listOf } from '#app/language/formats.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type {
  dailyUse as englishUse,
  resultsCopy as english,
  waitUntil as englishWait,
} from '../../catalogue/wizard-results.ts'
import { daysText } from '../counts.ts'
import { priceTaxCopy } from './price-tax.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'Weinig', normal: 'Normaal', heavy: 'Veel' }
const namesOf = (usages: readonly Usage[]) =>
  listOf(usages.map((usage, index) => (index === 0 ? usageNames[usage] : usageNames[usage].toLowerCase())))
const inSentence = (usages: readonly Usage[]) => listOf(usages.map((usage) => usageNames[usage].toLowerCase()))

export const waitUntil: typeof englishWait = (day) =>
  `Een bundel die je vandaag koopt, kan niet wachten tot je eerste reisdag. Kom terug op ${formatDay(day)} of later.`

const nothing = {
  no_single_bundle: 'Deze combinatie van landen zit niet in één bundel. Je kunt per zone een aparte bundel kopen.',
  no_match: 'We hebben geen bundel gevonden die hierbij past. Probeer andere bestemmingen of data.',
}

export const resultsCopy: typeof english = {
  summary: 'Je reis in het kort',
  destinations: 'Bestemmingen',
  destinationsShown: (count) => `${count}, lijst tonen`,
  duration: 'Duur',
  period: 'Reisperiode',
  exclTax: (price, tax) => `${price} excl. btw · ${tax}`,
  validFor: (days) => `${daysText(days)} geldig`,
  lastsPart: (days, of) => `Voor ${days} van je ${of} dagen`,
  perGb: (price) => `${price} per GB`,
  gbPerDay: (gigabytes) => `${gigabytes}\u00A0GB per dag`,
  mbPerDay: (megabytes) => `${megabytes}\u00A0MB per dag`,
  noLimit: 'onbeperkt',
  enoughLead: 'Genoeg voor',
  daysUsed: (used, of) => (used === of ? daysText(of) : `${used} van ${daysText(of)}`),
  dataOnly: 'alleen data, geen telefoonnummer',
  contractSummary: 'Contractsamenvatting',
  details: (name, countries) => `Details van ${name}: ${countries}, prijs per GB, contractsamenvatting`,
  coverage: 'Werkt in',
  usage: 'Hoeveel data gebruik je?',
  sizeFor: (usages) => (usages.length === USAGES.length ? 'Elk gebruik' : namesOf(usages) || 'Extra'),
  rightFor: (usages) => `Geschikt voor ${inSentence(usages)} gebruik`,
  chosen: (name, price, usages = []) =>
    `${name} gekozen${usages.length > 0 ? ` voor ${inSentence(usages)} gebruik` : ''}, ${price}. Kies een andere om te wisselen.`,
  sameSize: 'Andere met evenveel data',
  against: (adds, lacks) =>
    [adds ? `ook ${adds}` : 'geen extra land', lacks ? `zonder ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'Alle bundels',
    caption: 'Alle bundels voor je reis, goedkoopste eerst',
    columns: {
      name: 'Bundel',
      price: priceTaxCopy.column,
      data: 'Data',
      valid: 'Geldig',
      perGb: 'Per GB',
      perDay: 'Per dag',
    },
    days: (count) => daysText(count),
  },
  showMore: (count) => (count === 1 ? 'Nog 1 optie tonen' : `Nog ${count} opties tonen`),
  showLess: 'Minder tonen',
  addToCart: 'Toevoegen',
  addNamed: (name) => `Toevoegen aan winkelwagen: ${name}`,
  replaced: (trip) => `Vervangen in je winkelwagen: ${trip}`,
  broughtBack: (trip) => `Terug in je winkelwagen: ${trip}`,
  notBroughtBack: 'Niet meer beschikbaar',
  undo: 'Ongedaan maken',
  adding: 'In je winkelwagen leggen…',
  go: 'Begin je reis en ga naar betalen',
  editDates: 'Reisdata wijzigen',
  editDestinations: 'Bestemmingen wijzigen',
  features: ['Snelle data', 'Veilige verbinding', 'Uitstekende dekking', '24/7 hulp, overal'],
  longer: 'Je reis duurt langer dan onze bundels geldig zijn. Je kunt er meer na elkaar gebruiken.',
  longerHow:
    'Koop er nu één en zet de volgende als opwaardering op dezelfde eSIM, steeds voordat de vorige is afgelopen.',
  noneChosen: 'Nog geen bundel gekozen',
  nothingCovers: 'We hebben geen bundel gevonden die al je bestemmingen dekt.',
  tooEarly: 'Het is nog te vroeg om voor deze reis te kopen.',
  nothingBecause: (answer) => (answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason]),
  waysOut: 'Wat je kunt doen',
  without: (name) => `Verder zonder ${name}`,
  onlyZone: (zone, names) => `Eén bundel voor ${names} (${zone})`,
}

export const dailyUse: typeof englishUse = [
  { belowMb: 100, text: 'chatten en kaarten' },
  { belowMb: 350, text: 'kaarten, chatten, wat surfen' },
  { belowMb: 1_000, text: 'kaarten, chatten, af en toe video' },
  { belowMb: 2_500, text: 'surfen, bellen, elke dag video' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'video, bellen en delen zonder op je data te letten' },
]
