// Derives a complete readable theme from five brand colors: whatever they are, text stays readable on every surface.
import {
  clampChroma,
  clampRgb,
  formatHex,
  interpolate,
  oklch,
  parse,
  wcagContrast,
  wcagLuminance,
  type Oklch,
} from 'culori'
import { DEFAULT_BRAND, type BrandColors } from './brand.ts'

export type ThemeTokens = {
  scheme: 'light' | 'dark'
  page: string
  surface: string
  tint: string
  body: string
  muted: string
  line: string
  control: string
  text: string
  accent: string
  solid: string
  solidHover: string
  onSolid: string
  edge: string
  ring: string
  deco: string
  soft: string
  /** What skies behind headings fade into; at night no brighter than the tint, on which everything is readable. */
  sky: string
  /** The light on the horizon of that sky. */
  glow: string
  logo: string
  onDeco: string
  gradientEnd: string
  success: string
  successTint: string
  warning: string
  warningTint: string
  danger: string
  dangerTint: string
  info: string
  infoTint: string
}

const WHITE = '#ffffff'
const BLACK = '#000000'
const FALLBACK_HUE = 285
/** The page at night, before it takes on the brand's hue. */
const NIGHT = '#0e0d1c'
const STATES = { success: '#15693e', warning: '#7d5300', danger: '#b3263a', info: '#1f56b0' }

/** More than any shop has brands. What an admin tries out in a form must not fill the memory. */
const MOST_KEPT = 100
const kept = new Map<string, Readonly<ThemeTokens>>()

/**
 * Derives every color token of the shop from a brand's five colors. It guarantees, measured on the final 8-bit colors:
 * body, muted, text, and accent at least 4.5 on page, surface, and tint; labels on `solid`, `solidHover`, and
 * `gradientEnd` at least 4.5; ring, control, and edge at least 3 on surface. A value that isn't a valid color is
 * replaced by the default brand's (storefront rules §3 "Brand settings"). Results are cached.
 */
export function deriveTheme(colors: BrandColors): Readonly<ThemeTokens> {
  const key = [colors.primary, colors.primaryLight, colors.primaryDark, colors.secondary, colors.background].join('\n')
  const theme = kept.get(key) ?? derive(colors)
  if (!kept.has(key) && kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
  kept.set(key, theme)
  return theme
}

function derive(colors: BrandColors): ThemeTokens {
  const given = readable(colors)
  const { primary, primaryLight, primaryDark, secondary } = given
  const isDark = isNight(given.background)
  const direction = isDark ? 1 : -1
  const hue = toOklch(primary).h ?? FALLBACK_HUE

  const { page, surface } = papers(given.background, isDark)
  const tint = mix(surface, primary, isDark ? 0.14 : 0.12)
  const papersAll = [surface, page, tint]
  const ink = toHex({ mode: 'oklch', l: 0.22, c: 0.035, h: hue })
  const paper = toHex({ mode: 'oklch', l: 0.955, c: 0.01, h: hue })
  const body = isDark ? paper : ink
  const { solid, onSolid } = fill(given, isDark, ink)
  const accent = fit(secondary, papersAll, 4.6, direction)
  const night = mix(page, primary, 0.2)

  return {
    scheme: isDark ? 'dark' : 'light',
    page,
    surface,
    tint,
    body: fit(body, papersAll, 4.6, direction),
    muted: fit(toHex({ mode: 'oklch', l: isDark ? 0.72 : 0.52, c: 0.03, h: hue }), papersAll, 4.6, direction),
    line: mix(page, body, 0.14),
    control: fit(mix(page, body, 0.4), [surface, page], 3.1, direction),
    text: fit(isDark ? primaryLight : primaryDark, papersAll, 4.6, direction),
    accent,
    solid,
    solidHover: hover(solid, onSolid),
    onSolid,
    edge: wcagContrast(solid, surface) >= 3 ? solid : fit(solid, [surface, page], 3.1, direction),
    ring: fit(primary, [surface, page], 3.1, direction),
    deco: primary,
    soft: primaryLight,
    sky: isDark ? night : primaryLight,
    glow: isDark ? night : accent,
    logo: fit(primary, [surface], 3.1, direction),
    onDeco: wcagContrast(primary, WHITE) >= 3 ? WHITE : BLACK,
    gradientEnd: fit(secondary, [onSolid], 4.5, onSolid === WHITE ? -1 : 1),
    ...states(papersAll, direction),
  }
}

/**
 * The dark theme of the same brand: the same tokens from the same five colors, on a night of the brand's hue, with the
 * same guarantees. A brand that is dark by itself has only one theme.
 */
export function deriveNight(colors: BrandColors): ThemeTokens {
  const { primary, background } = readable(colors)
  if (isNight(background)) return deriveTheme(colors)
  const hue = toOklch(primary).h ?? FALLBACK_HUE
  return deriveTheme({ ...colors, background: toHex({ ...toOklch(NIGHT), h: hue }) })
}

/** A lighter and a darker tone of a primary color, for brands that name only that; hex in, hex out. */
export function deriveTones(primary: string): Pick<BrandColors, 'primaryLight' | 'primaryDark'> {
  const tone = toOklch(primary)
  return {
    primaryLight: toHex({ ...tone, l: Math.min(0.95, tone.l + 0.1) }),
    primaryDark: toHex({ ...tone, l: Math.max(0.2, tone.l - 0.1) }),
  }
}

/**
 * The themes as CSS custom properties for one `<style>`: by day, and by night for visitors whose system asks for it.
 * Printing is always on white. Throws if a token isn't a plain hex color.
 */
export function themeStyle(day: ThemeTokens, night: ThemeTokens = day): string {
  const dark = night.scheme === day.scheme ? '' : `@media screen and (prefers-color-scheme:dark){${rootRule(night)}}`
  return rootRule(day) + dark
}

function rootRule(tokens: ThemeTokens): string {
  const { scheme, ...tones } = tokens
  const lines = Object.entries(tones).map(([name, value]) => {
    if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`theme token ${name} is not a hex color`)
    return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`
  })
  return `:root{color-scheme:${scheme};${lines.join(';')}}`
}

const isNight = (background: string): boolean => wcagContrast(background, WHITE) > wcagContrast(background, BLACK)

function papers(background: string, isDark: boolean) {
  const tone = toOklch(background)
  if (!isDark) {
    return { page: toHex({ ...tone, l: Math.max(tone.l, 0.96), c: Math.min(tone.c, 0.03) }), surface: WHITE }
  }
  const page = toHex({ ...tone, l: Math.min(tone.l, 0.2), c: Math.min(tone.c, 0.04) })
  const dusk = toOklch(page)
  return { page, surface: toHex({ ...dusk, l: dusk.l + 0.045 }) }
}

// White labels first; then a slightly darkened primary; for bright brands (yellow), the primary itself with a dark
// label.
function fill(colors: BrandColors, isDark: boolean, ink: string) {
  const { primary, primaryLight, primaryDark } = colors
  const candidates = isDark ? [primary, primaryLight, primaryDark] : [primary, primaryDark]
  const readableWithWhite = candidates.find((tone) => wcagContrast(tone, WHITE) >= 4.5)
  if (readableWithWhite) return { solid: readableWithWhite, onSolid: WHITE }

  const darkened = fit(primary, [WHITE], 4.6, -1)
  if (toOklch(primary).l - toOklch(darkened).l <= 0.2) return { solid: darkened, onSolid: WHITE }
  return { solid: wcagContrast(primary, ink) >= 4.5 ? primary : fit(primary, [ink], 4.6, 1), onSolid: ink }
}

function hover(solid: string, label: string): string {
  const tone = toOklch(solid)
  const step = label === WHITE ? -0.05 : 0.05
  const moved = toHex({ ...tone, l: Math.min(1, Math.max(0, tone.l + step)) })
  return wcagContrast(moved, label) >= 4.5 ? moved : solid
}

function states(papersAll: string[], direction: 1 | -1) {
  const tintOf = (base: string) => mix(papersAll[0] ?? WHITE, base, 0.1)
  const toneOf = (base: string) => fit(base, [...papersAll, tintOf(base)], 4.6, direction)
  return {
    success: toneOf(STATES.success),
    successTint: tintOf(STATES.success),
    warning: toneOf(STATES.warning),
    warningTint: tintOf(STATES.warning),
    danger: toneOf(STATES.danger),
    dangerTint: tintOf(STATES.danger),
    info: toneOf(STATES.info),
    infoTint: tintOf(STATES.info),
  }
}

const STEP = 0.005

// Changes the lightness until every background has enough contrast, down to black or up to white. Contrast grows along
// the way, so a binary search finds the first step that is enough.
function fit(color: string, backgrounds: string[], minimum: number, direction: 1 | -1): string {
  const tone = toOklch(color)
  const at = (steps: number) => toHex({ ...tone, l: tone.l + direction * STEP * steps })
  const luminances = backgrounds.map((background) => wcagLuminance(background))
  const isEnough = (steps: number) => {
    const luminance = wcagLuminance(at(steps))
    return luminances.every((other) => contrastOf(luminance, other) >= minimum)
  }
  if (isEnough(0)) return at(0)
  const end = Math.floor((direction < 0 ? tone.l : 1 - tone.l) / STEP) + 1
  let [tooFew, enough] = [0, end]
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1
    if (isEnough(middle)) enough = middle
    else tooFew = middle
  }
  if (enough < end) return at(enough)
  return direction < 0 ? BLACK : WHITE
}

const contrastOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

function mix(base: string, over: string, amount: number): string {
  return formatHex(interpolate([base, over], 'oklab')(amount))
}

function readable(colors: BrandColors): BrandColors {
  const safe = (name: keyof BrandColors) => {
    const color = parse(colors[name])
    return color ? formatHex(clampRgb(color)) : DEFAULT_BRAND.colors[name]
  }
  return {
    primary: safe('primary'),
    primaryLight: safe('primaryLight'),
    primaryDark: safe('primaryDark'),
    secondary: safe('secondary'),
    background: safe('background'),
  }
}

function toOklch(color: string): Oklch {
  return oklch(color) ?? { mode: 'oklch', l: 0, c: 0 }
}

function toHex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'))
}
