// The words of the landing page.
export const homeCopy = {
  findBundle: 'Find your bundle',
  checkEsim: 'Check your eSIM',
  lead: 'Say where and when. You get one data bundle that covers the whole trip, on your phone before you pack.',
  trust: ['No account needed to buy', 'The price you see includes VAT', 'QR code on screen and by e-mail'],
  selectorHeading: 'Find your bundle',
  tilesHeading: 'One eSIM, wherever the trip goes',
  tiles: [
    {
      title: '150+ countries',
      text: 'Coverage in 150+ countries, from city breaks to long crossings.',
      isAddon: false,
    },
    {
      title: 'Multi-zone support',
      text: 'Zones that span borders: one bundle covers every stop of a trip.',
      isAddon: false,
    },
    { title: 'Secure VPN', text: 'An addon that keeps your connection private on any network.', isAddon: true },
    { title: 'Real-time translation', text: 'An addon that speaks the language where you land.', isAddon: true },
  ],
  addon: 'Addon',
  learnMore: 'Learn More',
}
