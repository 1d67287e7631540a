// What the wizard says about the bundles that fit a trip.
import { formatDay, listOf, plural, sizeWords } from '#app/language/formats.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/wizard-results.ts'
import { priceTaxCopy } from './price-tax.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'Léger', normal: 'Normal', heavy: 'Intensif' }
const nameOf = (usage: Usage) => usageNames[usage]
const usageText = (usages: readonly Usage[]) => listOf(usages.map(nameOf)).toLowerCase()
const daysText = (count: number) => plural(count, { one: 'jour', other: 'jours' })

export const waitUntil: typeof english.waitUntil = (day) =>
  `Un forfait acheté aujourd’hui ne peut pas attendre votre premier jour. Revenez à partir de cette date\u202F: ${formatDay(day)}.`

const nothing = {
  no_single_bundle:
    'Cette sélection de pays n’existe pas en un seul forfait. Vous pouvez acheter un forfait distinct pour chacune de nos zones.',
  no_match: 'Nous n’avons pas trouvé de forfait adapté. Essayez d’autres destinations ou d’autres dates.',
}

export const resultsCopy: typeof english.resultsCopy = {
  summary: 'Récapitulatif du voyage',
  destinations: 'Destinations',
  destinationsShown: (count) => `${count}, afficher la liste`,
  duration: 'Durée',
  period: 'Dates du voyage',
  exclTax: (price, tax) => `${price} HT · ${tax}`,
  validFor: (days) => `valable ${daysText(days)}`,
  lastsPart: (days, of) => `Dure ${days} de vos ${daysText(of)}`,
  perGb: (price) => `${price} par Go`,
  gbPerDay: (gigabytes) => `${sizeWords(`${gigabytes} GB`)} par jour`,
  mbPerDay: (megabytes) => `${sizeWords(`${megabytes} MB`)} par jour`,
  noLimit: 'sans limite',
  enoughLead: 'De quoi faire\u202F:',
  daysUsed: (used, of) => (used === of ? daysText(of) : `${daysText(used)} sur ${of}`),
  dataOnly: 'données uniquement, sans numéro de téléphone',
  contractSummary: 'Récapitulatif contractuel',
  details: (name, countries) => `Détails de ${name}\u202F: ${countries}, prix par Go, récapitulatif contractuel`,
  coverage: 'Pays couverts',
  usage: 'Comment utilisez-vous vos données\u202F?',
  sizeFor: (usages) => (usages.length === USAGES.length ? 'Tous usages' : listOf(usages.map(nameOf)) || 'Extra'),
  rightFor: (usages) => `Convient à un usage ${usageText(usages)}`,
  chosen: (name, price, usages = []) =>
    `Forfait choisi\u202F: ${name}${usages.length > 0 ? ` (usage ${usageText(usages)})` : ''}, ${price}. Choisissez-en un autre pour changer.`,
  sameSize: 'Autres forfaits du même volume',
  against: (adds, lacks) =>
    [adds ? `en plus\u202F: ${adds}` : 'aucun pays de plus', lacks ? `sans ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'Tous les forfaits',
    caption: 'Tous les forfaits pour votre voyage, du moins cher au plus cher',
    columns: {
      name: 'Forfait',
      price: priceTaxCopy.column,
      data: 'Données',
      valid: 'Validité',
      perGb: 'Par Go',
      perDay: 'Par jour',
    },
    days: daysText,
  },
  showMore: (count) => `Afficher ${plural(count, { one: 'option de plus', other: 'options de plus' })}`,
  showLess: 'Afficher moins',
  addToCart: 'Ajouter au panier',
  addNamed: (name) => `Ajouter au panier\u202F: ${name}`,
  replaced: (trip) => `Remplacé dans votre panier\u202F: ${trip}`,
  broughtBack: (trip) => `De retour dans votre panier\u202F: ${trip}`,
  notBroughtBack: 'N’est plus disponible',
  undo: 'Annuler',
  adding: 'Ajout au panier…',
  go: 'Commencer le voyage et passer au paiement',
  editDates: 'Modifier les dates',
  editDestinations: 'Modifier les destinations',
  features: [
    'Données haut débit',
    'Connexion sécurisée',
    'Couverture premium',
    'Assistance mondiale 24\u00A0h/24, 7\u00A0j/7',
  ],
  longer: 'Votre voyage dure plus longtemps que nos forfaits. Vous pouvez en acheter plusieurs.',
  longerHow:
    'Achetez-en un maintenant, puis ajoutez les suivants à la même eSIM sous forme de recharges, chacune avant la fin de la précédente.',
  noneChosen: 'Aucun forfait choisi',
  nothingCovers: 'Nous n’avons pas trouvé de forfait couvrant toutes vos destinations.',
  tooEarly: 'Il est trop tôt pour acheter pour ce voyage.',
  nothingBecause: (answer) => (answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason]),
  waysOut: 'Ce que vous pouvez faire',
  without: (name) => `Continuer sans cette destination\u202F: ${name}`,
  onlyZone: (zone, names) => `Un seul forfait (${zone})\u202F: ${names}`,
}

export const dailyUse: typeof english.dailyUse = [
  { belowMb: 100, text: 'messageries et cartes' },
  { belowMb: 350, text: 'cartes, messageries, un peu de navigation' },
  { belowMb: 1_000, text: 'cartes, messageries, un peu de vidéo' },
  { belowMb: 2_500, text: 'navigation, appels, vidéo chaque jour' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'vidéo, appels et partage sans compter' },
]
