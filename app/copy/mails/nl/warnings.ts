// The warnings about an eSIM in use, in Dutch.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Uw data raakt op · ${product}`,
      preview: '80% van uw data is verbruikt. Met een opwaardering blijft u met dezelfde eSIM online.',
      heading: 'Uw data raakt op',
      intro: (zone) => `Meer dan 80% van de data van uw eSIM voor de zone ${zone} is verbruikt.`,
      next: 'Een opwaardering voegt data toe aan dezelfde eSIM; u hoeft niets opnieuw te installeren.',
    },
    data_used_up: {
      subject: (product) => `Uw data is op · ${product}`,
      preview: 'Uw eSIM blijft geïnstalleerd: met een opwaardering bent u weer online.',
      heading: 'Uw data is op',
      intro: (zone) => `Alle data van uw eSIM voor de zone ${zone} is verbruikt. Hij is daarom nu offline.`,
      next: 'Met een opwaardering bent u met dezelfde eSIM weer online. Om die te kopen hebt u even wifi nodig.',
    },
    expires_soon: {
      subject: (product) => `Uw eSIM verloopt binnenkort · ${product}`,
      preview: 'Blijft u langer? Waardeer op voordat hij verloopt en houd dezelfde eSIM.',
      heading: 'Uw eSIM verloopt binnenkort',
      intro: (zone) => `Uw eSIM voor de zone ${zone} verloopt binnenkort.`,
      next: 'Blijft u langer? Waardeer op voordat hij verloopt; een verlopen eSIM kan niet meer worden opgewaardeerd.',
    },
  },
  esim: 'eSIM',
  left: 'Resterende data',
  leftOf: (left, total) => `${left} van ${total}`,
  leftUnknown: 'Het netwerk heeft dit niet doorgegeven',
  until: 'Geldig tot',
  topUp: 'Deze eSIM opwaarderen',
  open: 'Uw eSIM openen: resterende data en hulp bij verbindingsproblemen',
  why: 'U krijgt deze e-mail omdat u deze eSIM hebt gekocht. Wij mailen u wanneer 80% is verbruikt, wanneer alles is verbruikt en voordat de eSIM verloopt.',
  stop: 'Deze meldingen uitzetten',
  links: 'De links naar uw eSIM zijn 30 dagen geldig; stuur deze e-mail niet door.',
}
