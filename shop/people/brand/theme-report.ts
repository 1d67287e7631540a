// What a theme guarantees in figures, and which of a brand's colors it had to change.
import { wcagContrast } from 'culori'
import type { BrandColors } from './brand.ts'
import type { ThemeTokens } from './derive-theme.ts'

const CONTRAST_PAIRS = ['body', 'muted', 'link', 'button', 'accent', 'edge', 'logo'] as const
export type ContrastPair = (typeof CONTRAST_PAIRS)[number]
/** `least` is what WCAG 2.2 AA requires: 4.5 for text, 3 for large text and non-text. */
export type Contrast = { pair: ContrastPair; ratio: number; least: number }

/** Each pair on its hardest surface; ratios are rounded down to a tenth. */
export function measureContrasts(theme: ThemeTokens): Contrast[] {
  const papers = [theme.surface, theme.page, theme.tint]
  const measured: [ContrastPair, number, number][] = [
    ['body', worst(theme.body, papers), 4.5],
    ['muted', worst(theme.muted, papers), 4.5],
    ['link', worst(theme.text, papers), 4.5],
    ['button', worst(theme.onSolid, [theme.solid, theme.solidHover, theme.gradientEnd]), 4.5],
    ['accent', worst(theme.accent, papers), 4.5],
    ['edge', wcagContrast(theme.edge, theme.surface), 3],
    ['logo', wcagContrast(theme.logo, theme.surface), 3],
  ]
  return measured.map(([pair, ratio, least]) => ({ pair, ratio: Math.floor(ratio * 10) / 10, least }))
}

const worst = (ink: string, on: string[]) => Math.min(...on.map((paper) => wcagContrast(ink, paper)))

export type RepairedUse = 'buttons' | 'links' | 'accents' | 'gradient' | 'logo' | 'page'
export type Repair = {
  use: RepairedUse
  /** Which of the five colors was meant for it. */
  color: keyof BrandColors
  wanted: string
  used: string
}

/** Where the shop uses another tone than the brand chose, because that one would be unreadable there. */
export function listColorRepairs(colors: BrandColors, theme: ThemeTokens): Repair[] {
  const link = theme.scheme === 'dark' ? 'primaryLight' : 'primaryDark'
  const uses: [RepairedUse, keyof BrandColors, string][] = [
    ['page', 'background', theme.page],
    // Any of the brand's own tones is its choice, not a repair.
    [
      'buttons',
      [colors.primaryDark, colors.primaryLight].includes(theme.solid) ? 'primaryDark' : 'primary',
      theme.solid,
    ],
    ['links', link, theme.text],
    ['accents', 'secondary', theme.accent],
    ['gradient', 'secondary', theme.gradientEnd],
    ['logo', 'primary', theme.logo],
  ]
  return uses.flatMap(([use, color, used]) => {
    const wanted = colors[color]
    const isOwn = use === 'buttons' && [colors.primaryDark, colors.primaryLight].includes(used)
    return isOwn || isSame(wanted, used) ? [] : [{ use, color, wanted, used }]
  })
}

// '#fff' and '#ffffff' don't differ, and neither do tones that look the same.
const isSame = (one: string, other: string) => wcagContrast(one, other) < 1.05
