// The network's answers in our terms, read row by row (docs/decisions/0038). Undefined means that the answer is none.
import type { CallbackAbout } from '#ports/esim-provider.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { toldCodeOfParts } from '#values/normal-form/activation-code.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { isRecord, toldList, toldRows, type Rows } from '#values/normal-form/rows.ts'
import { toldSigned } from '#values/normal-form/signed.ts'
import { toldText, type VendorValue } from '#values/normal-form/told.ts'
import { toldDays, toldWhole } from '#values/normal-form/whole.ts'
import { refusalIn, type Refusal } from './refusals.ts'
import { toldReferenceIn } from './transaction-ids.ts'

type Row = Record<string, unknown>
type Note = (field: string) => void

/** `underway` also stands for a state that we don't know: nobody may order again meanwhile. */
type TransactionState = 'underway' | 'done' | 'failed'

const STATES = new Map<string, TransactionState>([
  ['ACCEPTED', 'underway'],
  ['PENDING', 'underway'],
  ['AUTHORIZED', 'underway'],
  ['IN_PROGRESS', 'underway'],
  ['DONE', 'done'],
  ['FAILED', 'failed'],
  // As the guide to the SDK writes it.
  ['FAIL', 'failed'],
])
const ESIM = 'ESIM'
const BYTES_PER_GB = 1_000_000_000
const BYTES_PER_MB = 1024 ** 2

export type ToldPurchase = {
  transactionId: string
  state: TransactionState
  /** Of its refund; null if there is none. */
  refund: TransactionState | null
  /** Null until the network tells them, and undefined for what no phone could use. */
  iccid: VendorValue<string>
  activationCode: VendorValue<string>
  offerId: string | null
  brand: string | null
  country: string | null
  days: number | null
  megabytes: number | null
  createdAt: Date | null
  refusal: Refusal
}

/** A state that we don't know is noted, and breaks nothing. */
function stateIn(told: unknown, note: Note): TransactionState {
  const state = STATES.get((toldText(told) ?? '').toUpperCase())
  if (!state) note('status')
  return state ?? 'underway'
}

export function readPurchase(row: unknown, note: Note): ToldPurchase | undefined {
  if (!isRecord(row)) return undefined
  const transactionId = toldText(row['transactionId'])
  const product = toldText(row['productType']) ?? ESIM
  if (!transactionId || product.toUpperCase() !== ESIM) return undefined
  const made = isRecord(row['confirmation']) ? row['confirmation'] : {}
  const refund = row['refund']
  return {
    transactionId,
    state: stateIn(row['status'], note),
    refund: isRecord(refund) && toldText(refund['status']) ? stateIn(refund['status'], note) : null,
    iccid: unset(toldIccid(made['iccid'])),
    activationCode: codeIn(made),
    offerId: toldText(row['offerId']) || null,
    brand: toldText(row['brand']) || null,
    // Offers are searched by it, so that it is the code whatever was told.
    country: toldCountry(row['country']) ?? null,
    days: toldDays(row['durationDays']) ?? null,
    megabytes: inMb(toldBytes(row['dataGB']) ?? null),
    createdAt: toldInstant(row['createdAt']) ?? null,
    refusal: refusalIn({ error: row['error'] ?? {} }),
  }
}

const unset = (told: VendorValue<string>): VendorValue<string> => (told === '' ? null : told)

const codeIn = (made: Row): VendorValue<string> => unset(toldCodeOfParts(made['smdpAddress'], made['activationCode']))

/**
 * Gigabytes are told as numbers with a fraction; of which base, the documentation doesn't say. The smaller one is safe.
 * A comma before three digits is refused, because it may be either a decimal one or not.
 */
export function toldBytes(told: unknown): VendorValue<number> {
  const text = typeof told === 'number' ? told : toldText(told)
  if (text === null || text === undefined) return text
  const gigabytes = typeof text === 'number' ? text : gigabytesIn(text)
  return Number.isFinite(gigabytes) && gigabytes >= 0 ? Math.round(gigabytes * BYTES_PER_GB) : undefined
}

function gigabytesIn(text: string): number {
  const [, figure] = /^(\d{1,6}(?:\.\d{1,15}|,(?!\d{3}$)\d{1,15})?) ?(?:GBs?|gigabytes?)?$/i.exec(text) ?? []
  return figure === undefined ? Number.NaN : Number(figure.replace(',', '.'))
}

/** Rounded down: never more than it has. */
export const inMb = (bytes: number | null): number | null => bytes && Math.floor(bytes / BYTES_PER_MB)

/** A page of a list, with the rows as they came. */
export function listIn(told: unknown): { list: unknown[]; total: number | null } | undefined {
  if (!isRecord(told)) return undefined
  const list = toldList(told['list'])
  return list ? { list, total: toldWhole(told['total']) ?? null } : undefined
}

export type ToldPlan = {
  offerId: string | null
  hasBegun: boolean
  isUnlimited: boolean
  bytes: number | null
  bytesLeft: number | null
  endsAt: Date | null
}

export function plansIn(told: unknown): Rows<ToldPlan> | undefined {
  if (!isRecord(told)) return undefined
  return toldRows(told['list'], { fields: PLAN_FIELDS, read: readPlan })
}

const PLAN_FIELDS = ['offerId', 'status', 'initialDataGB', 'remainingDataGB', 'reamainingDataGB', 'endAt']

function readPlan(row: Row, note: Note): ToldPlan {
  const noted = <Value>(field: string, value: VendorValue<Value>): Value | null => {
    if (value === undefined) note(field)
    return value ?? null
  }
  const status = (toldText(row['status']) ?? '').toUpperCase()
  if (status !== 'ACTIVE' && status !== 'QUEUED') note('status')
  const startsAt = noted('startAt', toldInstant(row['startAt']))
  return {
    offerId: toldText(row['offerId']) || null,
    hasBegun: status === 'ACTIVE' || startsAt !== null,
    isUnlimited: toldFlag(row['unlimited']) === true || toldFlag(row['dataUnlimited']) === true,
    bytes: noted('initialDataGB', toldBytes(row['initialDataGB'])),
    // The reference writes one, and the SDK the other.
    bytesLeft: noted('remainingDataGB', toldBytes(row['remainingDataGB'] ?? row['reamainingDataGB'])),
    endsAt: noted('endAt', toldInstant(row['endAt'])),
  }
}

/** The state of an accepted refund. */
export const refundIn = (told: unknown, note: Note): { state: TransactionState; refusal: Refusal } | undefined =>
  isRecord(told) && toldText(told['status'])
    ? { state: stateIn(told['status'], note), refusal: refusalIn({ error: told['error'] ?? {} }) }
    : undefined

/** What is left to spend. */
export function creditIn(told: unknown): NetworkMoney | undefined {
  if (!isRecord(told)) return undefined
  return moneyOf(toldSigned(told['availableBalance'], toldWhole), told)
}

/** `units` in the currency that a row tells, of whose smallest unit it tells how many make one. */
export function moneyOf(units: VendorValue<number>, row: Row): NetworkMoney | undefined {
  const [divisor, currency] = [toldWhole(row['currencyDivisor']), toldText(row['currency'])?.toUpperCase()]
  if (typeof units !== 'number' || !divisor || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined
  return { units, divisor, currency }
}

/** A message is the transaction as it would be told; of somebody else's, it is none. */
export function aboutOf(body: unknown): CallbackAbout | null {
  const purchase = readPurchase(body, () => {})
  const reference = purchase ? toldReferenceIn(purchase.transactionId) : null
  if (!purchase || reference === null || !isRecord(body)) return null
  return {
    reference,
    // The transaction may have added data to an eSIM, which has the ID of another one.
    networkEsimId: null,
    iccid: purchase.iccid ?? null,
    kind: toldText(body['status']) ?? null,
  }
}
