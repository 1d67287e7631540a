// The words of the landing page.
export const homeCopy = {
  findBundle: 'Find your bundle',
  checkEsim: 'Check your eSIM',
  lead: 'Say where and when. You get one data bundle that covers the whole trip, on your phone before you pack.',
  trust: ['No account needed to buy', 'The price you see includes VAT', 'QR code on screen and by e-mail'],
  selectorHeading: 'Find your bundle',
}
