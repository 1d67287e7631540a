// The words of the landing page.
import { translated } from '#app/language/translated.ts'

export const homeCopy = translated({
  findBundle: 'Find your bundle',
  checkEsim: 'Check your eSIM',
  lead: 'Tell us where and when. One data plan for the whole trip, on your phone before you pack.',
  trust: ['No account needed to buy', 'Prices include any VAT', 'QR code on screen and by email'],
  selectorHeading: 'Find your bundle',
})
