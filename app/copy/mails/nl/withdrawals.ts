// What the acknowledgement of a withdrawal says in Dutch.
import type { WithdrawalCopy } from '../mail-copy.ts'

export const withdrawal: WithdrawalCopy = {
  subject: (product) => `Wij hebben uw herroeping ontvangen (${product})`,
  heading: 'Uw herroeping is ontvangen',
  intro: (at) => `Wij hebben uw verklaring van herroeping ontvangen op ${at}.`,
  contract: 'Overeenkomst',
  name: 'Naam',
  email: 'E-mailadres',
  received: 'Ontvangen op',
  statement: 'Verklaring',
  statementText: (declared) =>
    `Hierbij herroep ik de overeenkomst over de verrichting van deze dienst. (Tekst van uw verklaring: ‘${declared}’)`,
  keep: 'Bewaar deze e-mail: hij bewijst wanneer u de herroeping hebt verklaard.',
  finding: {
    unknown_order:
      'Een medewerker zoekt de overeenkomst op en mailt u daarover. Als het herroepingsrecht geldt, krijgt u uw geld binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald.',
    not_activated:
      'De eSIM van deze bestelling is niet geactiveerd. Wat u ervoor hebt betaald, krijgt u binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald. Gebruik de eSIM niet meer en verwijder hem van uw telefoon als u hem hebt geïnstalleerd.',
    activated:
      'De eSIM van deze bestelling is al geactiveerd. Als u bij de bestelling om onmiddellijke levering hebt gevraagd, is het herroepingsrecht daarmee vervallen. Een medewerker gaat na wat er is afgesproken en mailt u daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    too_late:
      'Deze bestelling is meer dan 14 dagen oud; de herroepingstermijn was dus al verstreken toen uw verklaring binnenkwam. Een medewerker gaat dit na en mailt u daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    unclear:
      'Wij konden nog niet vaststellen of de eSIM van deze bestelling is geactiveerd. Een medewerker gaat dit na en mailt u daarover. Als het herroepingsrecht geldt, krijgt u uw geld binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald.',
  },
}
