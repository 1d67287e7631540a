// The words of the page that switches the warnings about eSIMs on and off.
import type { alertPageCopy as english } from '../../delivery/alerts.ts'

export const alertPageCopy: typeof english = {
  title: 'Meldingen per e-mail',
  description: 'Kies welke e-mails je krijgt over de data en de vervaldatum van je eSIM’s.',
  lead: (email) => `Wat we naar ${email} sturen zolang een eSIM in gebruik is.`,
  legend: 'Mail mij',
  data: 'Als de data opraakt',
  dataHint: 'Wanneer 80% is verbruikt, en wanneer alles op is.',
  expiry: 'Voordat een eSIM verloopt',
  expiryHint: 'Drie dagen van tevoren.',
  save: 'Opslaan',
  saving: 'Opslaan…',
  stopAll: 'Alle meldingen uitzetten',
  saved: 'Meldingen opgeslagen.',
  stopped: 'Alle meldingen staan uit. Je kunt ze hier altijd weer aanzetten.',
  still:
    'Betalingsbewijzen en de e-mail met je eSIM krijg je altijd. Die horen bij je bestelling. Staan alle meldingen uit, dan herinneren we je er ook niet aan een eSIM vóór je reis te installeren en schrijven we niet als een betaling niet lukt.',
  unknown: {
    title: 'Deze link werkt niet',
    text: 'Hij is niet volledig. Open hem opnieuw onderaan een van onze e-mails, of neem contact met ons op.',
    support: 'Contact opnemen',
  },
}
