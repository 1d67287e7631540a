// What the fields of a message to the shop are called in Italian.
import type * as english from '../../support/message-fields.ts'

export const messageFieldsCopy: typeof english.messageFieldsCopy = {
  name: {
    label: 'Il tuo nome',
    missing: 'Inserisci il tuo nome',
    tooLong: (most) => `Accorcia il nome a ${most} caratteri`,
  },
  email: {
    label: 'Indirizzo email',
    hint: 'Rispondiamo a questo indirizzo.',
    missing: 'Inserisci il tuo indirizzo email',
  },
  subject: {
    label: 'Oggetto',
    missing: 'Inserisci un oggetto',
    tooLong: (most) => `Accorcia l’oggetto a ${most} caratteri`,
  },
  message: { label: 'Messaggio', missing: 'Scrivi un messaggio' },
  company: { label: 'Azienda' },
}
