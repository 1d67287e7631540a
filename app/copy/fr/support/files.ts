// The words about files that go with a message.
import { FILE_LIMITS_IN_MB } from '#values/files/file-limits.ts'
import type { filesCopy as english } from '../../support/files.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

export const filesCopy: typeof english = {
  label: 'Captures d’écran ou documents',
  hint: `Jusqu’à ${most} fichiers\u202F: PNG, JPEG, WebP, PDF ou texte brut, ${each}\u00A0Mo chacun et ${together}\u00A0Mo en tout. Nous supprimons des images le lieu et les données de l’appareil photo.`,
  busy: 'Beaucoup de fichiers sont envoyés en ce moment. Veuillez réessayer dans une minute.',
  again: 'Veuillez choisir de nouveau vos fichiers avant d’envoyer le message.',
  refused: {
    empty: (name) => `«\u00A0${name}\u00A0» est vide.`,
    too_large: (name) => `«\u00A0${name}\u00A0» dépasse ${each}\u00A0Mo.`,
    type: (name) =>
      `«\u00A0${name}\u00A0» n’est ni une image (PNG, JPEG ou WebP), ni un PDF, ni du texte brut, ou le fichier est endommagé.`,
    too_many: (name) => `«\u00A0${name}\u00A0» est de trop\u202F: un message peut contenir ${most} fichiers.`,
    too_much: (name) => `Avec «\u00A0${name}\u00A0», les fichiers dépassent ${together}\u00A0Mo en tout.`,
    no_room: (name) =>
      `Nous ne pouvons pas recevoir «\u00A0${name}\u00A0» aujourd’hui. Veuillez envoyer le message sans fichiers.`,
  },
}
