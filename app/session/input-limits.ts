// How much of what anybody sends is worked on, whatever it is: longer values are cut or refused before any page, form,
// or call sees them, so that no input costs more than its length allows.
import { cutText } from '#values/text/cut-text.ts'

/** The longest path; no address of ours is a quarter as long. */
export const MOST_PATH = 1_000
export const MOST_PARAMETERS = 200
/** The longest header except the cookies', which hold those of all the shop's pages and of its neighbors. */
export const MOST_HEADER = 4_096
/** What browsers keep of a cookie. */
export const MOST_COOKIE = 4_096
export const MOST_FIELDS = 2_000
export const MOST_NAME = 100

const MOST_PARAMETER = 1_000
/** Parameters that hold another address, or the filters of a list. */
const LONGER_PARAMETERS = new Map([
  ['redirectTo', 2_000],
  ['file', 2_000],
  ['save', 2_000],
])

const MOST_FIELD = 4_000
/** Above the limits of the texts themselves, so that whoever wrote too much is told so. */
const LONGER_FIELDS = new Map([
  // As long as a form may be: its page says how much is too much.
  ['message', 128 * 1024],
  ['text', 12_000],
  ['refusal', 12_000],
  ['html', 101_000],
  // With the certificates of the device.
  ['passkey', 16_000],
])
/** Where the owner pastes the catalog as a file, and where staff send emails and calls that they confirm once more. */
const OF_OWNER = /^\/super-admin-dashboard\/catalog(\.data)?$/
const OF_STAFF = /^\/(api-test|order-api-flow|mailchimp-api(\.php)?|emailtest)(\.data)?$/
const MOST_FILE_TEXT = 2_600_000
const MOST_STAFF_TEXT = 128 * 1024

/** The most characters of a form's or a call's field. */
export function mostOfField(path: string, name: string): number {
  if (OF_OWNER.test(path)) return MOST_FILE_TEXT
  return OF_STAFF.test(path) ? MOST_STAFF_TEXT : (LONGER_FIELDS.get(name) ?? MOST_FIELD)
}

/** The most characters of a parameter in an address. */
export const mostOfParameter = (name: string): number => LONGER_PARAMETERS.get(name) ?? MOST_PARAMETER

/** The address with each parameter cut to its length; itself if nothing is too long. */
export function cutAddress(address: string): string {
  if (address.length <= MOST_PARAMETER) return address
  const url = new URL(address)
  const given = [...url.searchParams]
  const kept = given
    .slice(0, MOST_PARAMETERS)
    .flatMap(([name, value]) => (name.length > MOST_NAME ? [] : [[name, cutText(value, mostOfParameter(name))]]))
  const isWhole = kept.length === given.length && kept.every(([, value], at) => value === given[at]?.[1])
  if (isWhole) return address
  url.search = new URLSearchParams(kept).toString()
  return url.href
}
