// The shape of a new bundle: which megabytes and days are valid, and how the history of the catalog tells them, with the
// kind of one that isn't a total.
import { DATA_KINDS, type DataAllowance, type DataKind } from '#values/data-allowance.ts'
import type { Bundle } from './bundle.ts'

type BundleShape = DataAllowance & Pick<Bundle, 'validityDays'>

export const MOST_MEGABYTES = 1_048_576
export const MOST_DAYS = 365

export const isWithin = (amount: number, least: number, most: number) =>
  Number.isInteger(amount) && amount >= least && amount <= most

/** Which parts of a bundle are valid. */
export const shapeOf = ({ bundleId, megabytes, dataKind, validityDays }: BundleShape & Pick<Bundle, 'bundleId'>) => ({
  bundleId: /^[\w-]{1,40}$/.test(bundleId),
  // An unlimited one may disclose no fair use.
  megabytes: isWithin(megabytes, dataKind === 'unlimited' ? 0 : 1, MOST_MEGABYTES),
  validityDays: isWithin(validityDays, 1, MOST_DAYS),
})

/** As '5120 30' or '1024 7 daily-slow'. */
export const shapeText = ({ megabytes, validityDays, dataKind }: BundleShape): string =>
  [megabytes, validityDays, ...(dataKind === undefined ? [] : [dataKind])].join(' ')

/** The same from its text. */
export function shapeIn(text: string): BundleShape & { dataKind: DataKind } {
  const [megabytes = '', validityDays = '', kind] = text.split(' ')
  const dataKind = DATA_KINDS.find((each) => each === kind) ?? 'total'
  return { megabytes: Number(megabytes), validityDays: Number(validityDays), dataKind }
}
