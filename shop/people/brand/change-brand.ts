// Changes the record of a brand: named settings are replaced, all others stay (storefront rules §4 "Brand").
import type { Base } from '#shop/assembly/base.ts'
import { createHash } from 'node:crypto'
import { may } from '#shop/people/account/rights.ts'
import { roleOf } from '#shop/people/account/role.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { TEXTS_IN } from '#values/brand-facts.ts'
import type { Outcome } from '#values/outcome.ts'
import { isTypedRegistration, isTypedTaxNumber } from '#values/seller-number.ts'
import { businessSettings, readBusiness, SETTING_NAMES, type BusinessSettings, type SettingName } from './business.ts'
import type { BusinessRow, KeptLogo } from './business-store.ts'
import { isNameTaken } from './brand-name.ts'
import { isPrefixTaken } from './order-prefix.ts'
import type { Tenants } from './tenant.ts'
import { logoPath, readLogo, readLogoAddress, type LogoPicture } from '#shop/people/logo/logo.ts'

export type BrandChange = {
  /** The brand at whose address the change is made. */
  brandId: string
  /** The version that the changes are based on. */
  expectedVersion: number
  /** Settings by name, as typed; `null` restores the default. Of a text in other languages, only those named change. */
  patch: Partial<Record<SettingName, unknown>>
  /** The bytes of a new logo. */
  logo?: Uint8Array
}

export type ChangeBrandProblem =
  | 'no_business'
  | 'version_conflict'
  | 'setting_invalid'
  | 'logo_refused'
  | 'domain_taken'
  | 'prefix_taken'
  | 'name_taken'
export type ChangeBrandAnswer =
  | { ok: true; version: number; changed: SettingName[] }
  | { ok: false; problem: Exclude<ChangeBrandProblem, 'setting_invalid'> }
  | { ok: false; problem: 'setting_invalid'; settings: string[] }

export type ChangeBrandDeps = Pick<Base, 'businesses' | 'clock' | 'forgetBrands' | 'withAudit'> & {
  readTenants: () => Promise<Tenants>
}

/**
 * Merges the patch into the record of a brand (storefront rules §4, §7 "Brand update") and returns which values
 * changed; if none did, the version stays. A wrong text in another language is named with it (`taglineIn.de`).
 * Problems: `no_business` (there is no record to change), `version_conflict`
 * (somebody changed it since, safety case I09), `setting_invalid` with the names of the invalid ones (I08), which are
 * those of name and address too if a business changes its own brand,
 * `logo_refused` (a logo is PNG, JPEG, or WebP as bytes or a `data:` address; nothing is ever fetched, I07),
 * `domain_taken` (another brand has it), `prefix_taken` (another brand's documents are numbered in that series),
 * `name_taken` (it reads as another brand's, or as somebody's whom people trust with their money).
 */
export const changeBrand = (deps: ChangeBrandDeps, change: BrandChange, caller: Caller): Promise<ChangeBrandAnswer> =>
  deps
    .withAudit(
      () => mergeChange(deps, change, caller),
      ({ changed }) => {
        const settings = changed.map((name) => (name === 'logoUrl' ? 'logo' : name)).join(', ')
        const note = { action: 'brand_changed', subject: change.brandId, facts: { settings } } as const
        return changed.length > 0 ? { actor: actorOf(caller.actor), ...note } : null
      },
      caller,
    )
    .finally(deps.forgetBrands)

/** What names a brand to travelers, and where it is reached: a business asks the owner for it. */
const OWNERS_ALONE: readonly SettingName[] = ['name', 'fullName', 'domain', 'orderPrefix', 'mailFromName', 'mailFrom']

async function mergeChange(deps: ChangeBrandDeps, change: BrandChange, { actor }: Caller): Promise<ChangeBrandAnswer> {
  const { businesses, clock, forgetBrands } = deps
  const isOfBusiness = !may(roleOf(actor.type), 'admin')
  const refused = OWNERS_ALONE.filter((name) => isOfBusiness && name in change.patch)
  if (refused.length > 0) return { ok: false, problem: 'setting_invalid', settings: refused }
  const record = await businesses.find(change.brandId)
  // An affiliate has no shop to brand.
  if (record?.kind !== 'brand') return { ok: false, problem: 'no_business' }
  if (record.version !== change.expectedVersion) return { ok: false, problem: 'version_conflict' }

  const { logoUrl, ...rest } = change.patch
  const logo = readNewLogo(change, record.logoUrl)
  if (!logo.ok) return logo
  const parsed = businessSettings.omit({ logoUrl: true }).partial().safeParse(withOtherLanguages(rest, record))
  if (!parsed.success) return { ok: false, problem: 'setting_invalid', settings: wrongSettings(parsed.error.issues) }

  const picture = logo.picture && keptLogo(record.id, logo.picture)
  const settings: Partial<BusinessSettings> = {
    ...parsed.data,
    ...(logoUrl === null && { logoUrl: null }),
    ...(picture && { logoUrl: logoPath(picture.id, picture.mediaType) }),
  }
  const changed = SETTING_NAMES.filter((name) => name in settings && !isSame(settings[name], record[name]))
  if (changed.length === 0) return { ok: true, version: record.version, changed }
  const doubtful = doubtfulNumbers(changed, settings)
  if (doubtful.length > 0) return { ok: false, problem: 'setting_invalid', settings: doubtful }
  if (await takesAnothersPrefix(deps, record, settings)) return { ok: false, problem: 'prefix_taken' }
  if (await takesAnothersName(deps, record, changed, settings)) return { ok: false, problem: 'name_taken' }
  const moved = Object.fromEntries(changed.map((name) => [name, settings[name]]))
  const done = await businesses.change(record.id, change.expectedVersion, moved, picture, clock.now())
  if (done === 'conflict') return { ok: false, problem: 'version_conflict' }
  if (done === 'domain_taken') return { ok: false, problem: 'domain_taken' }
  forgetBrands()
  return { ok: true, version: change.expectedVersion + 1, changed }
}

/** Together with the languages that the patch doesn't name. */
function withOtherLanguages(patch: BrandChange['patch'], record: BusinessRow): BrandChange['patch'] {
  const texts = Object.values(TEXTS_IN).flatMap((name) => {
    const typed = patch[name]
    return typeof typed === 'object' && typed !== null ? [[name, mergedTexts(record[name], typed)] as const] : []
  })
  return { ...patch, ...Object.fromEntries(texts) }
}

const mergedTexts = (stored: object | null, typed: object): object | null => {
  const texts = Object.entries({ ...stored, ...typed }).filter(([, text]) => text !== null)
  return texts.length > 0 ? Object.fromEntries(texts) : null
}

// A brand that has had such a number all along may still change everything else.
function doubtfulNumbers(changed: readonly SettingName[], { vat, kvk }: Partial<BusinessSettings>): SettingName[] {
  const isIn = (name: SettingName) => changed.includes(name)
  return [
    ...(isIn('kvk') && kvk && !isTypedRegistration(kvk) ? (['kvk'] as const) : []),
    ...(isIn('vat') && vat && !isTypedTaxNumber(vat) ? (['vat'] as const) : []),
  ]
}

const NAMES = ['name', 'fullName', 'mailFromName'] as const

// A brand that has had such a name all along may still change everything else.
async function takesAnothersName(
  { readTenants }: ChangeBrandDeps,
  record: BusinessRow,
  changed: readonly SettingName[],
  settings: Partial<BusinessSettings>,
): Promise<boolean> {
  const names = NAMES.flatMap((setting) => (changed.includes(setting) ? (settings[setting] ?? []) : []))
  if (names.length === 0) return false
  const { house, elsewhere } = await readTenants()
  return names.some((name) => isNameTaken(name, record.id, [house, ...elsewhere]))
}

// A brand that has shared a series all along may still change everything else.
async function takesAnothersPrefix(
  { businesses, readTenants, forgetBrands }: ChangeBrandDeps,
  record: BusinessRow,
  settings: Partial<BusinessSettings>,
): Promise<boolean> {
  const [before, after] = [record, { ...record, ...settings }].map((each) => readBusiness(each).brand.orderPrefix)
  if (after === undefined || after === before) return false
  await businesses.takeTurn()
  forgetBrands()
  const { house, elsewhere } = await readTenants()
  return isPrefixTaken(after, record.id, [house, ...elsewhere])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function readNewLogo(
  { logo, patch: { logoUrl } }: BrandChange,
  current: string | null,
): Outcome<{ picture: LogoPicture | null }, 'logo_refused'> {
  if (!logo && (logoUrl === undefined || logoUrl === null || logoUrl === current)) return { ok: true, picture: null }
  const picture = logo ? readLogo(logo) : typeof logoUrl === 'string' ? readLogoAddress(logoUrl) : null
  return picture ? { ok: true, picture } : { ok: false, problem: 'logo_refused' }
}

// A different picture, or a different brand's, gets a different address, so browsers may cache it forever.
const keptLogo = (businessId: string, picture: LogoPicture): KeptLogo => ({
  ...picture,
  id: createHash('sha256').update(`${businessId}\n`).update(picture.content).digest('hex'),
})

const wrongSettings = (issues: { path: PropertyKey[]; keys?: string[] }[]): string[] => [
  ...new Set(issues.flatMap(({ path, keys }) => keys ?? [isTextIn(path[0]) ? path.join('.') : String(path[0])])),
]

const isTextIn = (name: PropertyKey | undefined) => Object.values(TEXTS_IN).some((setting) => setting === name)
