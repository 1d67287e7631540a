// The words about files that go with a message.
import { FILE_LIMITS_IN_MB } from '#values/files/file-limits.ts'
import type { filesCopy as english } from '../../support/files.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

export const filesCopy: typeof english = {
  label: 'Schermafbeeldingen of documenten',
  hint: `Tot ${most} bestanden: PNG, JPEG, WebP, PDF of platte tekst, ${each}\u00A0MB per stuk en samen ${together}\u00A0MB. Uit foto’s verwijderen we de plaats en de cameragegevens.`,
  busy: 'Er worden nu veel bestanden verstuurd. Probeer het over een minuut opnieuw.',
  again: 'Kies je bestanden opnieuw voordat je het bericht verstuurt.',
  refused: {
    empty: (name) => `‘${name}’ is leeg.`,
    too_large: (name) => `‘${name}’ is groter dan ${each}\u00A0MB.`,
    type: (name) =>
      `‘${name}’ is geen afbeelding (PNG, JPEG of WebP), geen pdf en geen platte tekst, of is beschadigd.`,
    too_many: (name) => `‘${name}’ is er een te veel: een bericht kan ${most} bestanden hebben.`,
    too_much: (name) => `Met ‘${name}’ zijn de bestanden samen groter dan ${together}\u00A0MB.`,
    no_room: (name) => `Vandaag kunnen we ‘${name}’ niet aannemen. Stuur het bericht zonder bestanden.`,
  },
}
