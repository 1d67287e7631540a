// The network's answers in our terms, read row by row (docs/decisions/0038). Undefined means that the answer is none
// (after-purchase rules §7).
import { z } from 'zod'
import {
  namedByIccid,
  type CallbackAbout,
  type EsimBalance,
  type EsimUsage,
  type HeldProfile,
  type Profile,
  type TopUp,
} from '#ports/esim-provider.ts'
import { toldActivationCode } from '#values/normal-form/activation-code.ts'
import { toldDataAmount } from '#values/normal-form/data-amount.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { toldInstant } from '#values/normal-form/instant.ts'
import { isRecord, toldRows, wrappedList, type Rows, type RowRules } from '#values/normal-form/rows.ts'
import { isAbout, toldText } from '#values/normal-form/told.ts'
import { saying, saysTrouble } from '#values/normal-form/wrapping.ts'

/** What was asked for, or undefined if this isn't an answer. */
export type ReadAnswer<Shape> = (told: unknown) => Shape | undefined

/** Fields without which a row is useless. */
export const ICCID_FIELD = 'iccid'
export const CODE_FIELD = 'activation code'
/** The answer is about something else than what was asked. */
export const OTHER_FIELD = 'another one than asked'

const tokenAnswer = z.object({ token: z.string().trim().min(1) })
export const readToken: ReadAnswer<string> = (told) => tokenAnswer.safeParse(told).data?.token

type Row = Record<string, unknown>
type Note = (field: string) => void

/** The profiles of a reference; null among them is one that is promised, but has no number yet. */
export const profilesOf =
  (reference: string): ReadAnswer<Rows<Profile> & { isPromised: boolean }> =>
  (told) => {
    const list = profileList(told)
    if (list === undefined) return undefined
    let isPromised = false
    const read = (row: Row) => {
      const profile = readProfile(row, reference)
      isPromised ||= profile === null
      return profile
    }
    const fields = ['idValue', 'activationCode', 'customReference']
    const found = toldRows(list, { fields, read, keyOf: ({ iccid }) => iccid, isBetter: addsCode })
    return found && { ...found, isPromised }
  }

/**
 * Several under their name, one without a list, or none, in any wrapping. Only an answer that is empty itself, or has
 * our names with nothing under them, says that there is none; any other one without a profile is no answer, because
 * what isn't there is bought again.
 */
function profileList(told: unknown): unknown {
  if (Array.isArray(told)) return told
  if (!isRecord(told)) return undefined
  if (Object.keys(told).length === 0) return []
  const answer = saying(told, ['profiles', 'idValue', 'activationCode'])
  if (answer === null) return filled(wrappedList(told))
  if (isFilled(answer['profiles'])) return answer['profiles']
  if (!isNothing(answer['idValue']) || !isNothing(answer['activationCode'])) return answer
  const others = filled(wrappedList({ ...told, profiles: null }))
  return others ?? (saysTrouble(told) || saysTrouble(answer) ? undefined : [])
}

const filled = (list: unknown[] | null): unknown[] | undefined => (list && list.length > 0 ? list : undefined)
const isFilled = (told: unknown): boolean => !isNothing(told) && !(Array.isArray(told) && told.length === 0)
const isNothing = (told: unknown) => told === null || told === undefined
const addsCode = (later: Profile, earlier: Profile) => earlier.activationCode === null && later.activationCode !== null

function readProfile(row: Row, reference: string): Profile | string | null {
  if (!isAbout(reference, toldText(row['customReference']))) return OTHER_FIELD
  const iccid = toldIccid(row['idValue'])
  if (iccid === null) return null
  if (iccid === undefined) return ICCID_FIELD
  const activationCode = toldActivationCode(row['activationCode'])
  return activationCode === undefined ? CODE_FIELD : { ...namedByIccid(iccid), activationCode, confirmationCode: null }
}

/** What a callback names; it says nothing else that is used. */
export function aboutOf(told: Row): CallbackAbout {
  const iccid = toldIccid(told['idValue']) ?? null
  return { reference: toldText(told['customReference']) ?? null, networkEsimId: iccid, iccid }
}

/** The code of a profile; the name of a field if it is unusable, undefined if there is none. */
export const codeOf =
  (iccid: string): ReadAnswer<{ activationCode: string } | { fault: string }> =>
  (told) => {
    const answer = saying(told, ['codes'])
    if (!answer) return undefined
    const fields = ['activationCode', 'iccid']
    const faults = new Set<string>()
    const read = (row: Row) => {
      const code = readCode(iccid, row, answer)
      if (typeof code === 'string') faults.add(code)
      return code
    }
    const [activationCode] = toldRows(answer['codes'], { fields, read })?.rows ?? []
    if (activationCode) return activationCode
    // What no phone could use is ours, and the others are not.
    const fault = [CODE_FIELD, OTHER_FIELD].find((each) => faults.has(each))
    return fault === undefined ? undefined : { fault }
  }

function readCode(iccid: string, row: Row, answer: Row): { activationCode: string } | string | null {
  if (!isAbout(iccid, toldIccid(row['iccid'] ?? answer['iccid']))) return OTHER_FIELD
  const activationCode = toldActivationCode(row['activationCode'])
  if (activationCode === null) return null
  return activationCode === undefined ? CODE_FIELD : { activationCode }
}

const BALANCE_FIELDS = ['bundleBalance', 'bundleExpiry', 'productBundleId']

/** The bundles on an eSIM, newest first; none before the network has put one there. */
export const balancesOf =
  (iccid: string): ReadAnswer<Rows<EsimBalance>> =>
  (told) => {
    const answer = saying(told, ['bundle'])
    const list = answer ? answer['bundle'] || [] : wrappedList(told)
    if (answer && !isFilled(list) && (saysTrouble(told) || saysTrouble(answer))) return undefined
    if (list === null) return undefined
    const read = (row: Row, note: Note) =>
      isAbout(iccid, toldIccid(row['iccid'] ?? answer?.['iccid'])) ? balanceOf(row, note) : OTHER_FIELD
    return toldRows(list, { fields: BALANCE_FIELDS, read })
  }

// An unreadable end must not look like none, which would mean that the eSIM isn't in use yet. An unreadable amount is
// unknown.
function balanceOf(row: Row, note: Note): EsimBalance | string {
  const expiresAt = toldInstant(row['bundleExpiry'])
  return expiresAt === undefined ? 'bundleExpiry' : { balanceMb: readAmount(row, 'bundleBalance', note), expiresAt }
}

/** MB; null also for an amount without an end, of which nothing can be used up. */
function readAmount(row: Row, name: string, note: Note): number | null {
  const amount = toldDataAmount(row[name])
  if (amount === undefined) note(name)
  return typeof amount === 'number' ? amount : null
}

function readFlag(row: Row, name: string, note: Note): boolean {
  const flag = toldFlag(row[name])
  if (flag === undefined) note(name)
  return flag ?? false
}

export type HistoryEntry = TopUp & { reference: string | null }

/**
 * The data added to an eSIM, newest first. An entry with neither bundle nor reference tells nothing, which must not
 * count as "not there".
 */
export const historyOf =
  (iccid: string): ReadAnswer<Rows<HistoryEntry>> =>
  (told) =>
    typeof told === 'object' && told !== null
      ? toldRows(told, { fields: ENTRY_FIELDS, read: (row, note) => readEntry(row, iccid, note) })
      : undefined

const ENTRY_FIELDS = ['productBundleId', 'customReference', 'initial', 'iccid']

function readEntry(row: Row, iccid: string, note: Note): HistoryEntry | string {
  if (!isAbout(iccid, toldIccid(row['iccid']))) return OTHER_FIELD
  const [zone, reference] = [toldText(row['productBundleId']) ?? null, toldText(row['customReference']) ?? null]
  if (zone === null && reference === null) return 'customReference'
  const initial = isRecord(row['initial']) ? row['initial'] : { value: row['initial'] }
  return { totalMb: readAmount(initial, 'value', note) ?? 0, zone, reference }
}

/** We don't know the network's answer to a top-up. Being an object distinguishes it from a login page. */
export const readTopUpAnswer: ReadAnswer<object> = (told) => (isRecord(told) ? told : undefined)

/** A profile with its usage. One without an end hasn't been used, so it can't have expired. */
export const USAGE_ROWS: RowRules<EsimUsage> = {
  fields: [ICCID_FIELD],
  keyOf: ({ iccid }) => iccid,
  read: (row, note) => {
    const iccid = toldIccid(row['iccid'])
    const balance = balanceOf(row, note)
    if (typeof iccid !== 'string') return ICCID_FIELD
    if (typeof balance === 'string') return balance
    return {
      ...namedByIccid(iccid),
      ...balance,
      totalMb: readAmount(row, 'totalDataAllocation', note),
      isDepleted: readFlag(row, 'isBundleDepleted', note),
      isExpired: readFlag(row, 'isBundleExpired', note) && balance.expiresAt !== null,
    }
  },
}

/** One profile's usage, whatever stands beside it; undefined if it is unreadable, or only those of others are there. */
export const usageOf =
  (iccid: string): ReadAnswer<Rows<EsimUsage>> =>
  (told) => {
    const found = toldRows(told, USAGE_ROWS)
    const own = found?.rows.filter((row) => row.iccid === iccid) ?? []
    return found && own.length > 0 ? { ...found, rows: own } : undefined
  }

/** A profile as the list names it: the same one may be held under two references. */
export const HELD_ROWS: RowRules<HeldProfile> = {
  fields: [ICCID_FIELD],
  keyOf: ({ iccid, reference }) => `${iccid} ${reference}`,
  read: (row) => {
    const iccid = toldIccid(row['iccid'])
    return typeof iccid === 'string'
      ? { ...namedByIccid(iccid), reference: toldText(row['customReference']) ?? null }
      : ICCID_FIELD
  },
}

export const refusal = z.object({ message: z.string().optional(), error: z.string().optional() })
