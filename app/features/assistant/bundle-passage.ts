// What the shop sells for the places that a question names, at current prices with the tax that is charged, and about what
// they are in the currency that a visitor chose.
import { formatDay, sizeLabel, countryName, zoneName } from '#app/language/formats.ts'
import { href } from 'react-router'
import { currencyCopy } from '#app/copy/catalogue/currency.ts'
import { answersCopy } from '#app/copy/support/assistant.ts'
import { priceInclTax } from '#app/features/wizard/prices.ts'
import type { WizardCatalogue } from '#app/features/wizard/read-wizard.ts'
import { networkIdOf, offeredZones, type Zone } from '#shop/catalogue/bundle/bundle.ts'
import { isTopUpSoldFor } from '#shop/catalogue/bundle/bundle-facts.ts'
import { compareData, dataKey, isTotal } from '#values/data-allowance.ts'
import { namedPlaces } from '#shop/catalogue/destination/named-places.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import { coveringOffers, findOffers, isCountrySold, type Offer } from '#shop/catalogue/trip/find-offers.ts'
import type { CountryCode } from '#values/country/country.ts'

const copy = answersCopy.bundles
const MOST_LINES = 6
const MOST_DAYS = 365

/** The passage is null if no place is named. */
export type AboutPlaces = { passage: Passage | null; rest: string }

/** The bundles for the countries, or else for the zone, that a question names, and what else it says. */
export function bundlePassage(question: string, catalogue: WizardCatalogue): AboutPlaces {
  const { vatBasisPoints, currency } = catalogue
  const namesByZone = new Map(catalogue.zones.map((zone) => [zone.name, called(zone)]))
  const { countries, zones, rest: others } = namedPlaces(question, offeredZones(catalogue))
  const zone = zones[0]
  const rest = others.replace(DAYS, ' ')
  const beyond = countries.filter((code) => !zones.some((each) => each.countries.includes(code)))
  if (zones.length > 1 || (zone && beyond.length > 0)) return { rest, passage: forZonesAnd(zones, beyond) }
  if (countries.length > 0) return { rest, passage: forCountries(countries, findDays(question)) }
  return zone ? { rest, passage: forZone(zone, findDays(question)) } : { rest: others, passage: null }

  // One place we don't sell must not hide the others.
  function forCountries(codes: CountryCode[], days: number | null): Passage {
    const { sold, missing } = soldOf(codes)
    if (sold.length === 0)
      return { title: copy.title(namesOf(codes)), path: href('/bundleselector'), text: copy.none(namesOf(codes)) }
    const text = [missing, textForSold(sold, days)].filter(Boolean).join('\n')
    return { title: copy.title(namesOf(sold)), path: `${href('/bundleselector')}?to=${sold.join(',')}`, text }
  }

  function textForSold(codes: CountryCode[], days: number | null, names = namesOf(codes)): string {
    const answer = findOffers(catalogue, codes, days ?? 1)
    if (answer.kind === 'none') return copy.apart(names)
    const offers = days ? answer.offers : coveringOffers(catalogue, codes)
    return textOf(copy.covered(names, vatBasisPoints), offers, days, answer.isLongerThanStandard)
  }

  // 'Europe and the US' is not the US alone.
  function forZonesAnd(parts: Zone[], added: CountryCode[]): Passage {
    const { sold, missing } = soldOf(added)
    const codes = [...new Set([...parts.flatMap((part) => part.countries), ...sold])]
    const names = [...parts.map(called), ...sold.map(countryName)].join(copy.and)
    const text = [missing, textForSold(codes, findDays(question), names)].filter(Boolean).join('\n')
    return { title: copy.title(names), path: `${href('/bundleselector')}?to=${codes.join(',')}`, text }
  }

  function soldOf(codes: CountryCode[]) {
    const sold = codes.filter((code) => isCountrySold(catalogue, code))
    const unsold = codes.filter((code) => !sold.includes(code))
    return { sold, missing: unsold.length > 0 ? copy.none(namesOf(unsold)) : null }
  }

  function forZone(whole: Zone, days: number | null): Passage {
    const { name, countries: members } = whole
    const all = coveringOffers(catalogue, members).filter((offer) => offer.zone === name)
    const longEnough = all.filter(({ validityDays }) => validityDays >= (days ?? 1))
    const offers = longEnough.length > 0 ? longEnough : all
    const text = textOf(copy.zone(called(whole), members.length, vatBasisPoints), offers, days, longEnough.length === 0)
    return { title: copy.title(called(whole)), text, path: `${href('/bundleselector')}?to=${members.join(',')}` }
  }

  function textOf(lead: string, offers: Offer[], days: number | null, isTooLong: boolean): string {
    const note = days === null ? [] : [isTooLong ? copy.tooLong(days, offers.every(isToppable)) : copy.forDays(days)]
    const about = currency ? [currencyCopy.note(currency.code, formatDay(currency.since))] : []
    return [lead, ...ofAskedSize(cheapestOfEachSize(offers)).map(line), ...about, ...note].join('\n')
  }

  // Somebody who asks for 10 GB gets the price of 10 GB, if there is one.
  function ofAskedSize(offers: Offer[]): Offer[] {
    const asked = findSize(question)
    const same = offers.filter((offer) => isTotal(offer) && offer.megabytes === asked)
    return same.length > 0 ? same : offers
  }

  function isToppable(offer: Offer): boolean {
    return isTopUpSoldFor(catalogue, offer, networkIdOf(catalogue, offer.bundleId))
  }

  function line({ zone: name, validityDays, priceCents, ...data }: Offer): string {
    return copy.line(
      namesByZone.get(name) ?? zoneName(name),
      sizeLabel(data),
      validityDays,
      priceInclTax(priceCents, catalogue),
    )
  }
}

/** As people read it on every page, not as it stands in the price list. */
const called = (zone: Zone): string => zoneName(displayNameOf(zone))

const namesOf = (codes: CountryCode[]): string => codes.map(countryName).join(copy.and)

// Offers are sorted by price, so the first of a size is its cheapest; zones that cost more for the same are left out.
function cheapestOfEachSize(offers: Offer[]): Offer[] {
  const first = new Map<string, Offer>()
  for (const offer of offers) if (!first.has(dataKey(offer))) first.set(dataKey(offer), offer)
  return [...first.values()].toSorted(bySize).slice(0, MOST_LINES)
}

const bySize = (one: Offer, other: Offer): number => compareData(one, other, one.validityDays, other.validityDays)

/** The megabytes that a question mentions: '10 GB', '512mb'; null if none. */
export function findSize(question: string): number | null {
  const [, figure = '', unit = ''] = /(\d+(?:[.,]\d+)?)\s*-?(gb|gigs?|gigabytes?|mb|megabytes?)\b/i.exec(question) ?? []
  if (figure === '') return null
  return Number(figure.replace(',', '.')) * (unit.toLowerCase().startsWith('g') ? 1024 : 1)
}

const DAYS_IN: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30 }
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, ten: 10 }

const DAYS = /\b(\d{1,3}|an?|one|two|three|four|ten)[ -](day|night|week|month)s?\b/i

/** The days that a question mentions: '10 days', 'two weeks', 'a month'; null if none. */
export function findDays(question: string): number | null {
  const [, count = '', unit = ''] = DAYS.exec(question) ?? []
  const days = (NUMBERS[count.toLowerCase()] ?? Number(count)) * (DAYS_IN[unit.toLowerCase()] ?? 0)
  return days > 0 && days <= MOST_DAYS ? days : null
}
