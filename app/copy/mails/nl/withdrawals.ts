// The acknowledgment of a withdrawal in Dutch.
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
  refused: {
    subject: (product, number) => `Uw herroeping (${product}, ${number})`,
    heading: 'Wij kunnen uw herroeping niet aanvaarden',
    reasons: {
      no_contract:
        'Wij hebben geen bestelling gevonden die past bij de genoemde overeenkomst en met uw e-mailadres is geplaatst. Hebt u met een ander adres besteld, beantwoord dan deze e-mail en noem het ons.',
      not_paid:
        'Deze bestelling is nooit betaald. Er is dus geen overeenkomst om te herroepen en niets om terug te betalen.',
      company:
        'Deze bestelling is geplaatst door een bedrijf. Het herroepingsrecht geldt voor consumenten en is hier dus niet van toepassing.',
      too_late:
        'De herroepingstermijn is 14 dagen vanaf de dag van de bestelling. Die was verstreken toen uw verklaring binnenkwam.',
      activated:
        'Bij de bestelling hebt u om onmiddellijke levering gevraagd en erkend dat uw herroepingsrecht daarmee vervalt. De eSIM was geactiveerd toen uw verklaring binnenkwam; het recht was dus vervallen.',
    },
    added: 'Wat wij daaraan willen toevoegen:',
    faulty:
      'Als de eSIM niet werkte zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    disagree:
      'Denkt u dat wij ons vergissen, beantwoord dan deze e-mail en schrijf ons waarom. Iemand kijkt er dan opnieuw naar.',
  },
  carriedOut: {
    subject: (product, number) => `Uw herroeping (${product}, ${number})`,
    heading: 'Wij hebben uw herroeping uitgevoerd',
    handled: 'Wij hebben uw herroeping behandeld',
    money: {
      free: 'De bestelling was gratis, dus er valt niets terug te betalen.',
      refunded: 'De betaling voor deze bestelling hadden wij al terugbetaald; er staat dus niets meer open.',
      elsewhere:
        'Wat daaruit is gekomen, hebben wij gemaild naar het e-mailadres waarmee deze bestelling is geplaatst. Kunt u die mailbox niet lezen, beantwoord dan deze e-mail.',
    },
    esim: 'De eSIM is geannuleerd. Hebt u die geïnstalleerd, dan kunt u die van uw telefoon verwijderen.',
    help: 'Klopt er iets niet, beantwoord dan deze e-mail.',
  },
}
