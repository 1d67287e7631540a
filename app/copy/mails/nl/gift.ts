// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'

export const dutchGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} geeft je een eSIM · ${product}` : `Een cadeau voor jou · ${product}`,
  heading: (fromName) => (fromName ? `Een cadeau van ${fromName}` : 'Een cadeau voor jou'),
  intro: (trip, size) => `Je krijgt een eSIM: ${trip}, ${size}.`,
  open: 'Cadeau openen',
  keep: 'Bewaar deze e-mail: de link leidt naar je eSIM, nu en tijdens je reis. Kun je hem niet gebruiken, geef hem daar dan terug zolang hij niet geïnstalleerd is.',
  why: 'Je krijgt deze e-mail omdat iemand in onze winkel een cadeau voor je heeft gekocht en ons je adres gaf. We gebruiken het alleen voor dit cadeau en verwijderen het na de reis.',
  receipt: {
    subject: (product) => `Je cadeau van ${product} is klaar`,
    heading: 'Je cadeau is klaar',
    intro: (trip, size) => `Je geeft een eSIM weg: ${trip}, ${size}.`,
    goes: (receiver, day) => `Het gaat op ${day} naar ${receiver}.`,
    open: 'Cadeau bekijken',
    private:
      'Alleen de ontvanger krijgt de codes van de eSIM. Zolang het cadeau niet geopend is, kun je het adres verbeteren.',
  },
}
