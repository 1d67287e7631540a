// The fields of the two email tools and what they answer.
import type { MailFlaw } from '#shop/office/tools/clean-html.ts'
import type { StaffMailProblem } from '#shop/office/tools/send-staff-mail.ts'

export const MAIL_FIELDS = ['email', 'subject', 'html', 'text', 'from_email', 'from_name'] as const
export type MailField = (typeof MAIL_FIELDS)[number]
export type MailValues = Record<MailField, string>

export type PreviewedMail = { html: string; text: string; flaws: MailFlaw[] }

export type MailReply = {
  values: MailValues
  formId: string
  preview: PreviewedMail | null
  result:
    | { isSuccess: true; message: string; iccidCount: number; debug: string | null }
    | { isSuccess: false; message: string; iccidCount: number | null; field: MailField | null }
    | null
}

/** The field that a problem is about; the focus goes there. */
export const FIELD_OF: Partial<Record<StaffMailProblem, MailField>> = {
  recipient_missing: 'email',
  recipient_invalid: 'email',
  recipient_unknown: 'email',
  subject_invalid: 'subject',
  sender_unknown: 'from_name',
}
