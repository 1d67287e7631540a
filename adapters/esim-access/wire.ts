// The network's answers about eSIMs in our terms, read row by row (docs/decisions/0038). Undefined means that the answer
// is none.
import type { CallbackAbout, EsimUsage, HeldProfile, Profile } from '#ports/esim-provider.ts'
import type { ProfileState } from '#values/profile-state.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { toldActivationCode } from '#values/normal-form/activation-code.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { toldId } from '#values/normal-form/id.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { isRecord, toldList, toldRows, type Rows } from '#values/normal-form/rows.ts'
import { toldSigned } from '#values/normal-form/signed.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldWhole } from '#values/normal-form/whole.ts'
import { planState, profileState, type PlanState } from './life-cycle.ts'

/** Fields without which a row is useless. */
const ESIM_FIELD = 'esimTranNo'
export const ICCID_FIELD = 'iccid'
export const CODE_FIELD = 'ac'
const ESIM_FIELDS = [ESIM_FIELD, ICCID_FIELD]

/** Money is told in ten-thousandths of a dollar; of other currencies, the documentation says nothing. */
export const MONEY_DIVISOR = 10_000
export const MONEY_CURRENCY = 'USD'
const BYTES_PER_MB = 1024 ** 2
/** A fixed amount of data; other plans are counted by the day. */
const TOTAL_DATA = 1

const WITHOUT_END: ReadonlySet<PlanState> = new Set<PlanState>(['ordered', 'waiting', 'gone'])

type Row = Record<string, unknown>
type Note = (field: string) => void

export type ToldPackage = { createdAt: Date; megabytes: number | null }

export type ToldEsim = Profile &
  HeldProfile &
  EsimUsage & {
    plan: PlanState
    profileState: ProfileState
    /** All that came to it; null if one of them can't be read. */
    packages: ToldPackage[] | null
  }

/** The order number of an accepted order. */
export const orderNoOf = (obj: unknown): string | undefined =>
  (isRecord(obj) ? toldId(obj['orderNo']) : undefined) ?? undefined

export type EsimPage = Rows<ToldEsim> & {
  /** The references of eSIMs that are being made, and have no number yet. */
  promised: (string | null)[]
  /** The references of eSIMs with something that no phone could use, and the field that has it. */
  unusable: { reference: string | null; field: string }[]
  /** Whether it had rows of which nobody can tell whose they are. */
  hasUnknown: boolean
  /** How many rows it had, read or not. */
  count: number
}

export function esimsOf(obj: unknown): EsimPage | undefined {
  // The documentation has a list in every answer, and tells of an eSIM in the making with a code of its own. One that is
  // null or missing doesn't say that there are none: what isn't found may be bought again.
  if (!isRecord(obj) || obj['esimList'] === null || obj['esimList'] === undefined) return undefined
  const promised: EsimPage['promised'] = []
  const unusable: EsimPage['unusable'] = []
  const read = (row: Row, note: Note) => {
    const esim = readEsim(row, note)
    const reference = toldText(row['transactionId']) ?? null
    if (esim === null) promised.push(reference)
    if (typeof esim === 'string') unusable.push({ reference, field: esim })
    return esim
  }
  const list = toldList(obj['esimList'], ESIM_FIELDS)
  const found = toldRows(list ?? obj['esimList'], {
    fields: ESIM_FIELDS,
    read,
    keyOf: ({ networkEsimId }) => networkEsimId,
  })
  if (!found) return undefined
  const known = unusable.filter(({ reference }) => reference !== null)
  const hasUnknown = (found.lost ?? []).length > known.length
  return { ...found, promised, unusable, hasUnknown, count: list?.length ?? 0 }
}

function readEsim(row: Row, note: Note): ToldEsim | string | null {
  const plan = planState(row['esimStatus'], note)
  const networkEsimId = toldId(row['esimTranNo'])
  const iccid = toldIccid(row['iccid'])
  const activationCode = toldActivationCode(row['ac'])
  if (typeof networkEsimId !== 'string' || networkEsimId === '') return ESIM_FIELD
  // It is being made, and has no number yet.
  if (iccid === null) return null
  if (iccid === undefined) return ICCID_FIELD
  if (activationCode === undefined) return CODE_FIELD
  return {
    networkEsimId,
    iccid,
    // It takes no confirmation code: the documented form of the text has none.
    activationCode,
    confirmationCode: null,
    reference: toldText(row['transactionId']) ?? null,
    plan,
    profileState: profileState(row['smdpStatus'], note),
    ...amountsOf(row, note),
    ...endOf(row, plan, note),
    isDepleted: plan === 'depleted',
    isExpired: plan === 'expired' || plan === 'gone',
    packages: packagesIn(row['packageList']),
  }
}

function packagesIn(list: unknown): ToldPackage[] | null {
  if (!Array.isArray(list)) return null
  const told = list.flatMap((each: unknown) => (isRecord(each) ? packageOf(each) : []))
  return told.length === list.length ? told : null
}

function packageOf(row: Row): ToldPackage[] {
  const [createdAt, bytes] = [toldInstant(row['createTime']), toldCount(row['volume'])]
  return createdAt ? [{ createdAt, megabytes: typeof bytes === 'number' ? inMb(bytes) : null }] : []
}

// Before the first use, the time is that until which it can be installed, which is not the end of the plan. One that was
// taken back keeps that time, and has no plan anymore.
function endOf(row: Row, plan: PlanState, note: Note): { expiresAt: Date | null } {
  const told = toldInstant(row['expiredTime'])
  if (told === undefined) note('expiredTime')
  return { expiresAt: WITHOUT_END.has(plan) ? null : (told ?? null) }
}

/** What is left of a daily amount isn't told, and an unlimited one has nothing left to tell. */
function amountsOf(row: Row, note: Note): { totalMb: number | null; balanceMb: number | null } {
  const [total, used] = [bytesIn(row, 'totalVolume', note), bytesIn(row, 'orderUsage', note)]
  const type = toldWhole(row['dataType']) ?? TOTAL_DATA
  if (type !== TOTAL_DATA || total === null) return { totalMb: null, balanceMb: null }
  return { totalMb: inMb(total), balanceMb: used === null ? null : inMb(Math.max(0, total - used)) }
}

function bytesIn(row: Row, name: string, note: Note): number | null {
  const bytes = toldCount(row[name])
  if (bytes === undefined) note(name)
  return bytes ?? null
}

export const inMb = (bytes: number): number => bytes / BYTES_PER_MB

/** What is left to spend. */
export function creditOf(obj: unknown): NetworkMoney | undefined {
  const units = isRecord(obj) ? toldSigned(obj['balance'], toldWhole) : undefined
  return typeof units === 'number' ? { units, divisor: MONEY_DIVISOR, currency: MONEY_CURRENCY } : undefined
}

/** The transaction ID of an accepted top-up; null if the network doesn't repeat it. */
export const topUpOf = (obj: unknown): { transactionId: string | null } | undefined =>
  isRecord(obj) ? { transactionId: toldText(obj['transactionId']) ?? null } : undefined

/** For answers in which nothing is told. */
export const nothingOf = (): object => ({})

/** What a callback is about: nothing in the test that the network sends when its address is saved. Null if it is none. */
export function aboutOf(body: unknown): CallbackAbout | null {
  if (!isRecord(body)) return null
  const [kind, content] = [toldText(body['notifyType']), body['content']]
  if (!kind || !isRecord(content)) return null
  return {
    reference: toldText(content['transactionId']) ?? null,
    networkEsimId: toldId(content['esimTranNo']) ?? null,
    iccid: toldIccid(content['iccid']) ?? null,
    eventId: toldText(body['notifyId']) ?? null,
    kind,
  }
}
