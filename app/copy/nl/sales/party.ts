// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import type { partyCopy as english } from '../../sales/party.ts'

export const partyCopy: typeof english = {
  checkout: {
    heading: 'Reizigers',
    count: (travelers) => plural(travelers, { one: 'reiziger', other: 'reizigers' }),
    fewer: 'Een reiziger minder',
    more: 'Een reiziger meer',
    hint: 'Iedereen krijgt een eigen eSIM, met één betaling. Met een naam hou je ze uit elkaar; jij bent de eerste reiziger.',
    each: 'De prijzen hierboven zijn voor één persoon. Iedereen krijgt een eigen eSIM, met één betaling.',
    planned:
      'Met herinneringen aan de latere delen is een bestelling voor één persoon. Zonder die herinneringen kan die voor meer personen zijn.',
    name: (traveler) => `Naam van reiziger ${traveler}`,
  },
  order: {
    heading: 'De andere reizigers',
    intro:
      'Iedereen heeft een eigen eSIM. We mailen je ze apart: stuur elke e-mail door naar de reiziger, of deel een link.',
    traveler: (traveler) => `Reiziger ${traveler}`,
    sum: (ready, all) => `Geleverde eSIM’s: ${ready} van ${all}`,
    canceled: (count) =>
      `Geannuleerd: ${count}. Gaat er geld terug, dan mailen we je, en de creditnota vind je in het overzicht.`,
    returned:
      'Deze is met een andere bestelling betaald. Gaat er geld terug, dan krijgt de betaler het, met een e-mail.',
    states: {
      waiting: 'Onderweg',
      late: 'Het duurt langer',
      checked: 'We controleren het',
      delivered: 'Geleverd',
      installed: 'Geïnstalleerd',
      low: 'Bijna op',
      replaced: 'Vervangen door een nieuwe eSIM',
      canceled: 'Geannuleerd',
    },
    open: 'eSIM tonen',
    share: 'Link maken',
    sharing: 'Link wordt gemaakt…',
    shared: 'Deze link opent alleen deze eSIM, en niets anders van je bestelling. Stuur hem alleen naar de reiziger.',
    rename: {
      add: 'Naam toevoegen',
      open: 'Naam wijzigen',
      hint: 'Laat leeg als je geen naam wilt. Op de pagina van de eSIM kun je de e-mail opnieuw sturen, met de nieuwe naam.',
      save: 'Opslaan',
      saving: 'Opslaan…',
      done: 'Opgeslagen. Nieuwe e-mails krijgen deze naam.',
      unreadable: (most) => `Gebruik één regel met leesbare tekens, hoogstens ${most} tekens.`,
    },
    own: (name) => `Voor ${name}`,
    another: 'Deze eSIM is betaald met een bestelling voor meerdere reizigers. De factuur hoort bij die bestelling.',
  },
}
