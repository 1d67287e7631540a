// What the forms of the page and their action call things. The forms run in browsers, so nothing of the action may come
// along.
import { href } from 'react-router'

export const PACKAGES_PATH = href('/super-admin-dashboard/network-packages')

/** A package's tick is named by this and its ID: a form with a field twice can't be ours. */
export const TICKED = 'package_'

/** Each part of a network's login has a field of its own, named by this and the part. */
export const LOGIN = 'login_'
