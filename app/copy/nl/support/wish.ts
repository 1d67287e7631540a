// The words of the page on which somebody asks to be told when a country comes on sale.
import type { wishCopy as english } from '../../support/wish.ts'

export const wishCopy: typeof english = {
  title: 'Laat het me weten',
  titleOf: (country) => `Nog niet in ons aanbod: ${country}`,
  description: 'Laat je adres achter, dan mailen we je één keer zodra we een bundel voor je bestemming verkopen.',
  lead: 'Laat je adres achter, dan krijg je één e-mail zodra er een bundel voor je bestemming te koop is.',
  country: 'Land',
  choose: 'Kies een land',
  email: 'Je e-mailadres',
  ask: 'Laat het me weten',
  asking: 'Versturen…',
  kept: 'We gebruiken je adres voor niets anders en verwijderen het zodra je bericht hebt gekregen, of na een jaar.',
  privacy: 'Privacy',
  search: 'Een andere bestemming zoeken',
  asked: {
    title: 'Kijk in je inbox',
    text: (email) => `Als ${email} klopt, is er een e-mail van ons onderweg. Open de link daarin binnen 24 uur.`,
  },
  problems: {
    email_invalid: 'Vul een geldig e-mailadres in',
    country_unknown: 'Kies een land',
    on_sale: 'Voor dit land verkopen we al bundels.',
  },
  tooOften: 'Te veel pogingen. Wacht een paar minuten en probeer het nog eens.',
  done: 'Klaar. Je kunt deze pagina sluiten.',
  opened: {
    asked: {
      title: (country) => `Wil je bericht over ${country}?`,
      lead: (email) => `Eén e-mail naar ${email}, zodra er een bundel te koop is.`,
      button: 'Ja, laat het me weten',
    },
    waiting: {
      title: (country) => `Je krijgt bericht over ${country}`,
      lead: (email) => `Eén e-mail naar ${email}, zodra er een bundel te koop is. Tot dan sturen we niets.`,
      button: 'Toch geen bericht',
    },
    gone: {
      title: 'Je staat niet op de lijst',
      lead: 'Deze link werkt niet meer: je hebt al bericht gekregen, je hebt het stopgezet, of hij is te oud. We hebben je adres niet meer.',
    },
  },
  unknown: {
    title: 'Deze link werkt niet',
    lead: 'Hij is niet volledig. Open hem opnieuw uit onze e-mail.',
  },
}
