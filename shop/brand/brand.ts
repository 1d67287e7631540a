// The brand a visitor sees: its name, its five colours and its texts, with defaults that always work.
export type BrandColors = {
  primary: string
  primaryLight: string
  primaryDark: string
  secondary: string
  background: string
}

/** What a real company says about itself; whatever the operator has not given is missing, never made up. */
export type CompanyFacts = {
  legalName?: string
  address?: string
  email?: string
  phone?: string
  kvk?: string
  vat?: string
  links?: { label: string; href: string }[]
}

export type Brand = {
  id: string
  name: string
  fullName: string
  tagline: string
  logoUrl: string | null
  colors: BrandColors
  heroText: string
  isWhiteLabel: false
  orderPrefix: string
  description: string
  company?: CompanyFacts
}

/** The brand shown until a record of `businesses` replaces it (spec 1 §3 "Brand settings", colours reading A). */
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
