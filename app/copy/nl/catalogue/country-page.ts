// The pages of countries and zones, and the list of them. Every price is named with the plan that costs it.
import { listOf, plural, sizeLabel } from '#app/language/formats.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type {
  countryPageCopy as english,
  destinationsPageCopy as englishDestinations,
} from '../../catalogue/country-page.ts'
import { countriesText, daysText } from '../counts.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'weinig', normal: 'normaal', heavy: 'veel' }
const dailySize = (usage: Usage) => sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })

export const countryPageCopy: typeof english = {
  title: (place) => `eSIM ${place}`,
  lead: (place, { size, days, price }) =>
    `${place}: ${size} mobiele data voor ${days} kost ${price}. Eén QR-code, geen abonnement, en je eigen nummer blijft aan.`,
  description: (place, plans, { size, days, price }) =>
    `${place}: ${plural(plans, { one: 'prepaid eSIM-bundel', other: 'prepaid eSIM-bundels' })}, zoals ${size} voor ${days} voor ${price}. Vergelijk data, dagen, netwerken en wat er in elke bundel zit.`,
  plan: 'Reis plannen',
  days: (count) => daysText(count),
  trips: {
    heading: (place) => `${place}: wat een reis kost`,
    caption: 'De bundel die volstaat, naar duur van de reis en datagebruik',
    length: 'Reis',
    usages: { light: 'Weinig', normal: 'Normaal', heavy: 'Veel' },
    daily: (usage) => `${dailySize(usage)} per dag`,
    none: 'Geen losse bundel',
  },
  plans: {
    heading: (place, count) => `${place}: ${plural(count, { one: 'bundel', other: 'bundels' })}`,
    caption: 'Bundels, goedkoopste eerst',
    more: (count) => `Nog ${plural(count, { one: 'bundel', other: 'bundels' })}`,
    data: 'Data',
    lasts: 'Dagen',
    works: 'Werkt in',
    countries: (zone, count) => `${zone} (${countriesText(count)})`,
    summary: (size, lasts, zone) => `Contractsamenvatting [van ${size} voor ${lasts}, ${zone}]`,
    cut: 'Grotere en langere bundels: plan je reis en je ziet alles wat past.',
  },
  glance: {
    heading: 'In één oogopslag',
    data: 'Data',
    lasts: 'Dagen',
    networks: 'Netwerken',
    hotspot: 'Hotspot',
    phone: 'Telefoonnummer',
    noPhone: 'Alleen data; op je eigen simkaart houd je je nummer',
    between: (least, most) => (least === most ? least : `${least} tot ${most}`),
    hotspots: {
      all: 'Toegestaan',
      some: 'Hangt van de bundel af',
      none: 'Niet toegestaan',
      unknown: 'Niet bekendgemaakt',
    },
    undisclosed: 'Niet bekendgemaakt',
  },
  label: (size, lasts) => `Wat je krijgt bij ${size} voor ${lasts}`,
  phones: {
    heading: 'Werkt het op je telefoon?',
    text: 'Je telefoon moet eSIM ondersteunen en mag geen simlock hebben.',
    link: 'Zoek je telefoon op',
  },
  questions: {
    heading: 'Veelgestelde vragen',
    howMuch: {
      question: (place) => `${place}: hoeveel data heb ik nodig?`,
      answer: (week) =>
        `Kaarten en berichten kosten ongeveer ${dailySize('light')} per dag, surfen en af en toe een video ${dailySize('normal')}, en dagelijks video’s en bellen ${dailySize('heavy')}.${week.length > 0 ? ` Voor een week is dat ${listOf(week)}.` : ''} Raakt je data op, dan kun je dezelfde eSIM opwaarderen als de bundel dat toelaat.`,
      sum: (usage, { size, price }) => `${size} bij ${usageNames[usage]} gebruik (${price})`,
    },
    start: {
      question: 'Wanneer gaan de dagen van een bundel in?',
      firstUse:
        'Zodra de eSIM voor het eerst verbinding maakt in een land van de bundel. Je kunt hem dus thuis via wifi installeren zonder een dag te verliezen.',
      other: 'Dat hangt van de bundel af. In de contractsamenvatting van elke bundel staat wanneer.',
    },
    around: {
      question: (place) => `${place}: werkt dezelfde eSIM ook in de buurlanden?`,
      some: (names, zone, { size, days, price }) =>
        `Ja, als je een bundel voor je hele reis kiest. ${zone} geldt ook in ${listOf(names)}: ${size} voor ${days} kost ${price}.`,
      none: (place) =>
        `Deze bundels (${place}) werken alleen daar. Voor andere landen neem je er een aparte bundel bij.`,
    },
    zone: {
      question: (place) => `${place}: moet ik opgeven welke landen ik bezoek?`,
      answer:
        'Niet om te kopen. Maar als je alleen de landen van je reis kiest, vind je misschien een bundel die ze voor minder geld dekt.',
    },
  },
  near: (place) => `In de buurt: ${place}`,
  within: (count) => `Werkt in ${countriesText(count)}`,
  zones: 'Bundels voor meerdere landen',
  all: 'Alle bestemmingen',
  unsold: {
    lead: (place) => `We verkopen nog geen data voor deze bestemming: ${place}.`,
  },
}

export const destinationsPageCopy: typeof englishDestinations = {
  title: 'Alle bestemmingen',
  lead: (countries) =>
    countries === 0
      ? 'We verkopen nog geen bundels. Kom snel nog eens terug.'
      : `Mobiele data in ${countriesText(countries)}, via een QR-code. Kies je bestemming en bekijk de bundels en prijzen.`,
  description: 'Alle landen en zones met prepaid eSIM-bundels: prijzen, netwerken en wat er in elke bundel zit.',
  zones: 'Zones',
  countries: 'Landen',
}
