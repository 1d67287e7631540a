// The refund email in Dutch.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Uw terugbetaling van ${product}`,
  heading: 'Uw terugbetaling is onderweg',
  amount: (amount) =>
    `Wij hebben ${amount} terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.`,
  part: (amount) =>
    `Wij hebben ${amount} van uw betaling terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.`,
  whole:
    'Wij hebben uw betaling terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.',
  next: {
    esim: 'De eSIM van deze bestelling is niet meer geldig, daarom worden de codes niet meer getoond.',
    topUp: 'Wij hebben deze opwaardering teruggedraaid, of met u afgesproken wat ermee gebeurt.',
    part: 'Uw bestelling blijft bestaan. Voor uw eSIM verandert er niets.',
  },
  open: 'Bestelling openen',
  creditNote: 'Creditnota',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: 'Vragen? Antwoord op deze e-mail, of open uw bestelling en kies ‘Contact Support’.',
}
