// What the wizard says about a trip that several purchases cover.
import { plural } from '#app/language/formats.ts'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import type { plansCopy as english } from '../../catalogue/wizard-plans.ts'
import { resultsCopy } from './wizard-results.ts'

export const plansCopy: typeof english = {
  forLongTrip: 'Een plan voor je hele reis',
  cheaper: 'In delen, voor minder geld of met meer data',
  forSeveralZones: 'Een plan met een bundel voor elke zone',
  planFor: (usages) =>
    usages.length === USAGES.length
      ? 'Voor elk gebruik'
      : `Voor ${resultsCopy.sizeFor([...usages]).toLowerCase()} gebruik`,
  inAll: (price) => `${price} in totaal`,
  parts: (count) => `in ${count} delen`,
  now: (price) => `${price} nu`,
  limit: (days) =>
    `De langste bundel voor deze reis duurt ${plural(days, { one: 'dag', other: 'dagen' })}, en drie aankopen dekken de reis niet helemaal.`,
  ask: 'Vraag ons om een plan',
  oneTraveler: (price) =>
    `In delen kost deze reis ${price} voor één reiziger. Een plan in delen is voor één eSIM: bestel het voor elke reiziger apart.`,
  showOne: 'Toon de plannen voor één reiziger',
  topUp: (size, trip) => `opwaarderen met ${size} (${trip})`,
  how: 'Koop nu het eerste deel. We mailen je twee dagen voordat een volgend deel begint, of een dag vóór een opwaardering van dezelfde eSIM.',
}
