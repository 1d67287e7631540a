// A row of the network's catalog in our terms. A row that says something we don't know isn't sold, because we would
// promise what we don't understand; the field is named.
import { wordsOf } from '#adapters/transport/pass-on-packages.ts'
import type { RefusedPackage } from '#ports/network-catalogue.ts'
import type { CataloguePackage, NetworkMoney } from '#values/network-package.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldDays, toldWhole } from '#values/normal-form/whole.ts'
import { cutText } from '#values/text/cut-text.ts'
import { inMb, moneyOf, toldBytes } from './wire.ts'

type Row = Record<string, unknown>
type Note = (field: string) => void

const LONGEST_NAME = 120

/** Those that the owner hasn't switched off in the console: all others are listed too, and can't be bought. */
export const isEnabled = (row: unknown): boolean => !isRecord(row) || toldFlag(row['enabled']) !== false

/** The package, or the field for which it is refused. */
export function readPackage(row: unknown, note: Note): CataloguePackage | RefusedPackage {
  if (!isRecord(row)) return { packageId: null, field: 'row', told: wordsOf(row) }
  const packageId = toldText(row['offerId']) || null
  const refuse = (field: string): RefusedPackage => ({ packageId, field, told: wordsOf(row[field]) })
  const days = toldDays(row['durationDays'])
  const isUnlimited = toldFlag(row['dataUnlimited'])
  const megabytes = isUnlimited === true ? null : inMb(toldBytes(row['dataGB']) ?? null)
  const cost = costIn(row)
  const countries = countriesIn(row, note)
  if (packageId === null) return refuse('offerId')
  if (toldText(row['productType'])?.toUpperCase() !== 'ESIM') return refuse('productType')
  // Ranges are for vouchers of any amount.
  if (toldText(row['priceType'])?.toUpperCase() !== 'FIXED') return refuse('priceType')
  if (!cost) return refuse('cost')
  if (!days) return refuse('durationDays')
  if (isUnlimited === undefined) return refuse('dataUnlimited')
  if (isUnlimited !== true && !megabytes) return refuse('dataGB')
  if (countries.length === 0) return refuse('roaming')
  return {
    packageId,
    name: cutText(toldText(row['shortNotes']) || packageId, LONGEST_NAME),
    isTopUp: false,
    countries,
    kind: isUnlimited === true ? 'unlimited' : 'total',
    megabytes,
    days,
    soldByDay: null,
    // The catalog doesn't say.
    installWithinDays: null,
    startsAt: null,
    cost,
    operators: null,
    slowSpeedKbps: null,
    exitCountry: null,
    allowsHotspot: null,
    // "Add an offer to an existing eSIM" is the same call, for every offer.
    canTopUp: true,
  }
}

/** With the fee, if there is one: a purchase tells what it cost as both together. */
function costIn(row: Row): NetworkMoney | null {
  const cost = row['cost']
  if (!isRecord(cost)) return null
  const [fixed, fee, share] = [toldWhole(cost['fixed']), toldWhole(cost['fee']), toldText(cost['feePct'])]
  if (!fixed || fee === undefined) return null
  // A share without its amount.
  if (fee === null && (share ?? cost['feePct'] ?? 0) !== 0) return null
  return moneyOf(fixed + (fee ?? 0), cost) ?? null
}

/**
 * Those that we know, of where it is for and where it works too: whoever travels to another one isn't offered the
 * package. One for a region names no country but those.
 */
function countriesIn(row: Row, note: Note): string[] {
  const roaming = Array.isArray(row['roaming']) ? row['roaming'] : []
  const told = [row['country'], ...roaming.map((each) => (isRecord(each) ? each['country'] : each))]
  const codes = told.filter((each) => each !== '').map((each) => toldCountry(each))
  if (codes.includes(undefined)) note('roaming')
  return [...new Set(codes.filter((code) => typeof code === 'string'))].toSorted()
}
