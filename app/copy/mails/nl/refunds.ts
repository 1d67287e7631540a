// What the mail about a refund says in Dutch.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Uw terugbetaling van ${product}`,
  heading: 'Uw geld komt terug',
  amount: (amount) =>
    `${amount} gaat terug via de weg waarlangs u hebt betaald. Banken tonen het meestal binnen vijf tot tien dagen.`,
  part: (amount) =>
    `${amount} van uw betaling gaat terug via de weg waarlangs u hebt betaald. Banken tonen het meestal binnen vijf tot tien dagen.`,
  whole:
    'Uw betaling gaat terug via de weg waarlangs zij is gedaan. Banken tonen haar meestal binnen vijf tot tien dagen.',
  next: {
    esim: 'De eSIM van deze bestelling is niet meer geldig, daarom worden de codes niet meer getoond.',
    topUp: 'De opwaardering van deze bestelling is teruggedraaid, of wij hebben met u afgesproken wat ermee gebeurt.',
    part: 'Uw bestelling blijft zoals zij is; voor uw eSIM verandert er niets.',
  },
  open: 'Bestelling openen',
  creditNote: 'Creditnota',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: 'Vragen? Antwoord op deze e-mail, of open uw bestelling en kies ‘Contact Support’.',
}
