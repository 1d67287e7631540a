// What a brand is made of, in plain values, so that ports can speak of it: names, five colours, texts, legal identity.
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
  /** The postal address, line by line. */
  address?: string
  email?: string
  phone?: string
  /** The number in the register of companies. */
  kvk?: string
  vat?: string
  /** The brand's profile on a public review site. */
  reviewUrl?: string
  links?: { label: string; href: string }[]
  /** No real company: it stands in for one in a demo. */
  isSample?: boolean
}

export type Brand = {
  /** Of its record in `businesses`; '1' is the shop's own (storefront rules §3 "Brand settings"). */
  id: string
  name: string
  fullName: string
  tagline: string
  logoUrl: string | null
  colors: BrandColors
  heroText: string
  /** It stands on a domain of its own, beside the shop's. */
  isWhiteLabel: boolean
  orderPrefix: string
  description: string
  company?: CompanyFacts
}

/** A brand with the address it stands at and the sender of its mails. */
export type Tenant = {
  brand: Brand
  /** Scheme and host, without a slash at the end. */
  origin: string
  /** The host that is this brand's alone; null for the shop's own brand. */
  domain: string | null
  /** Without an address of its own a brand writes from the shop's. */
  sender: { name: string; address: string | null }
  /** Counts the changes of its record; 0 for the defaults. */
  version: number
  /** It sells nothing for the time being; what it sold stays within reach. Never the shop's own brand. */
  isSuspended: boolean
}

/** At whose address something is asked: that decides the links, the sender, the words, and what exists there at all. */
export type At = { tenant: Tenant }
/** Whose prices hold there. */
export type AtBrand = { tenant: { brand: Pick<Brand, 'id'> } }
