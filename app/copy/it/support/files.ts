// The words about files that go with a message.
import { FILE_LIMITS_IN_MB } from '#values/files/file-limits.ts'
import type { filesCopy as english } from '../../support/files.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

export const filesCopy: typeof english = {
  label: 'Schermate o documenti',
  hint: `Fino a ${most} file: PNG, JPEG, WebP, PDF o testo semplice, ${each}\u00A0MB ciascuno e ${together}\u00A0MB in tutto. Dalle immagini togliamo il luogo e i dati della fotocamera.`,
  busy: 'In questo momento arrivano molti file. Riprova tra un minuto.',
  again: 'Scegli di nuovo i file prima di inviare il messaggio.',
  refused: {
    empty: (name) => `«${name}» è vuoto.`,
    too_large: (name) => `«${name}» supera ${each}\u00A0MB.`,
    type: (name) =>
      `«${name}» non è un’immagine (PNG, JPEG o WebP), né un PDF, né testo semplice, oppure è danneggiato.`,
    too_many: (name) => `«${name}» è di troppo: un messaggio può avere ${most} file.`,
    too_much: (name) => `Con «${name}» i file superano ${together}\u00A0MB in tutto.`,
    no_room: (name) => `Oggi non possiamo ricevere «${name}». Invia il messaggio senza file.`,
  },
}
