// The email about a delayed order in Dutch.
import type { DelayCopy } from '../mail-copy.ts'

export const delay: DelayCopy = {
  subject: (product) => `Uw bestelling bij ${product} is vertraagd`,
  heading: 'Uw bestelling duurt te lang',
  text: {
    esim: 'Het netwerk heeft uw eSIM niet binnen een dag geleverd, hoewel wij het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar uw bestelling.',
    topUp:
      'Het netwerk heeft uw data niet binnen een dag toegevoegd, hoewel wij het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar uw bestelling.',
  },
  next: {
    paid: 'U hoeft niets te doen. U krijgt wat u hebt besteld of uw geld terug, en in beide gevallen een e-mail.',
    free: 'U hoeft niets te doen. Wij mailen u zodra er nieuws is.',
  },
  open: 'Bestelling openen',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: {
    paid: 'Vertrekt u binnenkort, of hebt u liever nu uw geld terug? Antwoord op deze e-mail en laat ons weten wanneer uw reis begint.',
    free: 'Vertrekt u binnenkort? Antwoord op deze e-mail en laat ons weten wanneer uw reis begint.',
  },
}
