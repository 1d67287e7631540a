// A brand's colors as sent with a document, derived once, because the same few brands are rendered all the time.
import type { Brand } from '#shop/people/brand/brand.ts'
import { deriveNight, deriveTheme, themeStyle } from '#shop/people/brand/derive-theme.ts'

export type BrandLook = { style: string; dayColor: string; nightColor: string }

const MOST_LOOKS = 200
const known = new Map<string, BrandLook>()

export function lookOf(colors: Brand['colors']): BrandLook {
  const key = JSON.stringify(colors)
  const look = known.get(key) ?? deriveLook(colors)
  if (known.size >= MOST_LOOKS) known.clear()
  known.set(key, look)
  return look
}

function deriveLook(colors: Brand['colors']): BrandLook {
  const [day, night] = [deriveTheme(colors), deriveNight(colors)]
  return { style: themeStyle(day, night), dayColor: day.page, nightColor: night.page }
}
