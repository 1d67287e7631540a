// A row of the network's catalog in our terms. A row that says something we don't know isn't sold, because we would
// promise what we don't understand; the field is named.
import { wordsOf } from '#adapters/transport/pass-on-packages.ts'
import type { RefusedPackage } from '#ports/network-catalogue.ts'
import type { DataKind } from '#values/data-allowance.ts'
import type { CataloguePackage, PackageOperator, StartRule } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldDays, toldWhole } from '#values/normal-form/whole.ts'
import { inMb, MONEY_CURRENCY, MONEY_DIVISOR } from './wire.ts'

type Row = Record<string, unknown>
type Note = (field: string) => void

/** The last three are sold by the day. */
const KINDS: Record<number, DataKind> = { 1: 'total', 2: 'daily-slow', 3: 'daily-cut', 4: 'unlimited' }
/** The third isn't documented; it was reported for plans that begin when they are bought. */
const STARTS: Record<number, StartRule> = { 1: 'installation', 2: 'first use', 3: 'purchase' }
/** What `periodNum` takes. */
const DAYS_AT_ONCE = { least: 1, most: 365 }
const LONGEST_OPERATOR = 60
const LONGEST_NAME = 120

/** The package, or the field for which it is refused. What isn't disclosed is null, and what is unreadable is noted. */
export function readPackage(row: unknown, isTopUp: boolean, note: Note): CataloguePackage | RefusedPackage {
  if (!isRecord(row)) return { packageId: null, field: 'row', told: wordsOf(row) }
  const packageId = textIn(row, 'slug') ?? textIn(row, 'packageCode')
  const refuse = (field: string): RefusedPackage => ({ packageId, field, told: wordsOf(row[field]) })
  const kind = KINDS[toldWhole(row['dataType'] ?? 1) ?? 0]
  const units = toldWhole(row['price'])
  const currency = toldText(row['currencyCode'])?.toUpperCase()
  // Rounded down: never more than it has.
  const megabytes = Math.floor(inMb(toldCount(row['volume']) ?? 0))
  const days = toldDays(row['duration'])
  const countries = countriesIn(row, note)
  const slowSpeedKbps = slowSpeedIn(row, note)
  const rule = toldWhole(row['activeType'])
  const startsAt = rule === null ? null : STARTS[rule ?? 0]
  if (packageId === null) return refuse('slug')
  if (kind === undefined) return refuse('dataType')
  if (!units) return refuse('price')
  if (currency !== MONEY_CURRENCY) return refuse('currencyCode')
  if (!days) return refuse('duration')
  // A month isn't a number of days.
  if (!/^days?$/i.test(toldText(row['durationUnit']) ?? '')) return refuse('durationUnit')
  if (kind !== 'unlimited' && megabytes === 0) return refuse('volume')
  if (countries.length === 0) return refuse('location')
  // It may begin when it is bought.
  if (startsAt === undefined) return refuse('activeType')
  return {
    packageId,
    name: cutText(textIn(row, 'name') ?? packageId, LONGEST_NAME),
    isTopUp,
    countries,
    kind,
    // Without a limit, the volume is what each day has before the slower speed, if there is one.
    megabytes: kind === 'unlimited' && slowSpeedKbps === null ? null : megabytes || null,
    days,
    soldByDay: kind === 'total' ? null : DAYS_AT_ONCE,
    installWithinDays: wholeIn(row, 'unusedValidTime', note),
    startsAt,
    cost: { units, divisor: MONEY_DIVISOR, currency: MONEY_CURRENCY },
    operators: operatorsIn(row, note),
    slowSpeedKbps,
    exitCountry: exitIn(row, note),
    // The catalog doesn't say.
    allowsHotspot: null,
    canTopUp: canTopUpIn(row, note),
  }
}

const textIn = (row: Row, name: string): string | null => toldText(row[name]) ?? null

function wholeIn(row: Row, name: string, note: Note): number | null {
  const value = toldWhole(row[name])
  if (value === undefined) note(name)
  return value ?? null
}

function knownIn<Value>(known: Record<number, Value>, row: Row, name: string, note: Note): Value | null {
  const told = toldWhole(row[name])
  const value = typeof told === 'number' ? known[told] : undefined
  if (told !== null && value === undefined) note(name)
  return value ?? null
}

/** Those that we know: whoever travels to another one isn't offered the package. */
function countriesIn(row: Row, note: Note): string[] {
  const listed = row['location']
  const told: unknown[] = Array.isArray(listed) ? listed : (textIn(row, 'location')?.split(/[,;|/]/) ?? [])
  const codes = told.flatMap((each) => {
    const code = toldCountry(each)
    if (code === undefined) note('location')
    return code ?? []
  })
  return [...new Set(codes)].toSorted()
}

function operatorsIn(row: Row, note: Note): CataloguePackage['operators'] {
  const list = row['locationNetworkList']
  if (!Array.isArray(list)) return null
  const operators: Record<string, PackageOperator[]> = {}
  for (const each of list) {
    if (!isRecord(each)) continue
    const code = toldCountry(each['locationCode'] ?? each['locationName'])
    if (code === undefined) note('locationNetworkList')
    const own = Array.isArray(each['operatorList']) ? each['operatorList'].flatMap((told) => operatorOf(told)) : []
    // One that is listed twice is one.
    if (code && own.length > 0) operators[code] = [...new Map(own.map((one) => [one.name, one])).values()]
  }
  return Object.keys(operators).length > 0 ? operators : null
}

const GENERATIONS = ['5G', '4G', '3G', '2G'] as const

function operatorOf(told: unknown): PackageOperator[] {
  const name = isRecord(told) ? textIn(told, 'operatorName') : null
  if (!isRecord(told) || name === null) return []
  const types = (textIn(told, 'networkType') ?? '').toUpperCase().replaceAll('LTE', '4G')
  return [
    { name: cutText(name, LONGEST_OPERATOR), generation: GENERATIONS.find((each) => types.includes(each)) ?? null },
  ]
}

const SPEED = /^([\d.]+) ?([KM])(?:bps|bit\/s|b\/s|bits)$/i

function slowSpeedIn(row: Row, note: Note): number | null {
  const text = textIn(row, 'fupPolicy')
  if (text === null) return null
  const [, figure, unit] = SPEED.exec(text) ?? []
  const kbps = Number(figure) * (unit?.toUpperCase() === 'M' ? 1000 : 1)
  if (Number.isInteger(kbps)) return kbps
  note('fupPolicy')
  return null
}

function exitIn(row: Row, note: Note): string | null {
  const country = toldCountry(row['ipExport'])
  if (country === undefined) note('ipExport')
  return country ?? null
}

/** 1 no, 2 yes, 3 yes by the day; documented as a flag, and told as a number. */
function canTopUpIn(row: Row, note: Note): boolean | null {
  const told = row['supportTopUpType']
  if (typeof told === 'boolean') return told
  return knownIn({ 1: false, 2: true, 3: true }, row, 'supportTopUpType', note)
}
