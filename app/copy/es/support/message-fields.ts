// What the fields of a message to the shop are called in Spanish.
import type * as english from '../../support/message-fields.ts'

export const messageFieldsCopy: typeof english.messageFieldsCopy = {
  name: {
    label: 'Tu nombre',
    missing: 'Introduce tu nombre',
    tooLong: (most) => `Acorta tu nombre a ${most} caracteres`,
  },
  email: {
    label: 'Dirección de correo',
    hint: 'Responderemos a esta dirección.',
    missing: 'Introduce tu dirección de correo',
  },
  subject: {
    label: 'Asunto',
    missing: 'Escribe un asunto',
    tooLong: (most) => `Acorta el asunto a ${most} caracteres`,
  },
  message: { label: 'Mensaje', missing: 'Escribe un mensaje' },
  company: { label: 'Empresa' },
}
