// A brand's settings as they stand in its form: texts alone, where an empty one means the default.
import type { BusinessSettings } from '#shop/brand/business.ts'

export const WORD_FIELDS = ['name', 'fullName', 'tagline', 'heroText'] as const
export const COLOR_FIELDS = [
  'primaryColor',
  'primaryLightColor',
  'primaryDarkColor',
  'secondaryColor',
  'backgroundColor',
] as const
/** What only those who look after several brands change here. */
export const SENDER_FIELDS = ['description', 'domain', 'orderPrefix', 'mailFromName', 'mailFrom'] as const
export const COMPANY_FIELDS = ['legalName', 'address', 'email', 'phone', 'kvk', 'vat'] as const
export const BRAND_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS, ...SENDER_FIELDS, ...COMPANY_FIELDS] as const

export type ColorField = (typeof COLOR_FIELDS)[number]
export type BrandField = (typeof BRAND_FIELDS)[number]
export type BrandDraft = Record<BrandField, string>

const LONGEST = 400

const draftFrom = (read: (field: BrandField) => unknown): BrandDraft => {
  const text = (field: BrandField) => {
    const value = read(field)
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  }
  return {
    name: text('name'),
    fullName: text('fullName'),
    tagline: text('tagline'),
    heroText: text('heroText'),
    primaryColor: text('primaryColor'),
    primaryLightColor: text('primaryLightColor'),
    primaryDarkColor: text('primaryDarkColor'),
    secondaryColor: text('secondaryColor'),
    backgroundColor: text('backgroundColor'),
    description: text('description'),
    domain: text('domain'),
    orderPrefix: text('orderPrefix'),
    mailFromName: text('mailFromName'),
    mailFrom: text('mailFrom'),
    legalName: text('legalName'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    kvk: text('kvk'),
    vat: text('vat'),
  }
}

export const draftOfRecord = (record: Partial<Record<keyof BusinessSettings, unknown>> | null): BrandDraft =>
  draftFrom((field) => record?.[field])

export const draftOfForm = (form: FormData): BrandDraft => draftFrom((field) => form.get(field))

/** The fields in which two drafts differ; around a text blanks do not count. */
export const differences = (one: BrandDraft, other: BrandDraft): BrandField[] =>
  BRAND_FIELDS.filter((field) => one[field].trim() !== other[field].trim())

/** What the form asks to change: its own fields alone; an emptied one goes back to the default. */
export function patchOfForm(form: FormData, fields: readonly BrandField[]): Partial<Record<BrandField, string | null>> {
  const draft = draftOfForm(form)
  const named = fields.filter((field) => form.has(field))
  return Object.fromEntries(named.map((field) => [field, emptyToDefault(field, draft[field].trim())]))
}

// Without a name there is no brand, and without its host a brand would take the place of the shop's own.
const emptyToDefault = (field: BrandField, text: string) =>
  text === '' && field !== 'name' && field !== 'domain' ? null : text
