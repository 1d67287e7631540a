// The parts of a brand as plain values, so that ports can use them: names, five colors, texts, legal identity.
import type { ForeignLanguage } from './language.ts'
import type { InLanguages } from './own-text.ts'

export type BrandColors = {
  primary: string
  primaryLight: string
  primaryDark: string
  secondary: string
  background: string
}

/** The details of a real company; whatever the operator hasn't entered is missing, never made up. */
export type CompanyFacts = {
  legalName?: string
  /** The postal address, line by line. */
  address?: string
  email?: string
  phone?: string
  /** The number in the company register. */
  kvk?: string
  vat?: string
  /** The brand's profile on a public review site. */
  reviewUrl?: string
  links?: { label: string; href: string }[]
  /** Not a real company, but a sample for a demo. */
  isSample?: boolean
}

/** What a brand says of itself, which its owner may give in each language. */
export const BRAND_TEXTS = ['tagline', 'heroText', 'description'] as const
export type BrandText = (typeof BRAND_TEXTS)[number]
/** The same with what its legal texts say of themselves, which stands above them. */
export const OWN_TEXTS = [...BRAND_TEXTS, 'legalNote'] as const
export type OwnText = (typeof OWN_TEXTS)[number]

/** The names under which a brand has its texts in other languages. */
export const TEXTS_IN = {
  tagline: 'taglineIn',
  heroText: 'heroTextIn',
  description: 'descriptionIn',
  legalNote: 'legalNoteIn',
} as const

export type Brand = {
  /** Of its record in `businesses`; '1' is the shop's own (storefront rules §3 "Brand settings"). */
  id: string
  name: string
  fullName: string
  tagline: string
  logoUrl: string | null
  colors: BrandColors
  heroText: string
  /** It has its own domain, next to the shop's. */
  isWhiteLabel: boolean
  orderPrefix: string
  description: string
  /** Above terms, privacy, and contract summary; without one, a translation says that it is one. */
  legalNote?: string
  /** The owner's own texts in other languages. */
  taglineIn?: InLanguages
  heroTextIn?: InLanguages
  descriptionIn?: InLanguages
  legalNoteIn?: InLanguages
  company?: CompanyFacts
}

/** A brand with its address and the sender of its emails. */
export type Tenant = {
  brand: Brand
  /** Scheme and host, without a trailing slash. */
  origin: string
  /** The host that belongs to this brand alone; null for the shop's own brand. */
  domain: string | null
  /** A brand without its own address sends from the shop's. */
  sender: { name: string; address: string | null }
  /** Counts the changes of its record; 0 for the defaults. */
  version: number
  /** It sells nothing for now; past orders stay accessible. Never the shop's own brand. */
  isSuspended: boolean
}

/**
 * The brand at whose address a request arrives: it decides the links, the sender, the texts, and what exists there at
 * all.
 */
/** `language`: of the page that asks, if that isn't English; emails that it leads to are in it. */
export type At = { tenant: Tenant; language?: ForeignLanguage | null }
/** The address without its scheme, with its port if there is one. */
export const hostOf = ({ origin }: Pick<Tenant, 'origin'>): string => new URL(origin).host
/** The brand whose prices apply. */
export type AtBrand = { tenant: { brand: Pick<Brand, 'id'> } }
