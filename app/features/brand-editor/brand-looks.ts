// How a brand would look with the colors of a draft; it needs the color library, so the browser loads it when it is used.
import { isHexColor, type BrandColors } from '#shop/people/brand/brand.ts'
import { fillColors } from '#shop/people/brand/brand-colors.ts'
import { deriveNight, deriveTheme, type ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import { measureContrasts, listColorRepairs, type Contrast, type Repair } from '#shop/people/brand/theme-report.ts'
import type { BrandDraft } from './brand-draft.ts'

export type BrandLooks = {
  colors: BrandColors
  theme: ThemeTokens
  contrasts: Contrast[]
  repairs: Repair[]
  /** The same colors on a background of the other kind; of a light brand, what visitors with a dark system see. */
  other: ThemeTokens
}

const DAY = '#ffffff'

const hex = (text: string) => (isHexColor(text.trim()) ? text.trim().toLowerCase() : null)

/** An incomplete color counts as missing, so the preview doesn't flicker while typing. */
export function toBrandLooks(draft: BrandDraft): BrandLooks {
  const colors = fillColors({
    primary: hex(draft.primaryColor),
    primaryLight: hex(draft.primaryLightColor),
    primaryDark: hex(draft.primaryDarkColor),
    secondary: hex(draft.secondaryColor),
    background: hex(draft.backgroundColor),
  })
  const theme = deriveTheme(colors)
  return {
    colors,
    theme,
    contrasts: measureContrasts(theme),
    repairs: listColorRepairs(colors, theme),
    other: theme.scheme === 'dark' ? deriveTheme({ ...colors, background: DAY }) : deriveNight(colors),
  }
}
