// What the forms of the page and their action call things. The forms run in browsers, so nothing of the action may come
// along.
import { href } from 'react-router'

export const PACKAGES_PATH = href('/super-admin-dashboard/network-packages')

/** A package's tick is named by this and its ID: a form with a field twice can't be ours. */
export const TICKED = 'package_'

/** Each part of a network's login has a field of its own, named by this and the part. */
export const LOGIN = 'login_'

/** The card of tests. */
export const TRIALS = 'trials'

/** A package and what it costs according to the page, as one choice of a list. */
export const choiceOf = ({ packageId, mark }: { packageId: string; mark: string }): string => `${mark}|${packageId}`

/** Both of them again; empty texts for anything else. */
export function readChoice(text: string): { packageId: string; cost: string } {
  const [, cost = '', packageId = ''] = /^([^|]*)\|(.*)$/s.exec(text) ?? []
  return { packageId, cost }
}
