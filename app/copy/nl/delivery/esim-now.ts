// The words for where somebody is with an eSIM, on the pages of an order and of its installation.
import { byStart } from '../../catalogue/by-start.ts'
import type { esimNowCopy as english } from '../../delivery/esim-now.ts'

export const esimNowCopy: typeof english = {
  asking: 'Het netwerk naar je eSIM vragen',
  inUse: 'Je eSIM werkt',
  low: 'Je data raakt op',
  usedUp: 'Je data is op',
  until: 'Geldig tot',
  status: 'Status checken',
  topUp: 'Data toevoegen',
  phone: {
    downloaded: 'Op een telefoon gedownload. Rond het toevoegen af in de instellingen van de telefoon.',
    installed: 'Geïnstalleerd op een telefoon.',
    enabled: 'Geïnstalleerd op een telefoon en aangezet.',
    disabled: 'Geïnstalleerd op een telefoon en uitgezet.',
    deleted:
      'Van de telefoon verwijderd. De meeste eSIM’s kun je maar één keer installeren, dus schrijf ons als je deze nog nodig hebt.',
    told: (moment) => `Doorgegeven door het netwerk op ${moment}.`,
  },
  arrive: {
    heading: 'Als je landt',
    text: (startsAt) =>
      byStart(startsAt, {
        'first use':
          'Kies deze eSIM voor mobiele data en zet er dataroaming voor aan. De dagen gaan in bij de eerste verbinding.',
        installation:
          'Kies deze eSIM voor mobiele data en zet er dataroaming voor aan. De dagen gaan in zodra je hem installeert.',
        purchase:
          'Kies deze eSIM voor mobiele data en zet er dataroaming voor aan. De dagen zijn ingegaan bij de aankoop.',
        unknown: 'Kies deze eSIM voor mobiele data en zet er dataroaming voor aan.',
      }),
    connected: 'Heb ik verbinding?',
  },
  ended: {
    heading: 'Deze eSIM is afgelopen',
    text: 'De data of de dagen zijn op. Bij een nieuwe bundel hoort een eigen eSIM.',
    again: 'Dezelfde nog eens kopen',
  },
  sameAgain: 'Dezelfde voor een reisgenoot',
  adding: 'In je winkelwagen leggen…',
  notAgain: 'We konden deze bundel niet toevoegen. Misschien wordt hij niet meer verkocht.',
  otherBundles: 'Andere bundels bekijken',
}
