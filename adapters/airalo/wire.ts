// The network's answers about orders and eSIMs in our terms, read row by row (docs/decisions/0038). Undefined means that
// the answer is none.
import type { CallbackAbout, EsimUsage, Profile, TopUp } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { toldActivationCode, toldCodeOfParts } from '#values/normal-form/activation-code.ts'
import { toldDataAmount } from '#values/normal-form/data-amount.ts'
import { toldDecimal } from '#values/normal-form/decimal.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { toldId } from '#values/normal-form/id.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { toldCurrency } from '#values/normal-form/money.ts'
import { isRecord, toldRows, type Rows } from '#values/normal-form/rows.ts'
import { toldSigned } from '#values/normal-form/signed.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldWhole } from '#values/normal-form/whole.ts'
import { hasEsim, isPaidBack, planState, type PlanState } from './life-cycle.ts'
import { referenceIn } from './reference.ts'

/** Money has at most four places here: three for dinars, and one more for what a discount leaves over. */
export const MONEY_PLACES = 4
export const MONEY_DIVISOR = 10 ** MONEY_PLACES

/** Fields without which a row is useless. */
export const ICCID_FIELD = 'iccid'
export const CODE_FIELD = 'qrcode'

type Row = Record<string, unknown>
type Note = (field: string) => void

export type ToldSim = Profile & { isRecycled: boolean; reference: string | null; hasOrder: boolean }
export type ToldOrder = {
  orderId: string
  description: string | null
  /** Whether it was neither refunded nor failed. */
  isKept: boolean
  isRefunded: boolean
  createdAt: Date | null
  megabytes: number | null
  sims: ToldSim[]
  /** What no phone could use in it, by the name of the field. */
  unusable: string[]
}

/** The rows of one page of a list. One that is null is no empty list: an order that isn't in it would be made again. */
export const rowsOf = <Each extends object>(
  told: Row,
  read: (row: Row, note: Note) => Each | string,
  keyOf?: (row: Each) => string,
): Rows<Each> | undefined =>
  told['data'] === null || told['data'] === undefined
    ? undefined
    : toldRows(listIn(told['data']), { fields: ['id', ICCID_FIELD, 'package'], read, ...(keyOf && { keyOf }) })

/** A list is an array, or an object with the places of the rows as its names. */
export const listIn = (data: unknown): unknown =>
  isRecord(data) && Object.keys(data).every((name) => /^\d+$/.test(name)) ? Object.values(data) : data

export const lastPageOf = (told: Row): number => {
  const meta = isRecord(told['meta']) ? told['meta'] : {}
  if (meta['last_page'] === undefined) return 1
  // What can't be read says nothing of an end, and pages must not be lost: then the first empty one is the end.
  return toldCount(meta['last_page']) ?? Number.POSITIVE_INFINITY
}

/** 'topup', also as 'TopUp' or 'top-up'. */
export const isTopUp = (told: unknown): boolean => /^top[ _-]?up$/i.test(toldText(told) ?? '')

/** Its number may be a text, and is a number mostly. */
const idIn = (told: unknown): string | null => toldId(told) || null

export function readOrder(row: Row, note: Note): ToldOrder | string {
  const orderId = idIn(row['id'])
  if (orderId === null) return 'id'
  // A top-up makes no eSIM, whatever stands there.
  const told = isTopUp(row['type']) ? [] : row['sims']
  const sims = toldRows(told, {
    fields: ['id', ICCID_FIELD],
    read: readSim,
    keyOf: ({ networkEsimId }) => networkEsimId,
  })
  if (!sims) return 'sims'
  for (const { field } of sims.odd) note(field)
  const amount = toldDataAmount(row['data'])
  return {
    orderId,
    description: toldText(row['description']) ?? null,
    isKept: hasEsim(slugIn(row['status'])),
    isRefunded: isPaidBack(slugIn(row['status'])),
    createdAt: toldInstant(row['created_at']) ?? null,
    megabytes: typeof amount === 'number' ? amount : null,
    sims: sims.rows,
    unusable: sims.odd.map(({ field }) => field).filter((field) => field !== 'confirmation_code'),
  }
}

const slugIn = (status: unknown): string | null =>
  isRecord(status) ? (toldText(status['slug']) ?? null) : (toldText(status) ?? null)

/** An eSIM as the list of them tells it, or as a part of its order. */
export function readSim(row: Row, note: Note): ToldSim | string {
  const networkEsimId = idIn(row['id'])
  const iccid = toldIccid(row['iccid'])
  const activationCode = codeIn(row)
  if (networkEsimId === null) return 'id'
  if (!iccid) return ICCID_FIELD
  if (activationCode === undefined) return CODE_FIELD
  const confirmationCode = confirmationIn(row['confirmation_code'])
  if (confirmationCode === undefined) note('confirmation_code')
  const order = isRecord(row['simable']) ? row['simable'] : null
  const description = order ? toldText(order['description']) : null
  return {
    networkEsimId,
    iccid,
    activationCode,
    confirmationCode: confirmationCode ?? null,
    isRecycled: toldFlag(row['recycled']) === true,
    reference: typeof description === 'string' ? referenceIn(description) : null,
    hasOrder: order === null || hasEsim(slugIn(order['status'])),
  }
}

/** `qrcode` is the whole code; `lpa` is only its address. */
function codeIn(row: Row): string | null | undefined {
  const whole = toldActivationCode(row['qrcode'])
  if (typeof whole === 'string') return whole
  if (!toldText(row['lpa']) || !toldId(row['matching_id'])) return whole
  return toldCodeOfParts(row['lpa'], row['matching_id'])
}

/** A number has lost its leading zeros. */
const confirmationIn = (told: unknown): string | null | undefined => {
  const code = toldText(told)
  return code === '' ? null : code
}

export type ToldUsage = Omit<EsimUsage, keyof NetworkEsim> & { plan: PlanState }

export function usageOf({ data }: Row, note: Note): ToldUsage | undefined {
  if (!isRecord(data)) return undefined
  const plan = planState(data['status'], () => note('status'))
  const [total, left] = [megabytesIn(data, 'total', note), megabytesIn(data, 'remaining', note)]
  // Unlimited plans tell zeros, which mean nothing, and in the network's sandbox, the flag is missing.
  const isUnlimited = toldFlag(data['is_unlimited']) === true || total === 0
  const endsAt = toldInstant(data['expired_at'])
  if (endsAt === undefined) note('expired_at')
  return {
    plan,
    // Before the first use, it has no end.
    expiresAt: plan === 'unused' || plan === 'gone' ? null : (endsAt ?? null),
    totalMb: isUnlimited ? null : total,
    balanceMb: isUnlimited ? null : left,
    isDepleted: plan === 'depleted',
    isExpired: plan === 'expired' || plan === 'gone',
  }
}

function megabytesIn(row: Row, name: string, note: Note): number | null {
  const amount = toldDataAmount(row[name])
  if (amount === undefined) note(name)
  return typeof amount === 'number' ? Math.max(0, amount) : null
}

/** What is left to spend; null for an account without any. There may be several. */
export function creditOf({ data }: Row): NetworkMoney | null | undefined {
  const balances = isRecord(data) ? data['balances'] : data
  const first = Array.isArray(balances) ? balances[0] : balances
  if (first === undefined || first === null) return null
  const available = isRecord(first) ? first['availableBalance'] : null
  if (!isRecord(available)) return undefined
  const units = toldSigned(available['amount'], (amount) => toldDecimal(amount, MONEY_PLACES))
  const currency = toldCurrency(available['currency'])?.toUpperCase()
  return typeof units === 'number' && currency ? { units, divisor: MONEY_DIVISOR, currency } : undefined
}

/** A bought package of an eSIM's history. */
export function readBought(row: Row): (TopUp & { id: number; isTopUp: boolean; activatedAt: Date | null }) | string {
  const sold = isRecord(row['package']) ? row['package'] : null
  const amount = toldDataAmount(sold?.['amount'])
  if (!sold || typeof amount !== 'number') return 'package'
  return {
    id: toldWhole(row['id']) ?? 0,
    isTopUp: isTopUp(sold['type']),
    activatedAt: toldInstant(row['activated_at']) ?? null,
    totalMb: amount,
    zone: null,
  }
}

/** The number of an accepted request for a refund. */
export const refundIdOf = ({ data }: Row): string | undefined =>
  (isRecord(data) ? idIn(data['refund_id']) : null) ?? undefined

/** What a message is about. */
export function aboutOf(body: Row): CallbackAbout {
  const data = isRecord(body['data']) ? body['data'] : body
  const list = Array.isArray(data['sims']) ? data['sims'] : []
  const sim = isRecord(list[0]) ? list[0] : null
  const description = toldText(data['description'])
  return {
    reference: typeof description === 'string' ? referenceIn(description) : null,
    networkEsimId: sim ? idIn(sim['id']) : null,
    iccid: toldIccid(sim ? sim['iccid'] : data['iccid']) ?? null,
  }
}
