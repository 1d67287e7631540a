// Turns a record of `businesses` into a brand that always works: missing or invalid settings are replaced and never
// shown.
import { z } from 'zod'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { isSellerTaxNumber } from '#values/vat-number.ts'
import { DEFAULT_BRAND, isHexColor, type Brand, type CompanyFacts } from './brand.ts'
import { fillColors } from './brand-colors.ts'

/** The address of our own logos; no other address is ever shown. */
const LOGO_PATH = /^\/brand-logo\/[0-9a-f]{64}\.(?:png|jpg|webp)$/
const MOST_LINKS = 8

// Names must not contain angle brackets, or characters that reverse the writing direction and make a name read as
// something else.
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^<>\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u)
// A postal address has several lines, as on an envelope.
const lines = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map((each) => each.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(/^(?:[^<>\p{Cc}\u2028-\u202E\u2066-\u2069]|\n)*$/u),
    )
/** The same line in other languages. */
const lineIn = (most: number) => z.partialRecord(z.enum(FOREIGN_LANGUAGES), line(most))
const color = z.string().refine(isHexColor).toLowerCase()
const email = z.string().transform(normalizeEmail).pipe(z.string().max(254).refine(isEmail))
const webAddress = z.url({ protocol: /^https$/ }).max(300)

/** The valid form of every setting; `null` means the default (storefront rules §3 "Brand settings"). */
export const businessSettings = z.strictObject({
  name: line(40),
  fullName: line(80).nullable(),
  tagline: line(120).nullable(),
  taglineIn: lineIn(120).nullable(),
  logoUrl: z.string().regex(LOGO_PATH).nullable(),
  primaryColor: color.nullable(),
  primaryLightColor: color.nullable(),
  primaryDarkColor: color.nullable(),
  secondaryColor: color.nullable(),
  backgroundColor: color.nullable(),
  domain: z.string().trim().toLowerCase().max(120).refine(isHost).nullable(),
  heroText: line(120).nullable(),
  heroTextIn: lineIn(120).nullable(),
  description: line(300).nullable(),
  descriptionIn: lineIn(300).nullable(),
  legalNote: line(300).nullable(),
  legalNoteIn: lineIn(300).nullable(),
  orderPrefix: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  mailFromName: line(60).nullable(),
  mailFrom: email.nullable(),
  legalName: line(120).nullable(),
  address: lines(300).nullable(),
  email: email.nullable(),
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{5,30}$/)
    .nullable(),
  kvk: line(40).regex(/\d/).nullable(),
  vat: line(40).refine(isSellerTaxNumber).nullable(),
  reviewUrl: webAddress.nullable(),
  links: z
    .array(z.strictObject({ label: line(40), href: webAddress }))
    .max(MOST_LINKS)
    .nullable(),
})

export type BusinessSettings = z.infer<typeof businessSettings>
export type SettingName = keyof BusinessSettings
export const SETTING_NAMES: SettingName[] = businessSettings.keyof().options

/** A stored record; its settings may have an invalid form. */
export type BusinessRecord = { id: string; version: number; suspendedAt?: Date | null } & Record<SettingName, unknown>

export type Business = {
  brand: Brand
  domain: string | null
  sender: { name: string; address: string | null }
  version: number
  /** It sells nothing for now. */
  isSuspended: boolean
  /** The invalid settings that were replaced. */
  faults: SettingName[]
}

/** The brand of a record. An invalid setting counts as missing and is listed in `faults`. */
export function readBusiness(record: BusinessRecord): Business {
  const { settings, faults } = readSettings(record)
  const name = settings.name ?? DEFAULT_BRAND.name
  const brand: Brand = {
    id: record.id,
    name,
    fullName: settings.fullName ?? name,
    tagline: settings.tagline ?? DEFAULT_BRAND.tagline,
    logoUrl: settings.logoUrl ?? null,
    colors: fillColors({
      primary: settings.primaryColor,
      primaryLight: settings.primaryLightColor,
      primaryDark: settings.primaryDarkColor,
      secondary: settings.secondaryColor,
      background: settings.backgroundColor,
    }),
    heroText: settings.heroText ?? DEFAULT_BRAND.heroText,
    isWhiteLabel: typeof record.domain === 'string',
    orderPrefix: getOrderPrefix({ ...settings, name }),
    description: settings.description ?? DEFAULT_BRAND.description,
    ...ownTextsOf(settings),
    ...companyOf(settings),
  }
  return {
    brand,
    domain: settings.domain ?? null,
    sender: { name: settings.mailFromName ?? name, address: settings.mailFrom ?? null },
    version: record.version,
    isSuspended: record.suspendedAt != null,
    faults,
  }
}

type KnownSettings = { [Name in SettingName]?: BusinessSettings[Name] }

function readSettings(record: BusinessRecord): { settings: KnownSettings; faults: SettingName[] } {
  const parsed = businessSettings.safeParse(Object.fromEntries(SETTING_NAMES.map((name) => [name, record[name]])))
  if (parsed.success) return { settings: parsed.data, faults: [] }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const faults = SETTING_NAMES.filter((name) => wrong.has(name))
  const rest = SETTING_NAMES.filter((name) => !wrong.has(name)).map((name) => [name, record[name]])
  return { settings: businessSettings.partial().parse(Object.fromEntries(rest)), faults }
}

const ownTextsOf = ({
  taglineIn,
  heroTextIn,
  descriptionIn,
  legalNote,
  legalNoteIn,
}: KnownSettings): Partial<Brand> => ({
  ...(taglineIn && { taglineIn }),
  ...(heroTextIn && { heroTextIn }),
  ...(descriptionIn && { descriptionIn }),
  ...(legalNote && { legalNote }),
  ...(legalNoteIn && { legalNoteIn }),
})

function companyOf(settings: KnownSettings): { company?: CompanyFacts } {
  const { legalName, address, email: mail, phone, kvk, vat, reviewUrl, links } = settings
  const company: CompanyFacts = {
    ...(legalName && { legalName }),
    ...(address && { address }),
    ...(mail && { email: mail }),
    ...(phone && { phone }),
    ...(kvk && { kvk }),
    ...(vat && { vat }),
    ...(reviewUrl && { reviewUrl }),
    ...(links && links.length > 0 && { links }),
  }
  return Object.keys(company).length > 0 ? { company } : {}
}

/** The prefix of a brand's order references: the chosen one, or the letters of its name. */
export function getOrderPrefix({ name, orderPrefix }: { name: string; orderPrefix?: string | null }): string {
  if (orderPrefix) return orderPrefix
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return letters.slice(0, 40) || DEFAULT_BRAND.orderPrefix
}

// As browsers write it in an address: 'esim.example', or with a port.
function isHost(text: string): boolean {
  return (
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\d{0,4})?$/.test(text) &&
    URL.canParse(`http://${text}`) &&
    new URL(`http://${text}`).host === text
  )
}
