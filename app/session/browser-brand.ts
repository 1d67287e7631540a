// Keeps the brand in the browser's storage as the server shows it (storefront rules §3 "Brand settings"); nobody reads it as a truth.
import type { Brand } from '#shop/brand/brand.ts'
import type { BrowserStorage } from './browser-cart.ts'

export const BRAND_KEY = 'brand-storage'

/** The local form of the specification, the look and the words alone; an unchanged one is left alone. */
export function saveBrand(storage: Pick<BrowserStorage, 'getItem' | 'setItem'>, brand: Brand): void {
  const { id, name, fullName, tagline, logoUrl, colors, heroText } = brand
  const text = JSON.stringify({ id, name, fullName, tagline, logoUrl, colors, heroText })
  if (storage.getItem(BRAND_KEY) !== text) storage.setItem(BRAND_KEY, text)
}

export function keepBrand(brand: Brand): void {
  try {
    saveBrand(window.localStorage, brand)
  } catch {
    // Storage may be switched off or full; the brand comes with every page anyway.
  }
}
