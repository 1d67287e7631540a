// Where the widget lives, what its own address says, and where it leads.
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { wizardSearch } from '#app/features/wizard/wizard-address.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'

/** The form of an affiliate code in an address. */
const CODE = /^[A-Z\d-]{3,40}$/i

export const codeIn = (search: URLSearchParams): string | null => {
  const code = search.get('code') ?? ''
  return CODE.test(code) ? code : null
}

/** The line that a partner copies; without a code the orders are those of the shop at this address. */
export const embedLine = (origin: string, code: string | null): string =>
  `<script async src="${origin}${href('/embed.js')}"${code ? ` data-code="${code}"` : ''}></script>`

/** The widget as the dashboard shows it: in a frame of a height of its own, where no script has to tell it. */
export const embedPreviewPath = (code: string): string => withQuery(href('/embed'), { code, [PREVIEW_KEY]: 'yes' })
export const PREVIEW_KEY = 'preview'

/**
 * One widget: the affiliate that earns from its orders, the shop it leads to ('' on that shop's own host), and its own
 * address.
 */
export type EmbedPlace = { code: string | null; shopOrigin: string; path: string }

/** The widget with another trip. */
export function placeWithTrip({ code, path }: EmbedPlace, trip: Trip): string {
  const search = writeTrip(trip)
  if (code) search.set('code', code)
  return `${pathHere(path)}?${search}`
}

/** The trip in the whole window, at the shop: a browser there may remember who sent it. */
export function tripHref({ code, shopOrigin }: EmbedPlace, trip: Trip, bundleId: string | null = null): string {
  const isEmpty = trip.destinations.length === 0
  const search = isEmpty ? '' : wizardSearch(trip, trip.departure ? 'results' : 'dates', bundleId)
  const path = isEmpty ? href('/') : href('/bundleselector')
  return `${shopOrigin}${pathHere(code ? href('/r/:code', { code }) : path)}${search}`
}
