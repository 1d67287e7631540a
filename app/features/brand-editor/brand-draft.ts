// A brand's settings as in its form: only texts, where an empty one means the default.
import type { BusinessSettings, SettingName } from '#shop/people/brand/business.ts'
import { OWN_TEXTS, TEXTS_IN, type OwnText } from '#values/brand-facts.ts'
import { fieldIn } from '#values/own-text.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
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
  'legalNote',
] as const
/** A text in another language: 'tagline_de'. */
type ForeignField = `${OwnText}_${ForeignLanguage}`
const FOREIGN_TEXTS = OWN_TEXTS.flatMap((text) =>
  FOREIGN_LANGUAGES.map((language) => ({ text, language, field: fieldIn(text, language) })),
)
export const isOwnText = (field: string): field is OwnText => OWN_TEXTS.some((text) => text === field)
/** These fields, each text followed by the same in other languages. */
export const withLanguages = (fields: readonly BrandField[]): BrandField[] =>
  fields.flatMap((field) => [field, ...FOREIGN_TEXTS.filter(({ text }) => text === field).map((each) => each.field)])

const PLAIN_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS, ...SENDER_FIELDS, ...BRAND_COMPANY_FIELDS] as const

export type ColorField = (typeof COLOR_FIELDS)[number]
export type BrandField = (typeof PLAIN_FIELDS)[number] | ForeignField
export type BrandDraft = Record<BrandField, string>
export const BRAND_FIELDS = withLanguages(PLAIN_FIELDS)

const LONGEST = 3_000

function draftFrom(read: (field: BrandField) => unknown): BrandDraft
function draftFrom(read: (field: BrandField) => unknown): Record<string, string> {
  const text = (field: BrandField) => {
    const value = read(field)
    if (field === 'links' && typeof value !== 'string') return textOfLinks(value)
    // Browsers submit other line breaks than they show.
    return typeof value === 'string' ? cutText(value.replaceAll('\r\n', '\n'), LONGEST) : ''
  }
  return Object.fromEntries(BRAND_FIELDS.map((field) => [field, text(field)]))
}

export const draftOfRecord = (record: Partial<Record<keyof BusinessSettings, unknown>> | null): BrandDraft => {
  const foreign = new Map(
    FOREIGN_TEXTS.map(({ text, language, field }) => [field, textIn(record?.[TEXTS_IN[text]], language)]),
  )
  return draftFrom((field) => (isForeignField(field) ? foreign.get(field) : record?.[field]))
}

const textIn = (texts: unknown, language: ForeignLanguage): unknown => entriesOf(texts).get(language)

const entriesOf = (record: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof record === 'object' && record !== null ? Object.entries(record) : [])

const isForeignField = (field: BrandField): field is ForeignField => field.includes('_')

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
    if (typeof record !== 'object' || record === null) return null
    const fields = entriesOf(record)
    return draftFrom((field) => fields.get(field))
  } catch {
    return null
  }
}

/** What the form asks to change: only touched fields; an emptied one returns to the default. */
export function patchOfForm(form: FormData, fields: readonly BrandField[]): Partial<Record<SettingName, unknown>> {
  const draft = draftOfForm(form)
  const touched = touchedFields(form, fields)
  const plain = touched.flatMap((field) =>
    isForeignField(field) ? [] : [[field, emptyToDefault(field, draft[field].trim())] as const],
  )
  const foreign = OWN_TEXTS.flatMap((text) => {
    const typed = FOREIGN_TEXTS.filter((each) => each.text === text && touched.includes(each.field))
    const texts = typed.map(({ language, field }) => [language, draft[field].trim() || null] as const)
    return texts.length > 0 ? [[TEXTS_IN[text], Object.fromEntries(texts)] as const] : []
  })
  return Object.fromEntries<unknown>([...plain, ...foreign])
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
