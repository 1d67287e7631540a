// The words about files that go with a message.
import { FILE_LIMITS_IN_MB } from '#values/files/file-limits.ts'
import type { filesCopy as english } from '../../support/files.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

export const filesCopy: typeof english = {
  label: 'Bildschirmfotos oder Dokumente',
  hint: `Bis zu ${most} Dateien: PNG, JPEG, WebP, PDF oder reiner Text, je ${each}\u00A0MB und zusammen ${together}\u00A0MB. Aus Bildern entfernen wir Aufnahmeort und Kameradaten.`,
  busy: 'Gerade werden viele Dateien gesendet. Bitte versuchen Sie es in einer Minute noch einmal.',
  again: 'Bitte wählen Sie Ihre Dateien noch einmal aus, bevor Sie die Nachricht senden.',
  refused: {
    empty: (name) => `„${name}“ ist leer.`,
    too_large: (name) => `„${name}“ ist größer als ${each}\u00A0MB.`,
    type: (name) =>
      `„${name}“ ist weder ein Bild (PNG, JPEG oder WebP) noch ein PDF oder reiner Text, oder die Datei ist beschädigt.`,
    too_many: (name) => `„${name}“ ist eine Datei zu viel: Eine Nachricht kann ${most} Dateien haben.`,
    too_much: (name) => `Mit „${name}“ sind die Dateien zusammen größer als ${together}\u00A0MB.`,
    no_room: (name) => `Heute können wir „${name}“ nicht annehmen. Bitte senden Sie die Nachricht ohne Dateien.`,
  },
}
