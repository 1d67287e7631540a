// The network's states in our terms: of a plan (`esimStatus`) and of the profile on the phone (`smdpStatus`).
import type { ProfileState } from '#values/profile-state.ts'
import { toldText } from '#values/normal-form/told.ts'

/** `ordered`: not made yet; `waiting`: made, and nobody has used it. */
export type PlanState = 'ordered' | 'waiting' | 'active' | 'depleted' | 'expired' | 'stopped' | 'gone' | 'unknown'

const PLANS: Record<string, PlanState> = {
  CREATE: 'ordered',
  PAYING: 'ordered',
  PAID: 'ordered',
  GETTING_RESOURCE: 'ordered',
  GOT_RESOURCE: 'waiting',
  IN_USE: 'active',
  USED_UP: 'depleted',
  UNUSED_EXPIRED: 'expired',
  USED_EXPIRED: 'expired',
  SUSPENDED: 'stopped',
  CANCEL: 'gone',
  // One word in answers, the other one in callbacks.
  REVOKE: 'gone',
  REVOKED: 'gone',
}

const PROFILES: Record<string, ProfileState> = {
  RELEASED: 'released',
  DOWNLOAD: 'downloaded',
  INSTALLATION: 'installed',
  ENABLED: 'enabled',
  DISABLED: 'disabled',
  DELETED: 'deleted',
}

type Note = (field: string) => void

const stateIn = <State>(states: Record<string, State>, field: string) => {
  const known = new Map(Object.entries(states))
  return (told: unknown, note: Note): State | 'unknown' => {
    const word = toldText(told)
    const state = typeof word === 'string' ? known.get(word.toUpperCase()) : undefined
    if (state === undefined) note(field)
    return state ?? 'unknown'
  }
}

/** A state that we don't know is noted, and breaks nothing. */
export const planState = stateIn(PLANS, 'esimStatus')
export const profileState = stateIn(PROFILES, 'smdpStatus')
