// Suggests a brand's five colors from the pixels of its logo, without regard to contrast: the theme fixes that.
import { clampChroma, formatHex, oklch } from 'culori'
import type { BrandColors } from '#shop/people/brand/brand.ts'
import { deriveTones } from '#shop/people/brand/derive-theme.ts'

const MOST_SAMPLES = 8_000
const BINS = 24
/** Below this, a color looks gray. */
const LEAST_CHROMA = 0.04
/** A second color is at least this many bins (of 15 degrees) away, and has at least this share of the first. */
const LEAST_BINS_AWAY = 3
const LEAST_SHARE = 0.08

type Bin = { weight: number; l: number; c: number; x: number; y: number }

/**
 * The strongest hue becomes the primary color, and the next different one the secondary; a logo with a single hue gets
 * a neighboring one. `pixels` are red, green, blue, and alpha, 0 to 255 each. Null for a picture without any color.
 */
export function colorsOfPicture(pixels: ArrayLike<number>): BrandColors | null {
  const bins = binsOf(pixels)
  const [strongest] = [...bins.keys()].toSorted((one, other) => weightOf(bins, other) - weightOf(bins, one))
  const main = strongest === undefined ? null : bins[strongest]
  if (strongest === undefined || !main || main.weight === 0) return null

  const second = bins
    .filter((bin, place) => isApart(place, strongest) && bin.weight >= main.weight * LEAST_SHARE)
    .toSorted((one, other) => other.weight - one.weight)[0]
  const [tone, hue] = [meanOf(main), hueOf(main)]
  const primary = toHex(tone)
  return {
    primary,
    ...deriveTones(primary),
    secondary: toHex(second ? meanOf(second) : { ...tone, h: (hue + 40) % 360 }),
    background: toHex({ l: 0.985, c: Math.min(0.012, tone.c), h: hue }),
  }
}

function binsOf(pixels: ArrayLike<number>): Bin[] {
  const bins = Array.from({ length: BINS }, (): Bin => ({ weight: 0, l: 0, c: 0, x: 0, y: 0 }))
  const step = 4 * Math.max(1, Math.ceil(pixels.length / 4 / MOST_SAMPLES))
  for (let at = 0; at + 3 < pixels.length; at += step) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < 128) continue
    const { l, c, h = 0 } = oklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    const bin = bins[Math.floor((h / 360) * BINS) % BINS]
    if (c < LEAST_CHROMA || !bin) continue
    const turn = (h / 180) * Math.PI
    bin.weight += c
    bin.l += l * c
    bin.c += c * c
    bin.x += Math.cos(turn) * c
    bin.y += Math.sin(turn) * c
  }
  return bins
}

const weightOf = (bins: Bin[], place: number) => bins[place]?.weight ?? 0
const hueOf = ({ x, y }: Bin) => ((Math.atan2(y, x) / Math.PI) * 180 + 360) % 360
const meanOf = (bin: Bin) => ({ l: bin.l / bin.weight, c: bin.c / bin.weight, h: hueOf(bin) })
const toHex = (tone: { l: number; c: number; h: number }) => formatHex(clampChroma({ mode: 'oklch', ...tone }, 'oklch'))

function isApart(one: number, other: number): boolean {
  const away = Math.abs(one - other)
  return Math.min(away, BINS - away) >= LEAST_BINS_AWAY
}
