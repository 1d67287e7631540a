// What the warnings about an eSIM in use say in Dutch.
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
      intro: (zone) => `Alle data van uw eSIM voor de zone ${zone} is verbruikt, dus ze heeft nu geen internet.`,
      next: 'Met een opwaardering bent u met dezelfde eSIM weer online. Om die te kopen hebt u even wifi nodig.',
    },
    expires_soon: {
      subject: (product) => `Uw eSIM verloopt binnenkort · ${product}`,
      preview: 'Blijft u langer? Waardeer op voordat ze verloopt en houd dezelfde eSIM.',
      heading: 'Uw eSIM verloopt binnenkort',
      intro: (zone) => `De dagen van uw eSIM voor de zone ${zone} zijn bijna voorbij.`,
      next: 'Blijft u langer? Waardeer op voordat ze verloopt; een verlopen eSIM kan niet meer worden opgewaardeerd.',
    },
  },
  esim: 'eSIM',
  left: 'Resterende data',
  leftOf: (left, total) => `${left} van ${total}`,
  leftUnknown: 'Het netwerk heeft dit niet doorgegeven',
  until: 'Geldig tot',
  topUp: 'Deze eSIM opwaarderen',
  open: 'Uw eSIM openen: wat er over is, en hulp als er geen internet is',
  why: 'U krijgt deze e-mail omdat u deze eSIM hebt gekocht: één wanneer 80% is verbruikt, één wanneer alles is verbruikt en één voordat ze verloopt.',
  stop: 'Deze waarschuwingen uitzetten',
  links: 'De links naar uw eSIM zijn 30 dagen geldig; stuur deze e-mail niet door.',
}
