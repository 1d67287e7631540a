// What the withdrawal form may say; both steps read it the same way.
import { z } from 'zod'
import { withdrawCopy } from '#app/copy/support/withdraw.ts'
import { nameProblem } from '#app/features/checkout/field-problems.ts'
import { normalizeName } from '#app/features/checkout/visible-text.ts'
import { isNamedContract, normalizeReference } from '#shop/support/withdrawal/withdrawal.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { recordOf } from '#values/record-of.ts'
import { WITHDRAW_FIELDS, type WithdrawField } from './withdraw-fields.ts'

const { problems } = withdrawCopy
// The name goes into an email: nothing that an email program makes a link of.
const LINKING = /[<>@/\\]/u

const text = z.string().catch('')

export const withdrawForm = z.object({
  reference: text.transform(normalizeReference).refine(isNamedContract, problems.reference),
  name: text
    .transform(normalizeName)
    .refine((name) => name !== '', { message: problems.name, abort: true })
    .refine((name) => nameProblem(name) === null && !LINKING.test(name), problems.nameInvalid),
  email: text
    .transform(normalizeEmail)
    .refine((email) => email !== '', { message: problems.email, abort: true })
    .refine(isEmail, problems.emailInvalid),
} satisfies Record<WithdrawField, z.ZodType<string>>)

export type WithdrawValues = Record<WithdrawField, string>
export type WithdrawProblems = Partial<Record<WithdrawField, string>>

/** The form as typed, to be shown again; what is not text or endless is not. */
export const typedWithdrawal = (form: FormData): WithdrawValues =>
  recordOf(WITHDRAW_FIELDS, (field) => textOf(form, field, 300))
