// The contract summary of a bundle, under the headings that Implementing Regulation (EU) 2019/2243 prescribes.
import { formatEuro } from '#app/language/formats.ts'
import { isTotal } from '#values/data-allowance.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { byStart } from '../../catalogue/by-start.ts'
import type { summaryCopy as english } from '../../sales/contract-summary.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'
import { daysText } from '../counts.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'vanaf het eerste datagebruik in de zone',
    installation: 'vanaf de installatie',
    purchase: 'vanaf de aankoop',
    unknown: 'vanaf een moment dat het netwerk niet bekendmaakt, op zijn vroegst de installatie',
  })

export const summaryCopy: typeof english = {
  days: daysText,
  title: 'Contractsamenvatting',
  titleOf: (zone, data, days) => `Contractsamenvatting: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone, data, days) =>
    `Contractsamenvatting van de eSIM-bundel ${zone} met ${data} voor ${daysText(days)}: dienst, prijs, duur en andere voorwaarden.`,
  purpose:
    'Deze contractsamenvatting bevat de belangrijkste elementen van dit dienstenaanbod, zoals vereist door het EU-recht. Zij helpt om dienstenaanbiedingen met elkaar te vergelijken. Volledige informatie over de dienst wordt in andere documenten verstrekt.',
  provider: 'Aanbieder',
  bundle: 'Aanbod',
  bundleNumber: 'Bundelnummer',
  asOf: 'Stand op',
  services: {
    heading: 'Diensten en apparatuur',
    text: (data, zone) =>
      `Mobiele data voor reizigers: ${prepaidText(data)} in de zone ${zone}, geleverd als eSIM-profiel (QR-code en activeringscode). Geen telefoonnummer, gesprekken, sms of televisie. Er wordt geen apparatuur geleverd. Je hebt een apparaat nodig dat eSIM ondersteunt en geen simlock heeft.`,
    coverage: (count) => `Landen en gebieden in de zone (${count})`,
  },
  speed: {
    heading: 'Snelheid van de internetdienst en rechtsmiddelen bij problemen',
    text: [
      'De verbinding loopt via mobiele netwerken in het land dat je bezoekt. De maximale snelheid is wat dat netwerk bezoekers op die plek en op jouw apparaat geeft. Er wordt geen minimumsnelheid beloofd, en voor deze bundel wordt geen geadverteerde snelheid opgegeven.',
      'Werkt de verbinding niet zoals beloofd, neem dan contact met ons op. We lossen het op of betalen je terug. Bij een voortdurende of regelmatig terugkerende afwijking behoud je je wettelijke rechten.',
    ],
  },
  price: {
    heading: 'Prijs',
    total: 'Je betaalt één keer',
    before: 'Prijs zonder btw',
    note: (data, isSlow) =>
      `Tegen het btw-tarief van het land dat op deze website is gekozen. Er zijn geen activeringskosten, geen maandelijkse kosten en ${usedUpText(data, isSlow)}.`,
    ended:
      'We verkopen deze bundel niet meer. Heb je hem gekocht, dan staat op je betalingsbewijs en factuur wat je hebt betaald.',
    topup: (cents) => `Meer data voor dezelfde eSIM (opwaardering): ${formatEuro(cents)} zonder btw.`,
  },
  duration: {
    heading: 'Duur, verlenging en beëindiging',
    text: (days, facts, data) =>
      `De bundel duurt ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', of tot de data op is' : ''}. Hij wordt nooit automatisch verlengd en je hoeft niets op te zeggen. ${rulesCopy.beginBy(facts)}`.trim(),
    esim: (days) => `Een eSIM is geldig tot ${daysText(days)} na het eerste datagebruik.`,
    withdrawal:
      'Consumenten kunnen de overeenkomst binnen 14 dagen na de bestelling herroepen. Hebben ze om onmiddellijke levering gevraagd, dan vervalt dit recht zodra de eSIM is geactiveerd.',
  },
  features: {
    heading: 'Kenmerken voor eindgebruikers met een handicap',
    text: 'De winkel is gebouwd volgens WCAG 2.2 niveau AA, en hulp is schriftelijk beschikbaar. De bundel is alleen data. Gebruik je eigen simkaart voor bemiddelings- en noodcommunicatiediensten waarvoor een telefoonnummer nodig is.',
  },
  other: {
    heading: 'Andere relevante informatie',
    text: 'Je betaalt vooraf. Nederlands recht is van toepassing. De volledige voorwaarden, de privacypagina en de toegankelijkheidsverklaring maken deel uit van de volledige informatie. Dit is een vertaling; de Engelse tekst is bindend.',
  },
  links: {
    plan: 'Reis plannen',
    terms: 'Algemene voorwaarden',
    withdraw: 'Overeenkomst hier herroepen',
    support: 'Hulp krijgen',
    devices: 'Check je telefoon',
  },
}
