// Which countries are near another one: the distances between their dots on the world map. The map preserves areas and
// not distances, which is near enough to say what lies beside what.
import { WORLD_MAP_PATHS } from '#app/ui/world-map-data.ts'
import { dotsOf } from '#app/ui/world-map-dots.ts'
import type { CountryCode } from '#values/country/country.ts'

type Dot = readonly [x: number, y: number]

const known = new Map<CountryCode, readonly Dot[]>()

/** The nearest of these countries, nearest first; none for a country that isn't on the map. */
export function nearest(country: CountryCode, among: readonly CountryCode[], most: number): CountryCode[] {
  const own = dotsIn(country)
  if (own.length === 0) return []
  return among
    .filter((code) => code !== country && dotsIn(code).length > 0)
    .map((code) => ({ code, apart: between(own, dotsIn(code)) }))
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, most)
    .map(({ code }) => code)
}

/** From shore to shore, and of countries that touch, from middle to middle. */
function between(own: readonly Dot[], others: readonly Dot[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const [x, y] of own) for (const [toX, toY] of others) least = Math.min(least, (x - toX) ** 2 + (y - toY) ** 2)
  const [[x, y], [toX, toY]] = [middle(own), middle(others)]
  return least + Math.hypot(x - toX, y - toY) / 1000
}

function middle(all: readonly Dot[]): Dot {
  const sum = (at: 0 | 1) => all.reduce((total, dot) => total + dot[at], 0) / all.length
  return [sum(0), sum(1)]
}

function dotsIn(country: CountryCode): readonly Dot[] {
  const dots = known.get(country) ?? dotsOf(WORLD_MAP_PATHS[country] ?? '')
  known.set(country, dots)
  return dots
}
