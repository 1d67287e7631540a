// The network's states in our terms: of a bundle on an eSIM (`bundleState`) and of the profile on the phone
// (`profileStatus`).
import type { ProfileState } from '#values/profile-state.ts'
import { toldText } from '#values/normal-form/told.ts'

/** `waiting`: on the eSIM, and nobody has used it. */
export type BundleState = 'waiting' | 'active' | 'depleted' | 'expired' | 'gone' | 'unknown'

const BUNDLES = new Map<string, BundleState>([
  // It takes up to ten minutes, in which the eSIM can be installed.
  ['processing', 'waiting'],
  ['queued', 'waiting'],
  ['active', 'active'],
  ['depleted', 'depleted'],
  ['expired', 'expired'],
  // It has expired without being used.
  ['lapsed', 'expired'],
  ['revoked', 'gone'],
])

const PROFILES = new Map<string, ProfileState>([
  ['released', 'released'],
  ['downloaded', 'downloaded'],
  ['installed', 'installed'],
  ['enabled', 'enabled'],
  ['disabled', 'disabled'],
  ['deleted', 'deleted'],
  ['deactivated', 'deleted'],
  // It can't be installed anymore, which says nothing about whether it was.
  ['unavailable', 'unknown'],
])

type Note = (field: string) => void

/** A state that we don't know is noted, and breaks nothing. */
const stateIn =
  <State>(states: Map<string, State>, field: string) =>
  (told: unknown, note: Note): State | 'unknown' => {
    const state = states.get((toldText(told) ?? '').toLowerCase())
    if (state === undefined) note(field)
    return state ?? 'unknown'
  }

export const bundleState = stateIn(BUNDLES, 'bundleState')
const profileStatus = stateIn(PROFILES, 'profileStatus')

/** "If there is a firstInstalledDateTime then the eSIM has been installed previously and then uninstalled again." */
export function profileState(told: unknown, wasInstalled: boolean, note: Note): ProfileState {
  const state = profileStatus(told, note)
  return state === 'released' && wasInstalled ? 'deleted' : state
}
