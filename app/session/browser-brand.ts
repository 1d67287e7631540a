// Mirrors the brand to the browser's storage as specified (storefront rules §3 "Brand settings"); nothing relies on it.
import type { Brand } from '#shop/people/brand/brand.ts'
import type { BrowserStorage } from './browser-cart.ts'

export const BRAND_KEY = 'brand-storage'

/** The specification's format, with only look and texts; an unchanged brand isn't written again. */
export function saveBrand(storage: Pick<BrowserStorage, 'getItem' | 'setItem'>, brand: Brand): void {
  const { id, name, fullName, tagline, logoUrl, colors, heroText } = brand
  const text = JSON.stringify({ id, name, fullName, tagline, logoUrl, colors, heroText })
  if (storage.getItem(BRAND_KEY) !== text) storage.setItem(BRAND_KEY, text)
}

export function keepBrand(brand: Brand): void {
  try {
    saveBrand(window.localStorage, brand)
  } catch {
    // Storage may be disabled or full; the brand comes with every page anyway.
  }
}
