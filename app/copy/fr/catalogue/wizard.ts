// What the bundle wizard says from its first moment on; the words of its later steps arrive with them.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard.ts'

export const wizardProblems: typeof english.wizardProblems = {
  no_destinations: { title: 'Aucune destination', text: 'Choisissez au moins une destination' },
  dates_missing: { title: 'Dates de voyage manquantes', text: 'Choisissez vos dates d’arrivée et de départ' },
  arrival_in_past: { title: 'Date d’arrivée déjà passée', text: 'Choisissez aujourd’hui ou une date ultérieure' },
  departure_before_arrival: {
    title: 'Départ avant l’arrivée',
    text: 'Choisissez une date de départ égale ou postérieure à votre arrivée',
  },
  no_bundle: { title: 'Aucun forfait choisi', text: 'Choisissez un forfait à ajouter au panier' },
  not_added: {
    title: 'Forfait non ajouté',
    text: 'Nous n’avons pas pu ajouter ce forfait à votre panier. Veuillez réessayer.',
  },
}

export const stepNames: typeof english.stepNames = {
  destinations: 'Destinations',
  dates: 'Dates de voyage',
  results: 'Forfaits',
}

export const stepHeadings: typeof english.stepHeadings = {
  destinations: {
    heading: 'Où partez-vous\u202F?',
    intro: 'Choisissez un pays, ou tous ceux de votre voyage\u202F: une seule eSIM peut les couvrir.',
  },
  dates: {
    heading: 'Quand partez-vous\u202F?',
    intro: 'Votre forfait doit durer du jour de votre arrivée à celui de votre départ.',
  },
  results: {
    heading: 'Forfaits recommandés',
    intro: 'Chacun couvre tout votre voyage. Choisissez le volume qui vous convient.',
  },
}

export const otherResultHeadings: typeof english.otherResultHeadings = {
  none: 'Aucun forfait adapté',
  tooLong: 'Plusieurs forfaits pour un voyage',
}

export const wizardCopy: typeof english.wizardCopy = {
  steps: 'Étapes',
  stepOf: (position, of) => `Étape ${position} sur ${of}`,
  countries: (count) => plural(count, { one: 'pays', other: 'pays' }),
  days: (count) => plural(count, { one: 'jour', other: 'jours' }),
  continue: 'Continuer',
  continueWith: (what) => `Continuer · ${what}`,
  longTripIntro: 'Chacun couvre toutes vos destinations, mais aucun ne dure tout le voyage.',
  loading: 'Recherche de vos forfaits',
}

export const destinationsCopy: typeof english.destinationsCopy = {
  searchLabel: 'Rechercher un pays ou une zone',
  noneSelected: 'Choisissez au moins une destination.',
  searchPlaceholder: 'Rechercher une destination…',
  search: 'Rechercher',
  opening: 'Ouverture de la recherche…',
  popular: 'Destinations populaires',
  results: (count) => plural(count, { one: 'résultat', other: 'résultats' }),
  added: (name, count) => `Ajout\u202F: ${name}. ${plural(count, { one: 'sélection', other: 'sélections' })}`,
  removed: (name, count) => `Retrait\u202F: ${name}. ${plural(count, { one: 'sélection', other: 'sélections' })}`,
  selected: 'Destinations choisies',
  none: 'Rien pour l’instant. Cherchez ci-dessus ou choisissez une zone entière.',
  plansOf: (place) => `${place}\u202F: forfaits et prix`,
  remove: (name) => `Retirer\u202F: ${name}`,
  clear: 'Tout effacer',
  cleared: 'Toutes les destinations ont été retirées',
  andMore: (names, count) => `${names} + ${count}`,
  covered: (zone, count, price) => {
    const all = count === 1 ? '' : count === 2 ? ' les deux' : ` les ${count}`
    return `La zone ${zone} ${count === 1 ? 'la couvre' : `couvre${all}`}${price && `\u00A0: ${price}`}`
  },
  uncovered: (names) =>
    `Aucun forfait ne couvre à lui seul ces destinations\u202F: ${names}. Retirez une destination, ou achetez un forfait par zone.`,
}

export const wizardPageCopy: typeof english.wizardPageCopy = {
  title: 'Trouvez votre forfait',
  intro:
    'Dites-nous où et quand\u202F: nous vous montrons tous les forfaits qui couvrent l’ensemble du voyage, du moins cher au plus cher.',
}
