// What the checkout form may say; everything else in a request is not read.
import { z } from 'zod'
import { checkoutCopy } from '#app/copy/checkout.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'

const { fields } = checkoutCopy
// Invisible, direction-changing and undecodable characters have no place in a name that goes into mails and invoices.
const INVISIBLE = /[\p{C}\uFFFD]/u

const text = z.string().catch('')

export const checkoutForm = z.object({
  email: text
    .transform(normalizeEmail)
    .refine((email) => email !== '', { message: fields.emailMissing, abort: true })
    .refine(isEmail, fields.emailInvalid),
  name: text
    .transform((name) => name.trim().replace(/\s+/g, ' '))
    .refine((name) => name !== '', { message: fields.nameMissing, abort: true })
    .refine((name) => name.length <= 200 && !INVISIBLE.test(name), fields.nameInvalid),
  terms: z.literal('on', fields.termsMissing),
  immediateDelivery: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
  /** Empty when no coupon was applied. */
  coupon: text.transform((code) => code.trim().slice(0, 60)),
  /** The total that the page showed, in cents; compared, never charged. */
  seen: text.transform((cents) => (/^\d{1,9}$/.test(cents) ? Number(cents) : null)),
})

export type CheckoutField = 'email' | 'name' | 'terms'
/** The form as typed, to be shown again. */
export type CheckoutValues = { email: string; name: string; immediateDelivery: boolean; terms: boolean }

export function typedValues(form: FormData): CheckoutValues {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 500) : ''
  }
  return { email: typed('email'), name: typed('name'), immediateDelivery: typed('immediateDelivery') === 'on', terms: typed('terms') === 'on' }
}
