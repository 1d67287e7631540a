// A package of the network's catalog in our terms. One that says something we don't know isn't sold, because we would
// promise what we don't understand; the field is named.
import { wordsOf } from '#adapters/transport/pass-on-packages.ts'
import type { RefusedPackage } from '#ports/network-catalogue.ts'
import type { CataloguePackage, StartRule } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldDays, toldWhole } from '#values/normal-form/whole.ts'
import { operatorsIn } from './coverage.ts'
import { limitIn } from './fair-use.ts'
import { costIn, type Pricing } from './pricing.ts'
import { isTopUp as isTopUpType } from './wire.ts'

type Row = Record<string, unknown>
type Note = (field: string) => void

/** A package, with the operator and the country or region in which the catalog lists it. */
export type ListedPackage = { sold: unknown; operator: Row; place: Row }

const STARTS: Record<string, StartRule> = { 'first-usage': 'first use', installation: 'installation' }
/** With data alone, or with calls and texts as well. */
const PLAN_TYPES: ReadonlySet<string> = new Set(['data', 'data-voice-text'])
const LONGEST_NAME = 120

/** What isn't disclosed is null, and what is unreadable is noted. */
export function readPackage(
  { sold, operator, place }: ListedPackage,
  pricing: Pricing,
  note: Note,
): CataloguePackage | RefusedPackage {
  if (!isRecord(sold)) return { packageId: null, field: 'row', told: wordsOf(sold) }
  const packageId = textIn(sold, 'id')
  const refuse = (field: string, row = sold): RefusedPackage => ({ packageId, field, told: wordsOf(row[field]) })
  const isTopUp = isTopUpType(sold['type'])
  const days = toldDays(sold['day'])
  const isUnlimited = toldFlag(sold['is_unlimited'] ?? false)
  const amount = toldCount(sold['amount'])
  const limit = limitIn(sold)
  const cost = costIn(sold, pricing)
  const countries = countriesIn(operator, place, note)
  const startsAt = startIn(operator)
  const planType = textIn(operator, 'plan_type')?.toLowerCase() ?? null
  if (packageId === null) return refuse('id')
  if (typeof cost === 'string') return refuse(cost)
  if (!days) return refuse('day')
  if (typeof isUnlimited !== 'boolean') return refuse('is_unlimited')
  if (limit === undefined || (limit !== null && !isUnlimited)) return refuse('fair_usage_policy')
  if (!isUnlimited && !amount) return refuse('amount')
  // Whoever buys it would have to show a passport to the network first.
  if (toldFlag(operator['is_kyc_verify']) === true) return refuse('is_kyc_verify', operator)
  if (planType !== null && !PLAN_TYPES.has(planType)) return refuse('plan_type', operator)
  // It may begin when it is bought.
  if (startsAt === undefined) return refuse('activation_policy', operator)
  // A top-up is for the countries of its eSIM.
  if (countries.length === 0 && !isTopUp) return refuse('country_code', place)
  return {
    packageId,
    name: cutText(nameOf(sold, operator, place) ?? packageId, LONGEST_NAME),
    isTopUp,
    countries,
    ...(isUnlimited
      ? { kind: 'unlimited', megabytes: limit?.megabytesADay ?? null }
      : { kind: 'total', megabytes: amount ?? null }),
    days,
    soldByDay: null,
    installWithinDays: wholeIn(operator, 'install_window_days', note),
    startsAt,
    cost,
    operators: operatorsIn(operator, note),
    slowSpeedKbps: limit?.slowSpeedKbps ?? null,
    // The catalog says neither.
    exitCountry: null,
    allowsHotspot: null,
    // No public example has a top-up without a limit.
    canTopUp: isUnlimited ? false : (toldFlag(operator['rechargeability']) ?? null),
  }
}

const textIn = (row: Row, name: string): string | null => toldText(row[name]) || null

/** 'Italy, Mamma Mia, 3 GB - 15 Days'. */
function nameOf(sold: Row, operator: Row, place: Row): string | null {
  const title = textIn(sold, 'title')
  if (title === null) return null
  return [textIn(place, 'title'), textIn(operator, 'title'), title].filter((each) => each !== null).join(', ')
}

function wholeIn(row: Row, name: string, note: Note): number | null {
  const value = toldWhole(row[name])
  if (value === undefined) note(name)
  return value ?? null
}

/** Undefined for a rule that we don't know, which may be any. */
function startIn(operator: Row): StartRule | null | undefined {
  const told = textIn(operator, 'activation_policy')?.toLowerCase() ?? null
  if (told === null || told === '') return null
  return Object.hasOwn(STARTS, told) ? STARTS[told] : undefined
}

/** Those that we know: whoever travels to another one isn't offered the package. */
function countriesIn(operator: Row, place: Row, note: Note): string[] {
  const listed = operator['countries']
  const own = Array.isArray(listed) ? listed.filter(isRecord).map((each) => each['country_code']) : []
  const told = own.length > 0 ? own : [place['country_code']]
  const codes = told.flatMap((each) => {
    if (toldText(each) === '') return []
    const code = toldCountry(each)
    if (code === undefined) note('country_code')
    return code ?? []
  })
  return [...new Set(codes)].toSorted()
}
