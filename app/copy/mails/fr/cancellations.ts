// The email about a canceled eSIM in French.
import type { CancellationCopy } from '../mail-copy.ts'

export const cancellation: CancellationCopy = {
  subject: (product) => `Votre eSIM ${product} a été annulée`,
  heading: 'Votre eSIM a été annulée',
  text: 'Nous avons repris l’eSIM de cette commande. Son code ne peut plus être installé.',
  money: 'Cet e-mail ne concerne que l’eSIM. Si une somme vous est remboursée, un autre e-mail vous le dira.',
  help: 'Si vous ne vous y attendiez pas, répondez à cet e-mail.',
}
