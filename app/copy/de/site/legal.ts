// What the legal pages have in common.
import type { legalCopy as english } from '../../site/legal.ts'

export const legalCopy: typeof english = {
  contents: 'Inhalt',
  plainly: 'Kurz gesagt',
  translation: 'Dies ist eine Übersetzung. Maßgeblich ist die englische Fassung.',
  translated: 'Englische Fassung lesen',
  company: {
    heading: 'Wer diesen Shop betreibt',
    missing: (brand) =>
      `Der Betreiber hat den Namen des Unternehmens hinter ${brand}, seine Anschrift, seine Registernummer oder seine USt-IdNr. noch nicht angegeben. Diese Angaben gehören in die Markeneinstellungen.`,
    name: 'Unternehmen',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    kvk: 'Registernummer',
    vat: 'USt-IdNr.',
  },
}
