// The network's answers about orders, eSIMs, and their bundles in our terms, read row by row (docs/decisions/0038).
// Undefined means that the answer is none.
import type { HeldProfile, Profile } from '#ports/esim-provider.ts'
import type { ProfileState } from '#values/profile-state.ts'
import { toldCodeOfParts } from '#values/normal-form/activation-code.ts'
import { toldDecimal } from '#values/normal-form/decimal.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { toldId } from '#values/normal-form/id.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { collectRows, isRecord, toldList, toldRows, type RowRules, type Rows } from '#values/normal-form/rows.ts'
import { toldSigned } from '#values/normal-form/signed.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldCount, toldWhole } from '#values/normal-form/whole.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import { bundleState, profileState, type BundleState } from './life-cycle.ts'

/** Fields without which a row is useless. */
export const ICCID_FIELD = 'iccid'
export const CODE_FIELD = 'matchingId'

const BYTES_PER_MB = 1024 ** 2

type Row = Record<string, unknown>
type Note = (field: string) => void

/** A page of a list, and how many there are if it says so. Lists come in an object, and some are published without. */
export function pageIn(told: unknown, name: string): { list: unknown[]; pageCount: number | null } | undefined {
  // One that is null is no empty list: an order that isn't found in it would be placed again.
  const list = isRecord(told) ? (told[name] ? toldList(told[name]) : null) : Array.isArray(told) ? told : null
  const pageCount = isRecord(told) ? toldCount(told['pageCount']) : null
  return list ? { list, pageCount: pageCount || null } : undefined
}

const rowsOf = <Told extends object>(list: unknown[], rules: RowRules<Told>): Rows<Told> => {
  const collected = collectRows(rules)
  for (const each of list) collected.add(each)
  return collected.found()
}

const textIn = (row: Row, name: string): string | null => toldText(row[name]) || null

/** Prices have two decimals in the documentation, and nothing says that they have no more. */
const MONEY_PLACES = 4

/** A price or a balance, exactly as it is written. */
const toldAmount = (told: unknown) => toldDecimal(told, MONEY_PLACES)
/** An account may owe. */
const toldBalance = (told: unknown) => toldSigned(told, toldAmount)

export function moneyOf(told: unknown, currency: unknown, read = toldAmount): NetworkMoney | undefined {
  const [units, code] = [read(told), toldText(currency)?.toUpperCase()]
  return typeof units === 'number' && code !== undefined && /^[A-Z]{3}$/.test(code)
    ? { units, divisor: 10 ** MONEY_PLACES, currency: code }
    : undefined
}

/** The balance includes credit for tests. The answer also has the key, and the names of staff. */
export const creditOf = (told: unknown): NetworkMoney | undefined =>
  isRecord(told) ? moneyOf(told['balance'], told['currency'], toldBalance) : undefined

/** What an order would cost. */
export function quoteOf(told: unknown): { isValid: boolean; total: NetworkMoney } | undefined {
  const total = isRecord(told) ? moneyOf(told['total'], told['currency']) : undefined
  return isRecord(told) && total ? { isValid: toldFlag(told['valid']) !== false, total } : undefined
}

export type ToldOrder = {
  /** The network's own. */
  reference: string
  createdAt: Date
  /** Of an order of one bundle for one eSIM; null if it is of anything else. */
  packageId: string | null
  /** Empty as long as the bundle is being assigned; null if one of them isn't readable. */
  iccids: string[] | null
  /** The codes of new eSIMs, if they come along. */
  profiles: Profile[]
}

/** The answer to an order, of which nothing but its reference is needed: what it became is asked afterward. */
export type AnsweredOrder = Omit<ToldOrder, 'createdAt'> & { createdAt: Date | null }

export function orderOf(told: unknown): AnsweredOrder | undefined {
  const order = isRecord(told) ? readOrder(told) : null
  return order ?? undefined
}

export const ordersOf = (list: unknown[]): Rows<ToldOrder> =>
  rowsOf(list, { fields: ['orderReference'], read: readListed, keyOf: ({ reference }) => reference })

function readListed(row: Row): ToldOrder | string {
  const order = readOrder(row)
  if (order === null) return 'orderReference'
  const { createdAt } = order
  if (!createdAt) return 'createdDate'
  return linesOf(row) ? { ...order, createdAt } : 'order'
}

const linesOf = (row: Row) => {
  const lines = toldRows(row['order'], { fields: ['type', 'item', 'iccids', 'esims'], read: readLine })
  return lines && lines.odd.length === 0 ? lines.rows : null
}

// Older versions write it without the d.
const createdIn = (row: Row): Date | null => toldInstant(row['createdDate'] ?? row['createDate']) ?? null

function readOrder(row: Row): AnsweredOrder | null {
  const reference = toldId(row['orderReference'])
  if (!reference) return null
  const lines = linesOf(row)
  const [line, ...others] = lines ?? []
  const isOne =
    line?.isBundle === true && line.quantity === 1 && others.length === 0 && toldFlag(row['assigned']) !== false
  // A place without anything in it is no eSIM.
  const iccids = (lines ?? []).flatMap((each) => each.iccids).filter((each) => each !== null)
  const known = iccids.filter((each) => typeof each === 'string')
  return {
    reference,
    createdAt: createdIn(row),
    packageId: isOne ? line.packageId : null,
    iccids: lines && known.length === iccids.length ? [...new Set(known)] : null,
    profiles: (lines ?? []).flatMap(({ profiles }) => profiles),
  }
}

/** What a row that can't be read tells all the same: when it was made, and of which bundles; null for what it doesn't. */
export function hintsIn(row: unknown): { createdAt: Date | null; packageIds: string[] | null } {
  if (!isRecord(row)) return { createdAt: null, packageIds: null }
  const lines = toldList(row['order']) ?? []
  const items = lines.map((each) => (isRecord(each) ? textIn(each, 'item') : null))
  const packageIds = items.filter((each) => each !== null)
  return {
    createdAt: createdIn(row),
    packageIds: items.length > 0 && packageIds.length === items.length ? packageIds : null,
  }
}

function readLine(row: Row) {
  const told = [
    ...(toldList(row['iccids']) ?? []),
    ...(toldList(row['esims'], PROFILE_FIELDS) ?? []).map((each) => (isRecord(each) ? each['iccid'] : each)),
  ]
  return {
    isBundle: toldText(row['type'])?.toLowerCase() === 'bundle',
    packageId: textIn(row, 'item'),
    quantity: toldWhole(row['quantity']),
    iccids: told.map((each) => toldIccid(each)),
    profiles: toldRows(row['esims'], PROFILE_ROWS)?.rows ?? [],
  }
}

/** The profiles of an order, and the fields of those that no phone could use. One comes without a list. */
export function profilesOf(told: unknown): (Rows<Profile> & { unusable: string[] }) | undefined {
  const list = pageIn(told, 'esims')?.list ?? (isRecord(told) ? [told] : undefined)
  if (!list) return undefined
  const unusable: string[] = []
  const read = (row: Row) => {
    const profile = readProfile(row)
    if (typeof profile === 'string') unusable.push(profile)
    return profile
  }
  return { ...rowsOf(list, { fields: PROFILE_FIELDS, read, keyOf: ({ iccid }) => iccid }), unusable }
}

const PROFILE_FIELDS = [ICCID_FIELD, CODE_FIELD, 'smdpAddress']
const PROFILE_ROWS: RowRules<Profile> = { fields: PROFILE_FIELDS, read: readProfile, keyOf: ({ iccid }) => iccid }

function readProfile(row: Row): Profile | string {
  const iccid = toldIccid(row['iccid'])
  if (typeof iccid !== 'string') return ICCID_FIELD
  const activationCode = codeIn(row)
  if (!activationCode) return CODE_FIELD
  // It has no confirmation codes.
  return { networkEsimId: iccid, iccid, activationCode, confirmationCode: null }
}

/** The host and the ID come apart; some write the whole code as the ID. */
function codeIn(row: Row): string | null | undefined {
  return toldCodeOfParts(row['smdpAddress'], row['matchingId'])
}

export type ToldEsim = { profile: Profile | string; customerRef: string | null; state: ProfileState; odd: string[] }

/** An eSIM; the profile is the field that no phone could use, if there is one. */
export function esimOf(told: unknown): ToldEsim | undefined {
  if (!isRecord(told)) return undefined
  const odd: string[] = []
  const installedAt = toldInstant(told['firstInstalledDateTime'])
  return {
    profile: readProfile(told),
    customerRef: textIn(told, 'customerRef'),
    state: profileState(told['profileStatus'], installedAt instanceof Date, (field) => void odd.push(field)),
    odd,
  }
}

/** eSIMs with their references. */
export const heldOf = (list: unknown[]): Rows<HeldProfile> =>
  rowsOf(list, {
    fields: [ICCID_FIELD],
    read: (row) => {
      const iccid = toldIccid(row['iccid'])
      if (typeof iccid !== 'string') return ICCID_FIELD
      return { networkEsimId: iccid, iccid, reference: textIn(row, 'customerRef') }
    },
    keyOf: ({ iccid }) => iccid,
  })

export type ToldBundle = {
  /** The bundle as the catalog names it, and this one of it. */
  name: string
  id: string
  /** Of the order that put it there. */
  orderReference: string | null
  assignedAt: Date | null
  state: BundleState
  isData: boolean
  /** Null for one without a limit. */
  totalMb: number | null
  balanceMb: number | null
  startsAt: Date | null
  endsAt: Date | null
}

/** Everything that was ever put on an eSIM, in the order in which the network tells it. */
export function bundlesOf(told: unknown): Rows<ToldBundle> | undefined {
  if (!isRecord(told) || !('bundles' in told)) return undefined
  let isWhole = true
  const bundles = toldRows(told['bundles'], {
    fields: ['name', 'assignments'],
    read: (row, note) => {
      const assignments = toldRows(row['assignments'], { fields: ['id'], read: readBundle, keyOf: ({ id }) => id })
      if (!assignments) return 'assignments'
      for (const { field } of assignments.odd) note(field)
      if (assignments.lost) isWhole = false
      return { name: textIn(row, 'name') ?? '', assignments: assignments.rows }
    },
  })
  if (!bundles) return undefined
  // One that comes twice has its data once.
  const byId = new Map(
    bundles.rows.flatMap(({ name, assignments }) => assignments.map((each) => [each.id, { name, ...each }] as const)),
  )
  return {
    rows: [...byId.values()],
    odd: bundles.odd,
    ...((bundles.lost || !isWhole) && { lost: bundles.lost ?? [] }),
  }
}

function readBundle(row: Row, note: Note): Omit<ToldBundle, 'name'> | string {
  const id = toldId(row['id'])
  if (!id) return 'id'
  const group = textIn(row, 'callTypeGroup')?.toLowerCase() ?? 'data'
  const hasLimit = toldFlag(row['unlimited']) !== true
  return {
    id,
    // It ends with which bundle of the order it is.
    orderReference: textIn(row, 'assignmentReference')?.replace(/-\d{1,4}$/, '') ?? null,
    assignedAt: momentIn(row, 'assignmentDateTime', note),
    state: bundleState(row['bundleState'], note),
    isData: group === 'data',
    totalMb: hasLimit ? megabytesIn(row, 'initialQuantity', note) : null,
    balanceMb: hasLimit ? megabytesIn(row, 'remainingQuantity', note) : null,
    startsAt: momentIn(row, 'startTime', note),
    endsAt: momentIn(row, 'endTime', note),
  }
}

// Rounded down for each bundle, as its catalog is read: what is left is never more than what was bought.
function megabytesIn(row: Row, name: string, note: Note): number | null {
  const bytes = toldCount(row[name])
  if (bytes === undefined) note(name)
  return typeof bytes === 'number' ? Math.floor(bytes / BYTES_PER_MB) : null
}

function momentIn(row: Row, name: string, note: Note): Date | null {
  const moment = toldInstant(row[name] || null)
  if (moment === undefined) note(name)
  return moment ?? null
}

export const isCompatible = (told: unknown): boolean | undefined =>
  (isRecord(told) ? toldFlag(told['compatible']) : undefined) ?? undefined

/** For answers in which nothing is told. */
export const nothingOf = (): object => ({})
