// What the wizard says in Italian about a trip that several purchases cover.
import { plural } from '#app/language/formats.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/wizard-plans.ts'
import { resultsCopy } from './wizard-results.ts'

export const plansCopy: typeof english.plansCopy = {
  forLongTrip: 'Un piano per tutto il viaggio',
  cheaper: 'In più parti: spendi meno o hai più dati',
  forSeveralZones: 'Un piano con un pacchetto per ogni zona',
  planFor: (usages) =>
    usages.length === USAGES.length
      ? 'Per qualsiasi uso'
      : usages.length === 0
        ? 'Per un uso extra'
        : `Per un ${resultsCopy.sizeFor(usages).toLowerCase()}`,
  inAll: (price) => `${price} in tutto`,
  parts: (count) => `in ${count} parti`,
  now: (price) => `${price} adesso`,
  limit: (days) =>
    `Il pacchetto più lungo per questo viaggio dura ${plural(days, { one: 'giorno', other: 'giorni' })} e tre acquisti non bastano a coprirlo tutto.`,
  ask: 'Chiedici un piano',
  oneTraveler: (price) =>
    `In più parti, questo viaggio costa ${price} per una persona. Un piano in più parti vale per una sola eSIM: ordinalo per ogni persona.`,
  showOne: 'Mostra i piani per una persona',
  topUp: (size, trip) => `ricarica di ${size} (${trip})`,
  how: 'Acquista ora la prima parte. Ti scriviamo due giorni prima di ogni parte successiva, o un giorno prima se è una ricarica della stessa eSIM.',
}
