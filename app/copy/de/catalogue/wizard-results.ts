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

const usageNames: Readonly<Record<Usage, string>> = { light: 'Wenig', normal: 'Normal', heavy: 'Viel' }
const nameOf = (usage: Usage) => usageNames[usage]
// Before 'Nutzung'.
const kinds: Readonly<Record<Usage, string>> = { light: 'geringe', normal: 'normale', heavy: 'intensive' }
const useOf = (usages: Usage[]) => `${listOf(usages.map((usage) => kinds[usage]))} Nutzung`

export const waitUntil: typeof englishWait = (day) =>
  `Ein Paket, das Sie heute kaufen, kann nicht bis zu Ihrem ersten Reisetag warten. Bitte kommen Sie ab diesem Tag wieder: ${formatDay(day)}.`

const nothing = {
  no_single_bundle:
    'Für diese Länder gibt es kein gemeinsames Paket. Bitte kaufen Sie getrennte Pakete für unsere Zonen.',
  no_match: 'Wir haben keine passenden Pakete gefunden. Bitte versuchen Sie es mit anderen Zielen oder Daten.',
}

export const resultsCopy: typeof english = {
  summary: 'Ihre Reise im Überblick',
  destinations: 'Reiseziele',
  destinationsShown: (count) => `${count}, Liste anzeigen`,
  duration: 'Dauer',
  period: 'Reisezeitraum',
  exclTax: (price, tax) => `${price} exkl. MwSt. · ${tax}`,
  validFor: (days) => `${daysText(days)} gültig`,
  lastsPart: (days, of) => `Reicht für ${days} Ihrer ${of} Tage`,
  perGb: (price) => `${price} pro GB`,
  gbPerDay: (gigabytes) => `${gigabytes}\u00A0GB pro Tag`,
  mbPerDay: (megabytes) => `${megabytes}\u00A0MB pro Tag`,
  noLimit: 'unbegrenzt',
  enoughLead: 'Genug für',
  daysUsed: (used, of) => (used === of ? daysText(of) : `${used} von ${of} Tagen`),
  dataOnly: 'nur Daten, keine Rufnummer',
  contractSummary: 'Vertragszusammenfassung',
  details: (name, countries) => `Details zu ${name}: ${countries}, Preis pro GB, Vertragszusammenfassung`,
  coverage: 'Gilt in',
  usage: 'Wie viel surfen Sie?',
  sizeFor: (usages) => (usages.length === USAGES.length ? 'Jede Nutzung' : listOf(usages.map(nameOf)) || 'Extra'),
  rightFor: (usages) => `Gut für ${useOf(usages)}`,
  chosen: (name, price, usages = []) =>
    `${name} gewählt${usages.length > 0 ? ` für ${useOf(usages)}` : ''}, ${price}. Wählen Sie ein anderes, um das zu ändern.`,
  sameSize: 'Andere gleicher Größe',
  against: (adds, lacks) =>
    [adds ? `zusätzlich ${adds}` : 'keine weiteren Länder', lacks ? `ohne ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'Alle Pakete',
    caption: 'Alle Pakete für Ihre Reise, das günstigste zuerst',
    columns: {
      name: 'Paket',
      price: priceTaxCopy.column,
      data: 'Daten',
      valid: 'Gültig',
      perGb: 'Pro GB',
      perDay: 'Pro Tag',
    },
    days: daysText,
  },
  showMore: (count) => `${count} weitere anzeigen`,
  showLess: 'Weniger anzeigen',
  addToCart: 'In den Warenkorb',
  addNamed: (name) => `In den Warenkorb: ${name}`,
  replaced: (trip) => `Im Warenkorb ersetzt: ${trip}`,
  broughtBack: (trip) => `Wieder im Warenkorb: ${trip}`,
  notBroughtBack: 'Nicht mehr verfügbar',
  undo: 'Rückgängig',
  adding: 'Wird hinzugefügt …',
  go: 'Reise starten und zur Zahlung',
  editDates: 'Reisedaten ändern',
  editDestinations: 'Reiseziele ändern',
  features: ['Schnelle Daten', 'Sichere Verbindung', 'Erstklassige Abdeckung', 'Weltweiter Support rund um die Uhr'],
  longer: 'Ihre Reise dauert länger, als unsere Pakete gelten. Kaufen Sie am besten mehrere.',
  longerHow: 'Kaufen Sie jetzt eines und laden Sie dieselbe eSIM mit den nächsten auf, jeweils bevor das vorige endet.',
  noneChosen: 'Noch kein Paket gewählt',
  nothingCovers: 'Wir haben kein Paket gefunden, das alle gewählten Reiseziele abdeckt.',
  tooEarly: 'Für diese Reise ist es noch zu früh.',
  nothingBecause: (answer) => (answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason]),
  waysOut: 'Was Sie tun können',
  without: (name) => `Weiter ohne ${name}`,
  onlyZone: (zone, names) => `Ein Paket für ${names} (${zone})`,
}

export const dailyUse: typeof englishUse = [
  { belowMb: 100, text: 'Chats und Karten' },
  { belowMb: 350, text: 'Karten, Chats, etwas Surfen' },
  { belowMb: 1_000, text: 'Karten, Chats, etwas Video' },
  { belowMb: 2_500, text: 'Surfen, Anrufe, täglich Videos' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'Videos, Anrufe und Teilen, ohne ans Limit zu denken' },
]
