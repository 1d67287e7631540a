// The words of the landing page.
import type { homeCopy as english } from '../../catalogue/home.ts'

export const homeCopy: typeof english = {
  findBundle: 'Vind je bundel',
  checkEsim: 'Check je eSIM',
  lead: 'Vertel ons waar en wanneer. Eén databundel voor je hele reis, op je telefoon voordat je koffer dicht is.',
  trust: ['Kopen zonder account', 'Prijzen inclusief eventuele btw', 'QR-code op je scherm en per e-mail'],
  selectorHeading: 'Vind je bundel',
}
