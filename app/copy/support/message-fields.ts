// What the fields of a message to the shop are called, on the page, on the desk, and in the email to staff.
import { translated } from '#app/language/translated.ts'
import type { TicketDetail } from '#shop/support/inbox/ticket-details.ts'

type Words = {
  label: string
  hint?: string
  /** If nobody may leave it empty. */
  missing?: string
  tooLong?: (most: number) => string
}

export const messageFieldsCopy: Record<'name' | 'email' | 'subject' | 'message' | TicketDetail, Words> = translated({
  name: {
    label: 'Your Name',
    missing: 'Please provide your name',
    tooLong: (most) => `Please shorten your name to ${most} characters`,
  },
  email: {
    label: 'Email Address',
    hint: 'We’ll reply to this address.',
    missing: 'Please provide your email address',
  },
  subject: {
    label: 'Subject',
    missing: 'Please provide a subject',
    tooLong: (most) => `Please shorten the subject to ${most} characters`,
  },
  message: { label: 'Message', missing: 'Please write a message' },
  company: { label: 'Company' },
})
