// What the fields of a message to the shop are called, on the page, on the desk, and in the email to staff.
import type { messageFieldsCopy as english } from '../../support/message-fields.ts'

export const messageFieldsCopy: typeof english = {
  name: {
    label: 'Je naam',
    missing: 'Vul je naam in',
    tooLong: (most) => `Maak je naam korter: hoogstens ${most} tekens`,
  },
  email: {
    label: 'E-mailadres',
    hint: 'Op dit adres krijg je antwoord.',
    missing: 'Vul je e-mailadres in',
  },
  subject: {
    label: 'Onderwerp',
    missing: 'Vul een onderwerp in',
    tooLong: (most) => `Maak het onderwerp korter: hoogstens ${most} tekens`,
  },
  message: { label: 'Bericht', missing: 'Schrijf een bericht' },
  company: { label: 'Bedrijf' },
}
