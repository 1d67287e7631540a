// What the wizard says in Spanish about a trip that several purchases cover.
import { plural } from '#app/language/formats.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/wizard-plans.ts'
import { resultsCopy } from './wizard-results.ts'

export const plansCopy: typeof english.plansCopy = {
  forLongTrip: 'Un plan para todo tu viaje',
  cheaper: 'Por partes: más barato o con más datos',
  forSeveralZones: 'Un plan con un paquete para cada zona',
  planFor: (usages) =>
    usages.length === USAGES.length ? 'Para cualquier uso' : `Para un uso ${resultsCopy.sizeFor(usages).toLowerCase()}`,
  inAll: (price) => `${price} en total`,
  parts: (count) => `en ${count} partes`,
  now: (price) => `${price} ahora`,
  limit: (days) =>
    `El paquete más largo para este viaje dura ${plural(days, { one: 'día', other: 'días' })}, y tres compras no lo cubren entero.`,
  ask: 'Pídenos un plan',
  oneTraveler: (price) =>
    `Por partes, este viaje cuesta ${price} para una persona. Un plan por partes es para una sola eSIM: pídelo para cada persona.`,
  showOne: 'Mostrar los planes para una persona',
  topUp: (size, trip) => `recarga de ${size} (${trip})`,
  how: 'Compra ahora la primera parte. Te escribiremos dos días antes de cada una de las siguientes, o un día antes si es una recarga de la misma eSIM.',
}
