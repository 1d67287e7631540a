// The words of the landing page.
import type { homeCopy as english } from '../../catalogue/home.ts'

export const homeCopy: typeof english = {
  findBundle: 'Paket finden',
  checkEsim: 'eSIM prüfen',
  lead: 'Sagen Sie uns, wohin und wann. Ein Datenpaket für die ganze Reise, auf Ihrem Telefon, bevor Sie packen.',
  trust: ['Kauf ohne Konto', 'Preise inkl. etwaiger MwSt.', 'QR-Code sofort und per E-Mail'],
  selectorHeading: 'Ihr Paket finden',
}
