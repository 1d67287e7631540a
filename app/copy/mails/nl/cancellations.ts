// The email about a canceled eSIM in Dutch.
import type { CancellationCopy } from '../mail-copy.ts'

export const cancellation: CancellationCopy = {
  subject: (product) => `Uw eSIM van ${product} is geannuleerd`,
  heading: 'Uw eSIM is geannuleerd',
  text: 'Wij hebben de eSIM van deze bestelling teruggenomen. De code kan niet meer worden geïnstalleerd.',
  money: 'Deze e-mail gaat alleen over de eSIM. Krijgt u geld terug, dan ontvangt u daarover een aparte e-mail.',
  help: 'Had u dit niet verwacht, beantwoord dan deze e-mail.',
}
