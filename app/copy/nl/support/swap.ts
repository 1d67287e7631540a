// The words with which a buyer swaps an order for another bundle.
import { formatEuro } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'
import { daysText } from '../counts.ts'

export const swapCopy: typeof english = {
  invite: 'Ga je ergens anders heen? In plaats van je geld kun je een andere bundel nemen.',
  link: 'Liever een andere bundel kiezen',
  several:
    'Een bestelling voor meerdere reizigers kun je niet in één stap ruilen. Annuleer haar en bestel daarna opnieuw.',
  ownPrice: 'Deze bestelling kun je niet in één stap ruilen. Annuleer haar en bestel daarna opnieuw.',
  heading: 'Bundel ruilen',
  paid: (cents) => `Je hebt ${formatEuro(cents)} betaald.`,
  left: (cents) => `Van je betaling is nog ${formatEuro(cents)} over.`,
  how: 'Kies een andere bundel. Kost die minder, dan betalen we het verschil terug. Kost die meer, dan betaal je het verschil voordat we iets veranderen. De prijzen zijn die van vandaag, met btw. We vragen het netwerk of je eSIM is geïnstalleerd. Zo niet, dan nemen we hem terug en mailen we je de nieuwe. Zo wel, dan bekijkt ons team het en schrijft het je.',
  country: 'Waar ga je hem gebruiken?',
  sameCountries: (places) => `Zoals eerst: ${places}`,
  show: 'Bundels tonen',
  group: 'Bundel',
  offer: (zone, data, days) => `${zone} · ${data} · ${daysText(days)}`,
  less: (cents) => `${formatEuro(cents)} terug`,
  equal: 'Zelfde prijs',
  more: (cents) => `${formatEuro(cents)} meer`,
  none: 'Voor deze keuze verkopen we geen andere bundel.',
  money: 'Annuleren en geld terugkrijgen',
  reason: 'Waarom ruil je?',
  finish: 'Bundel ruilen',
  pay: (cents) => `${formatEuro(cents)} betalen en ruilen`,
  held: (cents) => `Het verschil van ${formatEuro(cents)} gaat terug naar je oorspronkelijke betaalmethode.`,
  asked: {
    heading: 'We ruilen je bundel',
    text: 'Het netwerk neemt de vorige eSIM terug, wat een paar minuten kan duren. Je hoeft niets te doen. We mailen je de nieuwe.',
  },
  swapped: {
    heading: 'Je bundel is geruild',
    text: 'Het netwerk heeft de vorige eSIM teruggenomen. De nieuwe eSIM komt zo per e-mail.',
    nothing: 'Er is niets extra in rekening gebracht.',
    paid: (cents) => `Je hebt het verschil van ${formatEuro(cents)} betaald.`,
    back: (cents) =>
      `${formatEuro(cents)} gaat terug naar je oorspronkelijke betaalmethode. Banken tonen het meestal binnen vijf tot tien dagen.`,
    next: 'Nieuwe eSIM openen',
  },
  problems: {
    payment_unavailable:
      'De betaalpagina kan nu niet worden geopend. Er is niets in rekening gebracht. Probeer het over een paar minuten opnieuw.',
    bundle_missing: 'Kies een bundel',
    bundle_not_found: 'Deze bundel wordt voor die keuze niet meer verkocht. Kies opnieuw.',
    price_changed: 'De prijs is veranderd. Bekijk het verschil en kies opnieuw.',
    not_swappable: 'Deze bestelling kun je hier niet meer ruilen.',
  },
}
