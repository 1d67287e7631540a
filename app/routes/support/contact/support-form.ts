// What the support form may say, and what it says in return when it may not.
import { z } from 'zod'
import { messageFieldsCopy } from '#app/copy/support/message-fields.ts'
import { supportCopy } from '#app/copy/support/support.ts'
import { asLine, asText, MOST_TEXT_BYTES } from '#shop/support/inbox/ticket.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { recordOf } from '#values/record-of.ts'
import { SUPPORT_FIELDS, SUPPORT_TABLE, type SupportField } from './support-fields.ts'
import type { SupportValues } from './support-page.ts'
import { tooLong } from './message-length.ts'

const { problems } = supportCopy

const text = z.string().catch('')

const cleanOf: Partial<Record<SupportField, (typed: string) => string>> = { email: normalizeEmail, message: asText }
const complaintOf: Partial<Record<SupportField, (value: string) => string | null>> = {
  email: (email) => (isEmail(email) ? null : problems.emailInvalid),
  message: tooLong,
}

function fieldSchema(field: SupportField) {
  const { longest, isRequired } = SUPPORT_TABLE[field]
  const words = messageFieldsCopy[field]
  const lengthComplaint = (value: string) =>
    value.length > longest ? (words.tooLong ?? problems.tooLong)(longest) : null
  return text
    .transform(cleanOf[field] ?? asLine)
    .refine((value) => value !== '' || !isRequired, { message: words.missing, abort: true })
    .superRefine((value, context) => {
      const complaint = (complaintOf[field] ?? lengthComplaint)(value)
      if (complaint) context.addIssue({ code: 'custom', message: complaint })
    })
}

export const supportForm = z.object({
  formId: z.uuid().catch(() => crypto.randomUUID()),
  reference: text,
  ...recordOf(SUPPORT_FIELDS, fieldSchema),
})

/** The form as typed, to be shown again. */
export const typedMessage = (form: FormData): SupportValues =>
  recordOf(SUPPORT_FIELDS, (field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  })

/** A message that is not worth counting: it is refused before anybody works on it. */
export const isHuge = ({ message }: SupportValues): boolean =>
  new TextEncoder().encode(message).length > MOST_TEXT_BYTES
