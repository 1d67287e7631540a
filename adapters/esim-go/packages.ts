// A row of the network's catalog in our terms. A row that says something we don't know isn't sold, because we would
// promise what we don't understand; the field is named.
import type { RefusedPackage } from '#ports/network-catalogue.ts'
import { wordsOf } from '#adapters/transport/pass-on-packages.ts'
import type { CataloguePackage } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { isRecord, toldList } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldDays } from '#values/normal-form/whole.ts'
import { moneyOf } from './wire.ts'

type Row = Record<string, unknown>
type Note = (field: string) => void

const LONGEST_NAME = 120
/** The catalog tells megabytes of which 1,000 are a gigabyte. */
const OURS_OF_A_MEGABYTE = 1000 ** 2 / 1024 ** 2
/** An eSIM that nobody used for so long is deleted ("eSIM Deletion Scheduled"). */
const INSTALL_WITHIN_DAYS = 180

/** The package, or the field for which it is refused. Prices are in the currency of the account. */
export function readPackage(row: unknown, currency: string, note: Note): CataloguePackage | RefusedPackage {
  if (!isRecord(row)) return { packageId: null, field: 'row', told: wordsOf(row) }
  const packageId = toldText(row['name']) || null
  const refuse = (field: string): RefusedPackage => ({ packageId, field, told: wordsOf(row[field]) })
  const cost = moneyOf(row['price'], currency)
  const days = toldDays(row['duration'])
  const startsByItself = toldFlag(row['autostart'])
  const data = dataOf(row)
  const countries = countriesIn(row, note)
  if (packageId === null) return refuse('name')
  if (!cost?.units) return refuse('price')
  // It charges for what is used.
  if (!['FixedCost', null].includes(toldText(row['billingType']) ?? null)) return refuse('billingType')
  if (!days) return refuse('duration')
  if (!['day', 'days', null].includes(toldText(row['durationUnit'])?.toLowerCase() ?? null))
    return refuse('durationUnit')
  if (startsByItself === undefined) return refuse('autostart')
  if (typeof data === 'string') return refuse(data)
  if (countries.length === 0) return refuse('countries')
  return {
    packageId,
    name: cutText(toldText(row['description']) || packageId, LONGEST_NAME),
    isTopUp: false,
    countries,
    ...data,
    days,
    soldByDay: null,
    installWithinDays: INSTALL_WITHIN_DAYS,
    // One that doesn't start by itself starts when it is assigned.
    startsAt: startsByItself === false ? 'purchase' : startsByItself && 'first use',
    cost,
    // The network names operators by country, and not those that a bundle uses.
    operators: null,
    slowSpeedKbps: null,
    exitCountry: null,
    allowsHotspot: null,
    // Every bundle can be added to an eSIM of the same profile.
    canTopUp: true,
  }
}

type Data = Pick<CataloguePackage, 'kind' | 'megabytes'>

/** The least that the row tells of its data, or the field that says something unknown. */
function dataOf(row: Row): Data | string {
  const isUnlimited = toldFlag(row['unlimited'])
  if (isUnlimited === undefined) return 'unlimited'
  const allowances = Array.isArray(row['allowances']) ? row['allowances'] : []
  const data = allowances.filter((each) => !isRecord(each) || toldText(each['type'])?.toUpperCase() === 'DATA')
  const amounts = data.map((each) => (isRecord(each) ? amountIn(each) : undefined))
  if (amounts.includes(undefined)) return 'allowances'
  if (isUnlimited === true || (amounts.length > 0 && amounts.every((each) => each === 'unlimited')))
    return { kind: 'unlimited', megabytes: null }
  const told = toldCount(row['dataAmount'])
  const known = [told, ...amounts].filter((each) => typeof each === 'number')
  // Rounded down: never more than it has.
  const megabytes = Math.floor(Math.min(...known) * OURS_OF_A_MEGABYTE)
  return known.length > 0 && megabytes > 0 ? { kind: 'total', megabytes } : 'dataAmount'
}

const isTold = (each: unknown): boolean => each !== null

function amountIn(allowance: Row): number | 'unlimited' | undefined {
  if (toldFlag(allowance['unlimited']) === true) return 'unlimited'
  if (toldText(allowance['unit'])?.toUpperCase() !== 'MB') return undefined
  return toldCount(allowance['amount']) ?? undefined
}

/**
 * Those that we know, of where it starts and where it works too: whoever travels to another one isn't offered the
 * package. One for a region names the region first, and its countries after it.
 */
function countriesIn(row: Row, note: Note): string[] {
  const read = (field: string) =>
    // A place without anything in it is no country.
    (toldList(row[field]) ?? [])
      .filter(isTold)
      .map((each) => (isRecord(each) ? (toldCountry(each['iso']) ?? toldCountry(each['name'])) : toldCountry(each)))
  const [own, further] = [read('countries'), read('roamingEnabled')]
  const known = [...own, ...further].filter((each) => typeof each === 'string')
  if (further.some((each) => !each)) note('roamingEnabled')
  if (further.length === 0 && known.length < own.length) note('countries')
  return [...new Set(known)].toSorted()
}
