// The network's states of a plan (`status` of the usage) in our terms; of the profile on the phone, it tells nothing.
import { toldText } from '#values/normal-form/told.ts'

/** `unused`: nobody has used it; `gone`: its ICCID was taken back, for good. */
export type PlanState = 'unused' | 'active' | 'depleted' | 'expired' | 'gone' | 'unknown'

const PLANS = new Map<string, PlanState>([
  ['NOT_ACTIVE', 'unused'],
  ['ACTIVE', 'active'],
  ['FINISHED', 'depleted'],
  ['EXPIRED', 'expired'],
  ['RECYCLED', 'gone'],
  ['UNKNOWN', 'unknown'],
])

/** A state that we don't know is noted, and breaks nothing. */
export function planState(told: unknown, note: () => void): PlanState {
  const state = PLANS.get(typeof told === 'string' ? told.trim().toUpperCase() : '')
  // 'UNKNOWN' is a word of the network, and no word at all for `toldText`.
  if (state === undefined && toldText(told) !== null) note()
  return state ?? 'unknown'
}

/** Orders that were paid back, and those that failed: their eSIMs belong to nobody. */
const PAID_BACK = 'refunded'
const WITHOUT_ESIM = new Set(['failed', PAID_BACK])

export const hasEsim = (slug: string | null): boolean => !WITHOUT_ESIM.has(slug?.toLowerCase() ?? '')

export const isPaidBack = (slug: string | null): boolean => slug?.toLowerCase() === PAID_BACK
