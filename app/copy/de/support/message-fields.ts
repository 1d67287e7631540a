// What the fields of a message to the shop are called, on the page, on the desk, and in the email to staff.
import type { messageFieldsCopy as english } from '../../support/message-fields.ts'

export const messageFieldsCopy: typeof english = {
  name: {
    label: 'Ihr Name',
    missing: 'Bitte geben Sie Ihren Namen an',
    tooLong: (most) => `Bitte kürzen Sie Ihren Namen auf ${most} Zeichen`,
  },
  email: {
    label: 'E-Mail-Adresse',
    hint: 'An diese Adresse antworten wir.',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse an',
  },
  subject: {
    label: 'Betreff',
    missing: 'Bitte geben Sie einen Betreff an',
    tooLong: (most) => `Bitte kürzen Sie den Betreff auf ${most} Zeichen`,
  },
  message: { label: 'Nachricht', missing: 'Bitte schreiben Sie eine Nachricht' },
  company: { label: 'Unternehmen' },
}
