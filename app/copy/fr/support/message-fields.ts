// What the fields of a message to the shop are called, on the page, on the desk, and in the email to staff.
import type { messageFieldsCopy as english } from '../../support/message-fields.ts'

export const messageFieldsCopy: typeof english = {
  name: {
    label: 'Votre nom',
    missing: 'Indiquez votre nom',
    tooLong: (most) => `Raccourcissez votre nom à ${most} caractères`,
  },
  email: {
    label: 'Adresse e-mail',
    hint: 'Nous répondrons à cette adresse.',
    missing: 'Indiquez votre adresse e-mail',
  },
  subject: {
    label: 'Objet',
    missing: 'Indiquez un objet',
    tooLong: (most) => `Raccourcissez l’objet à ${most} caractères`,
  },
  message: { label: 'Message', missing: 'Écrivez un message' },
  company: { label: 'Entreprise' },
}
