// The pages of countries and zones, and the list of them. Every price is named with the plan that costs it.
import { listOf, plural, sizeLabel } from '#app/language/formats.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/country-page.ts'

const days = (count: number) => plural(count, { one: 'jour', other: 'jours' })
const countries = (count: number) => plural(count, { one: 'pays', other: 'pays' })
const USAGE_WORDS: Readonly<Record<Usage, string>> = { light: 'léger', normal: 'normal', heavy: 'intensif' }
const aDay = (usage: Usage) => sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })

export const countryPageCopy: typeof english.countryPageCopy = {
  title: (place) => `eSIM ${place}`,
  lead: (place, { size, days: lasts, price }) =>
    `${place}\u202F: restez en ligne avec ${size} pour ${lasts}, à ${price}. Un code QR, sans engagement, et votre numéro reste actif.`,
  description: (place, plans, { size, days: lasts, price }) =>
    `${place}\u202F: ${plural(plans, { one: 'forfait eSIM prépayé', other: 'forfaits eSIM prépayés' })}, par exemple ${size} pour ${lasts} à ${price}. Comparez données, jours, réseaux et contenu de chaque forfait.`,
  plan: 'Planifier un voyage',
  days,
  trips: {
    heading: (place) => `Ce que coûte un voyage\u202F: ${place}`,
    caption: 'Le forfait qui suffit, selon la durée du voyage et l’usage des données',
    length: 'Voyage',
    usages: { light: 'Léger', normal: 'Normal', heavy: 'Intensif' },
    daily: (usage) => `${aDay(usage)} par jour`,
    none: 'Aucun forfait seul',
  },
  plans: {
    heading: (place, count) => `${place}\u202F: ${plural(count, { one: 'forfait', other: 'forfaits' })}`,
    caption: 'Forfaits, du moins cher au plus cher',
    more: (count) => `Encore ${plural(count, { one: 'forfait', other: 'forfaits' })}`,
    data: 'Données',
    lasts: 'Jours',
    works: 'Pays couverts',
    countries: (zone, count) => `${zone} (${countries(count)})`,
    summary: (size, lasts, zone) => `Récapitulatif contractuel[\u202F: ${size} pour ${lasts}, ${zone}]`,
    cut: 'Forfaits plus gros et plus longs\u202F: planifiez un voyage, et vous verrez tous ceux qui conviennent.',
  },
  glance: {
    heading: 'En un coup d’œil',
    data: 'Données',
    lasts: 'Jours',
    networks: 'Réseaux',
    hotspot: 'Partage de connexion',
    phone: 'Numéro de téléphone',
    noPhone: 'Données uniquement\u202F; votre SIM garde votre numéro',
    between: (least, most) => (least === most ? least : `de ${least} à ${most}`),
    hotspots: { all: 'Autorisé', some: 'Selon le forfait', none: 'Non autorisé', unknown: 'Non communiqué' },
    undisclosed: 'Non communiqué',
  },
  label: (size, lasts) => `Ce que comprend ${size} pour ${lasts}`,
  phones: {
    heading: 'Votre téléphone convient-il\u202F?',
    text: 'Il doit être compatible eSIM et ne pas être verrouillé par un opérateur.',
    link: 'Chercher votre téléphone',
  },
  questions: {
    heading: 'Questions fréquentes',
    howMuch: {
      question: (place) => `${place}\u202F: de combien de données ai-je besoin\u202F?`,
      answer: (week) =>
        `Cartes et messageries consomment environ ${aDay('light')} par jour, la navigation et un peu de vidéo ${aDay('normal')}, la vidéo et les appels quotidiens ${aDay('heavy')}.${week.length > 0 ? ` Pour une semaine\u202F: ${listOf(week)}.` : ''} Si elles s’épuisent, vous pouvez recharger la même eSIM lorsque son forfait le permet.`,
      sum: (usage, { size, price }) => `${size} pour un usage ${USAGE_WORDS[usage]} (${price})`,
    },
    start: {
      question: 'Quand commencent les jours d’un forfait\u202F?',
      firstUse:
        'À la première connexion de l’eSIM dans un pays couvert. Vous pouvez l’installer chez vous, en Wi-Fi, sans perdre un seul jour.',
      other: 'Cela dépend du forfait. Le récapitulatif contractuel de chaque forfait l’indique.',
    },
    around: {
      question: (place) => `${place}\u202F: la même eSIM fonctionne-t-elle dans les pays voisins\u202F?`,
      some: (names, zone, { size, days: lasts, price }) =>
        `Oui, si vous choisissez un forfait pour tout votre voyage. ${zone} couvre aussi ces destinations\u202F: ${listOf(names)}. ${size} pour ${lasts} à ${price}.`,
      none: (place) =>
        `Nos forfaits ${place} ne fonctionnent que dans ce pays. Pour d’autres pays, ajoutez un forfait distinct.`,
    },
    zone: {
      question: (place) => `${place}\u202F: dois-je indiquer les pays que je visite\u202F?`,
      answer:
        'Pas pour acheter. Mais si vous indiquez seulement les pays de votre voyage, vous trouverez peut-être un forfait moins cher qui les couvre.',
    },
  },
  near: () => 'Destinations voisines',
  within: (count) => `Fonctionne dans ${countries(count)}`,
  zones: 'Forfaits pour plusieurs pays',
  all: 'Toutes les destinations',
  unsold: {
    lead: (place) => `Nous ne vendons pas encore de données pour cette destination\u202F: ${place}.`,
  },
}

export const destinationsPageCopy: typeof english.destinationsPageCopy = {
  title: 'Toutes les destinations',
  lead: (count) =>
    count === 0
      ? 'Nous ne vendons pas encore de forfaits. Revenez bientôt\u202F!'
      : `Données mobiles dans ${countries(count)}, par code QR. Choisissez le vôtre pour voir ses forfaits et ses prix.`,
  description:
    'Tous les pays et zones avec des forfaits eSIM prépayés\u202F: prix, réseaux et contenu de chaque forfait.',
  zones: 'Zones',
  countries: 'Pays',
}
