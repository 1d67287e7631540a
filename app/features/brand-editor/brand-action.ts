// Saves a brand's form; what was refused is returned as typed, with the currently saved values.
import { brandSettingsCopy, brandProblemCopy } from '#app/copy/people/brand-settings.ts'
import { wholeNumberOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { ChangeBrandProblem } from '#shop/people/brand/change-brand.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import {
  BRAND_FIELDS,
  COLOR_FIELDS,
  draftOfForm,
  draftOfRecord,
  mergedDraft,
  patchOfForm,
  withLanguages,
  type BrandDraft,
  type BrandField,
} from './brand-draft.ts'
import { toBrandLooks, type BrandLooks } from './brand-looks.ts'

export type BrandAnswer = {
  kind: 'brand'
  problem: ChangeBrandProblem
  message: string
  /** Problems of single fields, by name. */
  fields: Record<string, string>
  values: BrandDraft
  looks: BrandLooks
  /** After a conflict: the saved values, and the version to overwrite. */
  now: { saved: BrandDraft; version: number } | null
}

const STATUS: Record<ChangeBrandProblem, number> = {
  no_business: 404,
  version_conflict: 409,
  setting_invalid: 400,
  logo_refused: 400,
  domain_taken: 409,
  prefix_taken: 409,
  name_taken: 409,
}

type BrandPost = FormPost<SessionUser> & {
  brandId: string
  doneAt: string
  /** The fields this person may change; any others in the form are ignored. */
  fields?: readonly BrandField[]
}

export async function saveBrand(asked: BrandPost): Promise<FormResult<BrandAnswer>> {
  const { form, shop, caller, brandId, doneAt } = asked
  const fields = asked.fields ? withLanguages(asked.fields) : BRAND_FIELDS
  const settings = { patch: { ...patchOfForm(form, fields), ...logoPatch(form) }, logo: await newLogo(form) }
  const version = wholeNumberOf(form, 'version')
  // The defaults have no record: the first settings that somebody saves create it.
  const changed =
    brandId === DEFAULT_BRAND.id && version === 0
      ? await shop.brands.saveFirstSettings(settings, caller)
      : await shop.brands.changeBrand({ ...settings, brandId, expectedVersion: version }, caller)
  // Reloads the whole document, because its colors are part of it.
  if (changed.ok) return { to: doneAt, isAnew: true }

  const { problem } = changed
  const record = problem === 'version_conflict' ? await shop.brands.findBusiness(brandId) : null
  const saved = record && draftOfRecord(record)
  const values = saved ? mergedDraft(form, saved, fields) : draftOfForm(form)
  return {
    answer: {
      kind: 'brand',
      problem,
      message: brandProblemCopy[problem],
      fields: fieldProblems(changed),
      values,
      looks: toBrandLooks(values),
      now: record && saved && { saved, version: record.version },
    },
    status: STATUS[problem],
  }
}

// A logo can only be uploaded as a file; anything else is passed on, and refused by the shop.
function logoPatch(form: FormData): { logoUrl?: string | null } {
  const address = form.get('logoUrl')
  if (typeof address === 'string') return { logoUrl: address }
  return form.get('removeLogo') === 'on' ? { logoUrl: null } : {}
}

async function newLogo(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('logo')
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined
}

const isColor = (name: string) => COLOR_FIELDS.some((field) => field === name)

function fieldProblems(refused: { problem: ChangeBrandProblem; settings?: string[] }): Record<string, string> {
  const { wrong } = brandSettingsCopy
  if (refused.problem === 'logo_refused') return { logo: brandProblemCopy.logo_refused }
  if (refused.problem === 'domain_taken') return { domain: brandProblemCopy.domain_taken }
  if (refused.problem === 'name_taken') return { name: brandProblemCopy.name_taken }
  if (refused.problem === 'prefix_taken') return { orderPrefix: brandProblemCopy.prefix_taken }
  const words: Record<string, string> = {
    name: wrong.name,
    domain: wrong.domain,
    email: wrong.email,
    mailFrom: wrong.email,
    orderPrefix: wrong.orderPrefix,
    phone: wrong.phone,
    kvk: wrong.kvk,
    vat: wrong.vat,
    reviewUrl: wrong.reviewUrl,
    links: wrong.links,
  }
  return Object.fromEntries(
    (refused.settings ?? []).map((name) => [fieldOf(name), isColor(name) ? wrong.color : (words[name] ?? wrong.text)]),
  )
}

/** 'taglineIn.de' is the field 'tagline_de'. */
const fieldOf = (setting: string) => setting.replace(/In\.(?=\w{2}$)/, '_')
