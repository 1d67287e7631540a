// The words of the page on which a buyer cancels an order, and of the promise about it before the purchase.
import { formatEuro } from '#app/language/formats.ts'
import type { cancelCopy as english } from '../../support/cancel.ts'
import { daysText } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const cancelCopy: typeof english = {
  title: 'Wijzigen of annuleren',
  description: 'Annuleer een bestelling voordat de eSIM is geïnstalleerd en krijg je geld terug.',
  lead: 'Verkeerd land, andere data of helemaal geen reis? Annuleer deze bestelling en kies daarna wat wel past.',
  offer: {
    heading: 'Deze bestelling annuleren',
    automatic: (leftCents) =>
      `We vragen het netwerk of je eSIM is geïnstalleerd. Zo niet, dan nemen we de eSIM terug en gaat er meteen ${formatEuro(leftCents)} terug via je oorspronkelijke betaalmethode. Zo wel, dan kijkt ons team ernaar en krijg je bericht.`,
    several: (travelers, leftCents) =>
      `Deze bestelling is voor ${travelers} reizigers en wordt voor iedereen geannuleerd. We vragen het netwerk naar elke eSIM. Is er geen enkele geïnstalleerd, dan nemen we ze terug en gaat er meteen ${formatEuro(leftCents)} terug via je oorspronkelijke betaalmethode. Is er wel een geïnstalleerd, dan kijkt ons team ernaar en krijg je bericht.`,
    traveler: (shareCents) =>
      `Alleen de eSIM van deze reiziger wordt geannuleerd; de anderen houden die van hen. We vragen het netwerk of de eSIM is geïnstalleerd. Zo niet, dan nemen we die terug en gaat er meteen ${formatEuro(shareCents)} terug via je oorspronkelijke betaalmethode: het aandeel van deze reiziger. Zo wel, dan kijkt ons team ernaar en krijg je bericht.`,
    single:
      'Gaat alleen een van de anderen niet mee? Open die eSIM vanaf de pagina van de bestelling en annuleer daar. Over alleen je eigen eSIM beslist ons team.',
    free: 'We vragen het netwerk of je eSIM is geïnstalleerd. Zo niet, dan nemen we de eSIM terug. Er valt niets terug te betalen. Zo wel, dan kijkt ons team ernaar en krijg je bericht.',
    byPerson:
      'Over deze bestelling beslist ons team. We voegen toe wat het netwerk over je eSIM zegt, en je krijgt bericht.',
    until: (day) => `Tot ${day} kan dit zonder ons team.`,
    keepsCodes:
      'Installeer de eSIM nu niet meer: staat hij eenmaal op een telefoon, dan neemt het netwerk hem niet terug.',
    reason: 'Waarom annuleer je?',
    choose: 'Kies een reden',
    reasons: {
      wrong_country: 'Verkeerd land',
      other_dates: 'Andere data',
      trip_canceled: 'De reis gaat niet door',
      phone_unfit: 'Het werkt niet op mijn telefoon',
      other: 'Iets anders',
    },
    start: 'Mail mij een code',
    starting: 'Code sturen…',
    sentTo: (email) => `We mailen een code naar ${email}. Alleen wie die heeft, kan je bestelling annuleren.`,
  },
  code: {
    heading: 'Vul de code in',
    mailed: (email) => `We hebben een code gemaild naar ${email}. Hij werkt 10 minuten.`,
    label: 'Code uit de e-mail',
    finish: 'Bestelling annuleren',
    finishing: 'Het netwerk vragen…',
    again: 'Nog een code sturen',
  },
  refunded: {
    heading: 'Je bestelling is geannuleerd',
    text: 'Het netwerk heeft de eSIM teruggenomen, en je geld is onderweg via je oorspronkelijke betaalmethode. Het staat meestal binnen vijf tot tien dagen op je rekening. In onze e-mail vind je het bedrag en de creditnota.',
    several:
      'Het netwerk heeft alle eSIM’s teruggenomen, en je geld is onderweg via je oorspronkelijke betaalmethode. Het staat meestal binnen vijf tot tien dagen op je rekening. In onze e-mail vind je het bedrag en de creditnota.',
    free: 'Het netwerk heeft de eSIM teruggenomen. De bestelling was gratis, dus er valt niets terug te betalen.',
    traveler: {
      heading: 'Deze eSIM is geannuleerd',
      text: 'Het netwerk heeft de eSIM van deze reiziger teruggenomen, en dit aandeel van de prijs is onderweg via je oorspronkelijke betaalmethode. Het staat meestal binnen vijf tot tien dagen op je rekening. In onze e-mail vind je het bedrag en de creditnota. De anderen houden hun eSIM’s.',
    },
    next: 'Andere bundel kiezen',
  },
  asked: {
    heading: 'We annuleren je bestelling',
    text: 'Het netwerk neemt de eSIM terug. Dat kan een paar minuten duren. Je hoeft niets te doen. We mailen je.',
  },
  withPerson: {
    heading: 'Ons team neemt het over',
    installed:
      'Volgens het netwerk is de eSIM al geïnstalleerd of gebruikt. Hij kan dus niet automatisch worden teruggenomen.',
    network_silent: 'Het netwerk antwoordde niet, dus we kunnen de eSIM niet automatisch terugnemen.',
    other: 'Deze bestelling kan niet automatisch worden geannuleerd.',
    next: (number) =>
      `We hebben genoteerd wat het netwerk zegt, met de voorwaarden van je bestelling, als bericht ${number}. Je krijgt binnen 24 uur antwoord per e-mail.`,
  },
  none: {
    heading: 'Deze bestelling kan hier niet worden geannuleerd',
    text: 'Hij is geannuleerd, terugbetaald of nog niet geleverd. Schrijf ons als er iets niet klopt.',
  },
  withdrawn: {
    heading: 'We hebben je herroeping ontvangen',
    text: 'Je hebt deze bestelling herroepen, dus je hoeft niets meer te doen. We mailen je wat er met je geld gebeurt.',
  },
  back: 'Terug naar de bestelling',
  support: 'Contact opnemen',
  problems: {
    reason_missing: 'Kies een reden',
    code_wrong: 'Die code klopt niet. Kijk nog eens in de e-mail.',
    proof_gone: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
    not_cancelable: 'Deze bestelling kan hier niet meer worden geannuleerd.',
    order_withdrawn: 'Je hebt deze bestelling al herroepen.',
    no_mailbox: 'We hebben geen e-mailadres bij deze bestelling. Schrijf ons.',
  },
  tooOften: tooManyAttempts,
  promise: ({ isOn, days, usedBasisPoints }, travelers = 1) => {
    if (!isOn) return 'Plannen veranderd? Schrijf ons, dan beslist ons team of je kunt annuleren.'
    if (travelers > 1)
      return `Plannen veranderd? Binnen ${daysText(days)} kun je voor iedereen annuleren zolang geen van de eSIM’s is geïnstalleerd, of voor een van je medereizigers zolang die van hen dat niet is, en krijg je dat geld terug. Over alleen je eigen eSIM beslist ons team.`
    const used =
      usedBasisPoints > 0
        ? ` Is er hoogstens ${String(usedBasisPoints / 100).replace('.', ',')}% van de data gebruikt, dan beslist ons team.`
        : ''
    return `Plannen veranderd? Zolang de eSIM niet is geïnstalleerd, kun je binnen ${daysText(days)} annuleren en krijg je je geld terug.${used}`
  },
}
