// What the wizard says about a trip that several purchases cover.
import { plural } from '#app/language/formats.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import type { plansCopy as english } from '../../catalogue/wizard-plans.ts'
import { resultsCopy } from './wizard-results.ts'

export const plansCopy: typeof english = {
  forLongTrip: 'Un plan pour tout votre voyage',
  cheaper: 'En plusieurs parties\u202F: moins cher ou avec plus de données',
  forSeveralZones: 'Un plan avec un forfait par zone',
  planFor: (usages) =>
    usages.length === USAGES.length
      ? 'Pour tous les usages'
      : `Pour un usage ${resultsCopy.sizeFor(usages).toLowerCase()}`,
  inAll: (price) => `${price} en tout`,
  parts: (count) => `en ${count} parties`,
  now: (price) => `${price} maintenant`,
  limit: (days) =>
    `Le forfait le plus long pour ce voyage dure ${plural(days, { one: 'jour', other: 'jours' })}, et trois achats ne le couvrent pas en entier.`,
  ask: 'Demandez-nous un plan',
  oneTraveler: (price) =>
    `En plusieurs parties, ce voyage coûte ${price} pour une personne. Un tel plan vaut pour une seule eSIM\u202F: commandez-le pour chaque personne.`,
  showOne: 'Afficher les plans pour une personne',
  topUp: (size, trip) => `recharge de ${size} (${trip})`,
  how: 'Achetez la première partie maintenant. Nous vous écrirons deux jours avant le début de chaque partie suivante, ou la veille s’il s’agit d’une recharge sur la même eSIM.',
}
