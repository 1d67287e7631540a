// Palettes as any partner might choose them, and what a theme promises about each: readable text and icons.
import { formatHex, interpolate, wcagContrast } from 'culori'
import type { BrandColors } from '#shop/people/brand/brand.ts'
import { deriveNight, deriveTheme, type ThemeTokens } from '#shop/people/brand/derive-theme.ts'

/** The palettes, out of this many, whose theme breaks a promise, with the promise. */
export function findBrokenPalettes(count: number, time: 'by day' | 'at night') {
  const next = colorsFrom(20_261_121)
  const broken: { palette: BrandColors; promise: string }[] = []
  for (let round = 0; round < count; round++) {
    const palette = {
      primary: next(),
      primaryLight: next(),
      primaryDark: next(),
      secondary: next(),
      background: next(),
    }
    const theme = time === 'at night' ? deriveNight(palette) : deriveTheme(palette)
    for (const promise of brokenPromises(theme)) broken.push({ palette, promise })
    if (time === 'at night' && theme.scheme !== 'dark') broken.push({ palette, promise: 'dark at night' })
  }
  return broken
}

function brokenPromises(theme: ThemeTokens): string[] {
  const papers = { page: theme.page, surface: theme.surface, tint: theme.tint }
  const pairs: [name: string, one: string, other: string, atLeast: number][] = [
    ...Object.entries(papers).flatMap(([paper, color]) =>
      (['body', 'muted', 'text', 'accent'] as const).map(
        (tone) => [`${tone} on ${paper}`, theme[tone], color, 4.5] as [string, string, string, number],
      ),
    ),
    ...(theme.scheme === 'dark'
      ? (['body', 'muted', 'text'] as const).map(
          (tone) => [`${tone} on the sky`, theme[tone], skyOf(theme), 4.5] as [string, string, string, number],
        )
      : []),
    ...(['solid', 'solidHover', 'gradientEnd'] as const).map(
      (tone) => [`label on ${tone}`, theme.onSolid, theme[tone], 4.5] as [string, string, string, number],
    ),
    ...(['success', 'warning', 'danger', 'info'] as const).map(
      (tone) => [`${tone} on its tint`, theme[tone], theme[`${tone}Tint`], 4.5] as [string, string, string, number],
    ),
    ['ring on surface', theme.ring, theme.surface, 3],
    ['ring on page', theme.ring, theme.page, 3],
    ['control on surface', theme.control, theme.surface, 3],
    ['control on page', theme.control, theme.page, 3],
    ['edge on surface', theme.edge, theme.surface, 3],
    ['logo on surface', theme.logo, theme.surface, 3],
    ['label on deco', theme.onDeco, theme.deco, 3],
  ]
  return pairs.filter(([, one, other, atLeast]) => wcagContrast(one, other) < atLeast).map(([name]) => name)
}

/** The brightest color of the sky behind text (scenery.css). */
const skyOf = ({ page, sky }: ThemeTokens): string => formatHex(interpolate([page, sky], 'oklab')(0.75))

// A small linear congruential generator: the same palettes on every run.
function colorsFrom(seed: number): () => string {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  }
}
