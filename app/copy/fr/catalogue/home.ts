// The words of the landing page.
import type { homeCopy as english } from '../../catalogue/home.ts'

export const homeCopy: typeof english = {
  findBundle: 'Trouver votre forfait',
  checkEsim: 'Votre eSIM',
  lead: 'Dites-nous où et quand. Un seul forfait de données pour tout le voyage, sur votre téléphone avant même de faire vos valises.',
  trust: ['Achat sans compte', 'TVA éventuelle comprise', 'Code QR à l’écran et par e-mail'],
  selectorHeading: 'Trouvez votre forfait',
}
