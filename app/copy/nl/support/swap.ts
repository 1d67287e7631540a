// The words with which a buyer swaps an order for another bundle.
import { formatEuro } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'
import { daysText } from '../counts.ts'

export const swapCopy: typeof english = {
  invite: 'Ga je ergens anders heen? In plaats van je geld kun je een andere bundel nemen.',
  link: 'Liever een andere bundel kiezen',
  several:
    'Een bestelling voor meerdere reizigers kun je niet in één stap ruilen. Annuleer haar en bestel daarna opnieuw.',
  heading: 'Bundel ruilen',
  how: (paidCents) =>
    `Je hebt ${formatEuro(paidCents)} betaald. Kies een bundel die evenveel of minder kost; het verschil betalen we terug. De prijzen zijn die van vandaag, met btw. We vragen het netwerk of je eSIM is geïnstalleerd. Zo niet, dan nemen we hem terug en mailen we je de nieuwe. Zo wel, dan bekijkt ons team het en schrijft het je.`,
  country: 'Waar ga je hem gebruiken?',
  sameCountries: (places) => `Zoals eerst: ${places}`,
  show: 'Bundels tonen',
  group: 'Bundel',
  offer: (zone, data, days) => `${zone} · ${data} · ${daysText(days)}`,
  less: (cents) => `${formatEuro(cents)} terug`,
  equal: 'Zelfde prijs',
  more: (cents) => `${formatEuro(cents)} meer`,
  dearer: {
    heading: 'Deze kosten meer dan je hebt betaald',
    text: 'Wil je een daarvan? Annuleer dan deze bestelling en bestel opnieuw. Je krijgt de hele prijs terug.',
  },
  none: 'Voor deze keuze kost geen bundel evenveel als de jouwe of minder.',
  money: 'Annuleren en geld terugkrijgen',
  reason: 'Waarom ruil je?',
  finish: 'Bundel ruilen',
  asked: {
    heading: 'We ruilen je bundel',
    text: 'Het netwerk neemt de vorige eSIM terug, wat een paar minuten kan duren. Je hoeft niets te doen. We mailen je de nieuwe.',
  },
  swapped: {
    heading: 'Je bundel is geruild',
    text: 'Het netwerk heeft de vorige eSIM teruggenomen en er is niets extra in rekening gebracht. De nieuwe eSIM komt zo per e-mail.',
    back: (cents) =>
      `${formatEuro(cents)} gaat terug naar je oorspronkelijke betaalmethode. Banken tonen het meestal binnen vijf tot tien dagen.`,
    next: 'Nieuwe eSIM openen',
  },
  problems: {
    bundle_missing: 'Kies een bundel',
    bundle_not_found: 'Deze bundel wordt voor die keuze niet meer verkocht. Kies opnieuw.',
    dearer: 'Deze bundel kost nu meer dan je hebt betaald. Kies opnieuw.',
    price_changed: 'De prijs is veranderd. Bekijk het verschil en kies opnieuw.',
    not_swappable: 'Deze bestelling kun je hier niet meer ruilen.',
  },
}
