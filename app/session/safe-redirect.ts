// Where to go after login, and which file to fetch after a fresh proof: only one of our own addresses meant for it,
// checked after the address is resolved.
import { matchPath, href } from 'react-router'
import { CALLS } from '#app/calls.ts'
import { pathsThat } from '#app/pages.ts'
import { mostOfParameter } from './input-limits.ts'

const OWN = 'https://own.invalid'
const OTHERWISE = href('/account')

/** Allowed pages, including everything below them. */
const TARGETS = pathsThat(({ isTarget }) => isTarget).filter((path) => path !== '/')

/** Files that are given out only after a fresh proof. */
const EXPORTS = CALLS.flatMap(({ path, isExport }) => (isExport ? [path] : []))

/** A path of ours, if what was sent is one; otherwise `otherwise`. */
export function safeRedirect(wanted: unknown, otherwise = OTHERWISE): string {
  const own = ownAddress(wanted)
  return own && (own.path === '/' || isTarget(own.path)) ? own.address : otherwise
}

/** The address of a file that needs a fresh proof, if what was sent is one and no part of it was cut; otherwise null. */
export function exportAddress(wanted: unknown): string | null {
  const own = ownAddress(wanted)
  if (!own || own.address.length >= mostOfParameter('file')) return null
  return EXPORTS.some((path) => matchPath({ path, caseSensitive: true }, own.path)) ? own.address : null
}

function ownAddress(wanted: unknown): { path: string; address: string } | null {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, OWN)) return null
  const { origin, pathname, search } = new URL(wanted, OWN)
  const address = `${pathname}${search}`
  // Parsed again as a browser would: the result must still be ours, and unchanged.
  const again = URL.canParse(address, OWN) ? new URL(address, OWN) : null
  if (origin !== OWN || again?.origin !== OWN || `${again.pathname}${again.search}` !== address) return null
  // Our own addresses contain no encoded slashes and dots.
  return /%2f|%5c|%2e|\\|\/\//i.test(pathname) ? null : { path: pathname, address }
}

const isTarget = (path: string) => TARGETS.some((page) => path === page || path.startsWith(`${page}/`))
