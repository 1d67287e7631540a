// Completes the five colors of a brand: missing ones are derived, or are the defaults.
import { DEFAULT_BRAND, type BrandColors } from './brand.ts'
import { deriveTones } from './derive-theme.ts'

export type NamedColors = { [Name in keyof BrandColors]?: string | null }

/** A brand with its own primary color must not get another brand's light and dark tones. */
export function fillColors({ primary, primaryLight, primaryDark, secondary, background }: NamedColors): BrandColors {
  const own = primary ? { primary, ...deriveTones(primary) } : DEFAULT_BRAND.colors
  return {
    primary: own.primary,
    primaryLight: primaryLight ?? own.primaryLight,
    primaryDark: primaryDark ?? own.primaryDark,
    secondary: secondary ?? DEFAULT_BRAND.colors.secondary,
    background: background ?? DEFAULT_BRAND.colors.background,
  }
}
