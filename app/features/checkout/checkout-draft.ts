// What was typed at checkout, kept for a reload: in an encrypted cookie that lives for an hour and is deleted with the
// order. It excludes the terms and the request for immediate delivery, which must be given again.
import { createContext } from 'react-router'
import { z } from 'zod'
import { answerHeadersContext } from '#app/session/request-context.ts'
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'
import { cookiesContext } from '#app/session/cookies.ts'
import type { Context } from '#app/session/visitor.ts'
import { giftValuesFrom } from './gift-form.ts'
import type { CheckoutValues } from './checkout-form.ts'
import { companyValuesFrom, type CompanyValues } from '#app/features/company-form/company-form.ts'

export type CheckoutDraft = Pick<CheckoutValues, 'email' | 'name' | 'company' | 'gift' | 'travelers' | 'phone'>

/** Browsers keep no cookie of more than 4096 bytes. */
const MOST_BYTES = 3_900

const savedDraft = z.object({
  email: z.string(),
  name: z.string(),
  company: z.record(z.string(), z.union([z.string(), z.boolean()])),
  gift: z.record(z.string(), z.string()).catch({}),
  travelers: z.array(z.string()).max(MOST_TRAVELERS).catch([]),
  phone: z.string().catch(''),
})

/** What this very request has written, for the page that it is answered with. */
const writtenContext = createContext<{ draft: CheckoutDraft | null } | null>(null)

export async function readDraft(request: Request, context: Context): Promise<CheckoutDraft | null> {
  const written = context.get(writtenContext)
  if (written) return written.draft
  const parsed = savedDraft.safeParse(await context.get(cookiesContext).draft.parse(request.headers.get('cookie')))
  if (!parsed.success) return null
  const { email, name, company, gift, travelers, phone } = parsed.data
  return {
    email,
    name,
    travelers,
    phone,
    gift: giftValuesFrom((field) => gift[field]),
    company: companyValuesFrom((field) => company[field]),
  }
}

/** Saves what was typed; an empty form is not saved. */
export async function keepDraft(typed: CheckoutDraft, context: Context): Promise<void> {
  const { email, name, company, gift, travelers, phone } = typed
  const isEmpty = !company.isCompany && !gift.isGift && [email, name, phone, ...travelers].every((each) => each === '')
  context.set(writtenContext, { draft: isEmpty ? null : { email, name, company, gift, travelers, phone } })
  const said = {
    email,
    name,
    company: company.isCompany ? answered(company) : {},
    gift: gift.isGift ? { ...gift, isGift: 'on' } : {},
    travelers,
    phone,
  }
  const cookie = await (isEmpty ? dropDraft(context) : serialized(said, context))
  context.get(answerHeadersContext)?.append('set-cookie', cookie)
}

// If the company doesn't fit, it must be typed again; name and address always fit.
async function serialized(said: z.input<typeof savedDraft>, context: Context): Promise<string> {
  const { draft } = context.get(cookiesContext)
  const whole = await draft.serialize(said)
  return whole.length > MOST_BYTES ? draft.serialize({ ...said, company: {} }) : whole
}

export const dropDraft = (context: Context): Promise<string> =>
  context.get(cookiesContext).draft.serialize('', { maxAge: 0 })

const answered = (company: CompanyValues) =>
  Object.fromEntries(Object.entries(company).filter(([, answer]) => answer !== '' && answer !== false))
