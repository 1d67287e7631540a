// Catalogs of fifty thousand bundles, as many wholesalers' price lists make them together; always the same ones.
import type { Bundle, Catalogue, SizeKey, Zone } from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { HOME_NETWORK } from '#values/network-id.ts'

const MANY_BUNDLES = 50_000

const SIZES: readonly (readonly [SizeKey, number, number])[] = [
  ['512MB', 512, 310],
  ['1GB', 1024, 445],
  ['3GB', 3072, 1095],
  ['5GB', 5120, 1620],
  ['10GB', 10_240, 2745],
  ['20GB', 20_480, 4680],
  ['50GB', 51_200, 9250],
]
const LENGTHS = [1, 3, 5, 7, 10, 15, 21, 30, 60, 90]
const WAITS = [30, 90, 180, 365, null]
const NETWORKS = [HOME_NETWORK, 'airalo', 'zendit', 'esim-access']

/**
 * `local`: most zones are one country, sixty are regions; `regional`: 700 zones of many countries each, which overlap;
 * `scattered`: 5,000 zones with few bundles each.
 */
export type Shape = 'local' | 'regional' | 'scattered'
export const SHAPES: readonly Shape[] = ['local', 'regional', 'scattered']

const ZONES: Readonly<Record<Shape, number>> = { local: COUNTRY_CODES.length + 60, regional: 700, scattered: 5_000 }

/** Half of the bundles cost what their zone says for their size, the other half have prices of their own. */
export function largeCatalogue(shape: Shape): Catalogue {
  const next = numbersFrom(shape.length)
  const zones = Array.from({ length: ZONES[shape] }, (_, place): Zone => {
    const dearer = 80 + next(100)
    const priced = (percent: number) =>
      Object.fromEntries(SIZES.map(([size, , cents]) => [size, Math.round((cents * dearer * percent) / 10_000)]))
    return {
      name: `Zone ${place}`,
      countries:
        shape === 'local' && place < COUNTRY_CODES.length
          ? COUNTRY_CODES.slice(place, place + 1)
          : someOf(COUNTRY_CODES, 3 + next(60)),
      prices: { inclEsimCents: priced(100), topupCents: priced(92) },
    }
  })
  const facts = WAITS.map((installWithinDays, at) => ({ ...HOME_FACTS, installWithinDays, canTopUp: at !== 2 }))
  const bundles = Array.from({ length: MANY_BUNDLES }, (_, place): Bundle => {
    const zone = zones[place % zones.length]
    const [, megabytes, cents] = SIZES[next(SIZES.length)] ?? ['1GB', 1024, 445]
    const validityDays = LENGTHS[next(LENGTHS.length)] ?? 7
    const own = Math.round((cents * (70 + next(90)) * (90 + validityDays)) / 10_000)
    return {
      bundleId: `bundle-${place}`,
      zone: zone?.name ?? '',
      megabytes,
      validityDays,
      status: 'Active',
      networkId: NETWORKS[next(NETWORKS.length)] ?? HOME_NETWORK,
      ownPrice: next(2) === 0 ? null : { priceCents: own, topupCents: next(3) === 0 ? null : own - 20 },
      facts: facts[next(facts.length)] ?? HOME_FACTS,
    }
  })
  return { zones, bundles }

  function someOf(codes: readonly string[], count: number): string[] {
    const from = next(codes.length)
    return Array.from({ length: count }, (_, at) => codes[(from + at * (1 + next(3))) % codes.length] ?? '').filter(
      (code, at, all) => all.indexOf(code) === at,
    )
  }
}

/** Whole numbers below a limit, the same ones each time. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
