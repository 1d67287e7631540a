// What the legal pages have in common.
import type { legalCopy as english } from '../../site/legal.ts'

export const legalCopy: typeof english = {
  contents: 'Inhoud',
  plainly: 'In gewone taal',
  translation: 'Dit is een vertaling. De Engelse tekst is bindend.',
  translated: 'Lees de Engelse tekst',
  company: {
    heading: 'Wie deze winkel runt',
    missing: (brand) =>
      `De exploitant heeft nog niet ingevuld hoe het bedrijf achter ${brand} heet en wat het postadres, het KvK-nummer en het btw-nummer zijn. Die horen in de merkinstellingen.`,
    name: 'Bedrijf',
    address: 'Adres',
    email: 'E-mailadres',
    phone: 'Telefoon',
    kvk: 'KvK-nummer',
    vat: 'Btw-nummer',
  },
}
