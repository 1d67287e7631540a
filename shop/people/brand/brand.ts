// The brand a visitor sees: its name, its five colors, and its texts, with defaults that always work.
import type { Brand } from '#values/brand-facts.ts'

export type { Brand, BrandColors, CompanyFacts } from '#values/brand-facts.ts'

/**
 * The brand shown until a record of `businesses` replaces it (storefront rules §3 "Brand settings", colors of reading
 * A).
 */
export const DEFAULT_BRAND: Brand = {
  id: '1',
  name: 'Wander Pass',
  fullName: 'Wander Pass',
  tagline: 'Your Ultimate Travel Companion',
  logoUrl: null,
  colors: {
    primary: '#846dff',
    primaryLight: '#a594ff',
    primaryDark: '#6a57cc',
    secondary: '#894eef',
    background: '#f8f7ff',
  },
  heroText: 'Travel the world with our eSIM solution',
  isWhiteLabel: false,
  orderPrefix: 'wanderpass',
  description: 'Global eSIM solutions for travelers',
}

/** The letter shown for a brand without a logo. */
export const getInitial = ({ name }: Pick<Brand, 'name'>): string => (Array.from(name)[0] ?? '').toUpperCase()

/** '#846dff' or '#fff', in upper or lower case: the only accepted form of a color. */
export const isHexColor = (text: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)
