// A brand's settings as in its form: only texts, where an empty one means the default.
import type { BusinessSettings } from '#shop/people/brand/business.ts'
import { cutText } from '#values/text/cut-text.ts'

export const NAME_FIELDS = ['name', 'fullName'] as const
export const TEXT_FIELDS = ['tagline', 'heroText'] as const
export const WORD_FIELDS = [...NAME_FIELDS, ...TEXT_FIELDS] as const
export const COLOR_FIELDS = [
  'primaryColor',
  'primaryLightColor',
  'primaryDarkColor',
  'secondaryColor',
  'backgroundColor',
] as const
/** Fields that only administrators of several brands can change. */
export const SENDER_FIELDS = ['description', 'domain', 'orderPrefix', 'mailFromName', 'mailFrom'] as const
/** Who sells: what an invoice and the footer name. */
export const BRAND_COMPANY_FIELDS = [
  'legalName',
  'address',
  'kvk',
  'vat',
  'email',
  'phone',
  'reviewUrl',
  'links',
] as const
export const BRAND_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS, ...SENDER_FIELDS, ...BRAND_COMPANY_FIELDS] as const

export type ColorField = (typeof COLOR_FIELDS)[number]
export type BrandField = (typeof BRAND_FIELDS)[number]
export type BrandDraft = Record<BrandField, string>

const LONGEST = 3_000

const draftFrom = (read: (field: BrandField) => unknown): BrandDraft => {
  const text = (field: BrandField) => {
    const value = read(field)
    if (field === 'links' && typeof value !== 'string') return textOfLinks(value)
    // Browsers submit other line breaks than they show.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, LONGEST) : ''
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
    reviewUrl: text('reviewUrl'),
    links: text('links'),
  }
}

export const draftOfRecord = (record: Partial<Record<keyof BusinessSettings, unknown>> | null): BrandDraft =>
  draftFrom((field) => record?.[field])

export const draftOfForm = (form: FormData): BrandDraft => draftFrom((field) => form.get(field))

/** The fields in which two drafts differ; around a text blanks do not count. */
export const differences = (one: BrandDraft, other: BrandDraft): BrandField[] =>
  BRAND_FIELDS.filter((field) => one[field].trim() !== other[field].trim())

/** The fields this person changed: those that differ from when the form was opened. */
function touchedFields(form: FormData, fields: readonly BrandField[]): BrandField[] {
  const draft = draftOfForm(form)
  const opened = openedDraft(form)
  return fields.filter((field) => form.has(field) && draft[field].trim() !== opened?.[field].trim())
}

// Null if the form doesn't include it: then all of its fields count.
function openedDraft(form: FormData): BrandDraft | null {
  const said = form.get('opened')
  try {
    const record: unknown = typeof said === 'string' ? JSON.parse(said) : null
    return typeof record === 'object' && record !== null ? draftOfRecord(record) : null
  } catch {
    return null
  }
}

/** What the form asks to change: only touched fields; an emptied one returns to the default. */
export function patchOfForm(form: FormData, fields: readonly BrandField[]): Partial<Record<BrandField, string | null>> {
  const draft = draftOfForm(form)
  return Object.fromEntries(
    touchedFields(form, fields).map((field) => [field, emptyToDefault(field, draft[field].trim())]),
  )
}

/** After a conflict: touched fields as typed, all others as saved now. */
export function mergedDraft(form: FormData, saved: BrandDraft, fields: readonly BrandField[]): BrandDraft {
  const draft = draftOfForm(form)
  return { ...saved, ...Object.fromEntries(touchedFields(form, fields).map((field) => [field, draft[field]])) }
}

// A brand can't be without a name, and without its host it would replace the shop's own brand.
const emptyToDefault = (field: BrandField, text: string) => {
  if (text === '' && field !== 'name' && field !== 'domain') return null
  return field === 'links' ? linksOfText(text) : text
}

// The social profiles of a brand as its form shows them: one per line, a name before the address where it needs one.

type Link = { label: string; href: string }

/** 'https://www.instagram.com/wander' is called Instagram; 'Our blog https://…' keeps the name that it was given. */
export function linksOfText(text: string): Link[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/)
    const href = words.pop()
    return href ? [{ label: words.join(' ') || nameOf(href), href }] : []
  })
}

export function textOfLinks(links: unknown): string {
  const known = Array.isArray(links) ? links.filter(isLink) : []
  return known.map(({ label, href }) => (label === nameOf(href) ? href : `${label} ${href}`)).join('\n')
}

/** Sites whose name is not their host's with a capital letter. */
const NAMES: Record<string, string> = { linkedin: 'LinkedIn', youtube: 'YouTube', tiktok: 'TikTok', github: 'GitHub' }

// What cannot be read as an address is refused by the shop, whatever its name.
function nameOf(href: string): string {
  if (!URL.canParse(href)) return cutText(href, 40)
  const parts = new URL(href).hostname.split('.')
  const name = parts.at(-2) ?? parts[0] ?? ''
  return (NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)) || cutText(href, 40)
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  typeof value.label === 'string' &&
  'href' in value &&
  typeof value.href === 'string'
