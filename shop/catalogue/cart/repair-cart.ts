// A cart found in browser storage provides only bundle IDs and destinations; IDs with a dash are repaired or dropped.
import { findCountryCode } from '#values/country/country-by-name.ts'
import { isCountryCode } from '#values/country/country.ts'
import type { CountryCode } from '#values/country/country.ts'

/**
 * The texts of the storage keys `cart`, `order_data`, and `lastCart` (storefront rules §3); null if a key is missing.
 */
export type SavedCart = { cart: string | null; orderData: string | null; lastCart: string | null }

/** What is restored; price, tax, and texts come from the catalog again. */
type RestoredItem = { bundleId: string; destinations: CountryCode[] }
export type RestoredCart = { items: RestoredItem[]; repairedCount: number; droppedCount: number }

const MAX_ITEMS = 20
const BUNDLE_ID = /^\w{1,64}$/

/**
 * Restores a saved cart (storefront rules §4). If an item's bundle ID contains a dash or is missing, it takes the first
 * ID without a dash from: JSON embedded in its data, digits_digits in its zone, order_data, the first item of lastCart.
 * An item without any is dropped; a text that isn't JSON counts as empty.
 */
export function repairSavedCart(saved: SavedCart): RestoredCart {
  const restored: RestoredCart = { items: [], repairedCount: 0, droppedCount: 0 }

  for (const item of itemsOf(saved.cart).slice(0, MAX_ITEMS)) {
    const ownId = usableId(item.bundleId)
    const bundleId = ownId ?? repairedId(item, saved)

    if (bundleId) restored.items.push({ bundleId, destinations: destinationsOf(item.destinations) })
    if (bundleId && !ownId) restored.repairedCount += 1
    if (!bundleId) restored.droppedCount += 1
  }

  return restored
}

type SavedItem = Record<string, unknown>

function repairedId(item: SavedItem, saved: SavedCart): string | null {
  return (
    embeddedId(item.data) ??
    zoneId(item.zone) ??
    usableId(asRecord(parsed(saved.orderData)).bundleId) ??
    usableId(itemsOf(saved.lastCart)[0]?.bundleId)
  )
}

// The embedded JSON may be truncated or double-escaped, so its bundleId is read without parsing the rest.
function embeddedId(data: unknown): string | null {
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? '')

  return usableId(/"bundleId\\*"\s*:\s*\\*"([^"\\]+)/.exec(text)?.[1])
}

function zoneId(zone: unknown): string | null {
  return typeof zone === 'string' ? usableId(/\d+_\d+/.exec(zone)?.[0]) : null
}

function usableId(id: unknown): string | null {
  return typeof id === 'string' && BUNDLE_ID.test(id) ? id : null
}

function destinationsOf(saved: unknown): CountryCode[] {
  const named = Array.isArray(saved) ? saved.filter((each) => typeof each === 'string') : []
  const codes = named.map((each) => (isCountryCode(each) ? each : findCountryCode(each)))

  return [...new Set(codes.filter((code) => code !== null))]
}

function itemsOf(text: string | null): SavedItem[] {
  const saved = parsed(text)
  const items: unknown = Array.isArray(saved) ? saved : asRecord(saved).items

  return Array.isArray(items) ? items.map(asRecord) : []
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function asRecord(value: unknown): SavedItem {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
