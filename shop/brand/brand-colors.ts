// The five colours of a brand from those that it names: what is missing is derived, or is the default's.
import { DEFAULT_BRAND, type BrandColors } from './brand.ts'
import { tonesOf } from './derive-theme.ts'

export type NamedColors = { [Name in keyof BrandColors]?: string | null }

/** '#846dff' or '#fff', in any case of letters: the only form in which a colour is taken. */
export const isHexColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

/** A brand with a primary colour of its own must not get the light and dark tones of another one. */
export function fillColors({ primary, primaryLight, primaryDark, secondary, background }: NamedColors): BrandColors {
  const own = primary ? { primary, ...tonesOf(primary) } : DEFAULT_BRAND.colors
  return {
    primary: own.primary,
    primaryLight: primaryLight ?? own.primaryLight,
    primaryDark: primaryDark ?? own.primaryDark,
    secondary: secondary ?? DEFAULT_BRAND.colors.secondary,
    background: background ?? DEFAULT_BRAND.colors.background,
  }
}
