// What the support form may say, and what it says in return when it may not.
import { z } from 'zod'
import { supportCopy } from '#app/copy/support/support.ts'
import {
  asLine,
  asText,
  MOST_NAME_CHARACTERS,
  MOST_SUBJECT_CHARACTERS,
  MOST_TEXT_BYTES,
} from '#shop/support/inbox/ticket.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { SupportField, SupportValues } from './support-page.ts'
import { tooLong } from './message-length.ts'

const { problems } = supportCopy

const text = z.string().catch('')
const line = (missing: string, most: number, shorten: (most: number) => string) =>
  text
    .transform(asLine)
    .refine((value) => value !== '', { message: missing, abort: true })
    .refine((value) => value.length <= most, shorten(most))

export const supportForm = z.object({
  formId: z.uuid().catch(() => crypto.randomUUID()),
  reference: text,
  name: line(problems.name, MOST_NAME_CHARACTERS, problems.nameLong),
  email: text
    .transform(normalizeEmail)
    .refine((email) => email !== '', { message: problems.email, abort: true })
    .refine(isEmail, problems.emailInvalid),
  subject: line(problems.subject, MOST_SUBJECT_CHARACTERS, problems.subjectLong),
  message: text
    .transform(asText)
    .refine((message) => message !== '', { message: problems.message, abort: true })
    .superRefine((message, context) => {
      const complaint = tooLong(message)
      if (complaint) context.addIssue({ code: 'custom', message: complaint })
    }),
})

/** The form as typed, to be shown again. */
export function typedMessage(form: FormData): SupportValues {
  const typed = (name: SupportField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: typed('name'), email: typed('email'), subject: typed('subject'), message: typed('message') }
}

/** A message that is not worth counting: it is refused before anybody works on it. */
export const isHuge = ({ message }: SupportValues): boolean =>
  new TextEncoder().encode(message).length > MOST_TEXT_BYTES
