// Travelers' questions about the eSIM itself, with answers short enough for a chat: installing, using, topping up,
// getting help.
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type {
  esimTopics as english,
  SMALL_TALK as englishSmallTalk,
  whoAnswers as englishWho,
} from '../../support/assistant-esim-topics.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const ENDS = 'De bundel eindigt als de data of de dagen op zijn, wat het eerst komt. Wat dan over is, vervalt.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  const specified = ruleText(HOME_FACTS)
  if (rules.size === 0 || (rules.size === 1 && rules.has(specified)))
    return `De dagen van een bundel gaan in als hij voor het eerst data gebruikt in een land van de bundel. Je kunt hem dus thuis installeren. Hij moet binnen 1 jaar na de aankoop worden geactiveerd en is geldig tot 90 dagen na het eerste datagebruik. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [
    'Dat hangt van de bundel af. In de contractsamenvatting en op je bestelpagina staat wat geldt:',
    ...told,
    ENDS,
  ].join('\n')
}

const COUNTS = 'Wat andere apparaten verbruiken, gaat van je data af.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `Bij de details van een bundel staat of het netwerk een hotspot toestaat, of dat dit niet bekend is gemaakt. Mag het, dan hangt het ook af van je telefoon en het netwerk dat je bezoekt. ${COUNTS}`
    : `We kunnen niet beloven dat een hotspot werkt, want dat hangt af van je telefoon en het netwerk dat je bezoekt. Probeer het in de instellingen van je telefoon. ${COUNTS}`

export const esimTopics: typeof english = (facts) => [
  {
    title: 'Je eSIM opwaarderen',
    text: 'Check je eSIM en kies dan Opwaarderen bij je eSIM-status, op je bestelpagina of in je account. Is de knop er niet, dan kan deze eSIM niet worden opgewaardeerd; bij een nieuwe bundel hoort een eigen eSIM. Je hoeft niets te installeren: vlak na het betalen staat de data erop. Je houdt wat je nog hebt, en de nieuwe data en dagen komen erbij. Een verlopen eSIM kun je niet opwaarderen.',
    path: '/esim-status',
    asked: [
      'hoe kan ik opwaarderen',
      'opwaarderen',
      'meer data kopen',
      'data toevoegen',
      'mijn data is op',
      'geen data meer',
      'data bijkopen',
      'bundel verlengen',
      'meer dagen',
      'geldigheid verlengen',
      'tegoed opwaarderen',
    ],
  },
  {
    title: 'Hoeveel data je nog hebt',
    text: 'Bij je eSIM-status zie je wat je nog hebt en wanneer hij verloopt. Vul het e-mailadres van je bestelling en de ICCID van je eSIM in. Heb je een account, dan vind je daar al je eSIM’s.',
    path: '/esim-status',
    asked: [
      'hoeveel data heb ik nog',
      'saldo checken',
      'tegoed bekijken',
      'dataverbruik',
      'resterende data',
      'wanneer verloopt mijn esim',
      'esim status',
      'vervaldatum',
    ],
  },
  {
    title: 'Je ICCID vinden',
    text: 'De ICCID is het nummer van je eSIM, 19 of 20 cijfers lang. Je vindt hem op je bestelpagina en in onze e-mail. Kun je hem niet vinden, kies dan ‘ICCID vergeten?’ bij je eSIM-status. We mailen hem naar het adres van de bestelling.',
    path: '/esim-status',
    asked: [
      'iccid vergeten',
      'wat is een iccid',
      'waar vind ik mijn iccid',
      'iccid kwijt',
      'nummer van mijn esim',
      'iccid zoeken',
    ],
  },
  {
    title: 'QR-code of e-mail niet gekregen',
    text: 'Op je bestelpagina staat de QR-code zodra de eSIM klaar is, en met ‘E-mail opnieuw sturen’ krijg je de e-mail nog eens. Kijk ook in je spammap. Je vindt de QR-code ook bij je eSIM-status. Nog steeds niets? Schrijf ons met je bestelnummer.',
    path: '/esim-status',
    asked: [
      'ik heb geen e-mail gekregen',
      'mail niet aangekomen',
      'geen mail met qr code',
      'waar is mijn qr code',
      'qr code kwijt',
      'qr code opnieuw bekijken',
      'e-mail opnieuw sturen',
      'waar is mijn bestelling',
      'bestelling niet geleverd',
      'mijn bestelling hangt',
      'ik wacht nog op mijn esim',
      'esim niet ontvangen',
      'betaald maar niets gekregen',
    ],
  },
  {
    title: 'Handmatig installeren, zonder QR-code',
    text: 'iPhone: Instellingen › Mobiel netwerk › Voeg eSIM toe › Gebruik QR-code › Voer gegevens handmatig in. Android: Instellingen › Netwerk en internet › Simkaarten › Simkaart toevoegen › Een eSIM instellen › Code opgeven. Het adres en de code staan op je bestelpagina onder Handmatig. Een bevestigingscode heb je niet nodig, tenzij je bestelpagina er een toont.',
    path: '/faq',
    asked: [
      'installeren zonder qr code',
      'code handmatig invoeren',
      'activeringscode',
      'sm-dp+ adres',
      'qr code werkt niet',
      'kan de qr code niet scannen',
      'bevestigingscode',
    ],
  },
  {
    title: 'Een nieuwe telefoon, of een verwijderde eSIM',
    text: 'Een eSIM kun je meestal op één apparaat en maar één keer installeren, dus verwijder hem niet. Is dat al gebeurd of wissel je van telefoon, schrijf ons dan met je bestelnummer. Een mens kijkt wat we kunnen doen.',
    path: '/support#write',
    asked: [
      'esim naar nieuwe telefoon overzetten',
      'esim op andere telefoon zetten',
      'ik heb mijn esim verwijderd',
      'esim opnieuw installeren',
      'op twee telefoons installeren',
      'esim delen met twee apparaten',
      'telefoon kwijt of gestolen',
      'nog eens installeren',
    ],
  },
  {
    title: 'Hotspot en delen',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: [
      'kan ik een hotspot gebruiken',
      'hotspot',
      'tethering',
      'data delen met laptop',
      'persoonlijke hotspot',
      'internet delen',
    ],
  },
  {
    title: 'Bellen, sms en WhatsApp',
    text: 'Een bundel is alleen data: geen telefoonnummer, geen gesprekken en geen sms. Apps die internet gebruiken, werken gewoon, ook berichtenapps zoals WhatsApp. Laat je eigen simkaart aan om met je nummer te bellen en te sms’en.',
    path: '/terms#service',
    asked: [
      'krijg ik een telefoonnummer',
      'bellen',
      'kan ik ermee bellen',
      'sms versturen',
      'whatsapp',
      'werken google en youtube',
      'werken apps en social media',
      'nummer behouden',
      'bellen met esim',
      'bankcodes ontvangen',
    ],
  },
  {
    title: 'Snelheid en netwerken',
    text: 'Mobiele netwerken in het land dat je bezoekt, leveren de verbinding. Dekking en snelheid hangen af van die netwerken, van waar je bent en van je apparaat. Daarom beloven we geen getal.',
    path: '/terms#service',
    asked: [
      'hoe snel is het',
      '5g of 4g',
      'traag internet',
      'snelheid',
      'welk netwerk',
      'dekking',
      'bereik',
      'is er 5g',
    ],
  },
  {
    title: 'Wanneer de dagen ingaan, en hoelang je kunt wachten',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'wanneer gaat mijn bundel in',
      'wanneer beginnen de dagen',
      'hoelang is hij geldig',
      'kan ik van tevoren kopen',
      'nu kopen en later reizen',
      'reis over een paar maanden',
      'reis volgend jaar',
      'voor vertrek installeren',
      'wanneer moet ik installeren',
      'geldigheid',
      'data die over is',
      'wat gebeurt er met ongebruikte data',
      'niet alle data gebruikt',
    ],
  },
  {
    title: 'Meldingen voordat je data op is',
    text: 'We mailen je als 80% is verbruikt, als al je data op is en 3 dagen voordat de eSIM verloopt. Je zet deze meldingen uit met de link in een van die e-mails, of in je account onder Functies.',
    path: '/account?tab=features',
    asked: [
      'waarschuw me als mijn data opraakt',
      'meldingen',
      'notificaties',
      'afmelden voor mails',
      'geen e-mails meer',
    ],
  },
  {
    title: 'Gebruiken zonder internet',
    text: 'Met ‘Offline bewaren’ op je bestelpagina blijven de QR-code en de codes op dit apparaat staan, zodat je ze ook in vliegtuigmodus opent. Je kunt ze daar ook weer verwijderen.',
    path: '/offline',
    asked: ['qr code offline bewaren', 'offline', 'geen internet op het vliegveld', 'qr code openen zonder internet'],
  },
  {
    title: 'Je hebt geen app nodig',
    text: 'Alles gebeurt op deze website en in de instellingen van je telefoon. Koop hier, scan de QR-code en bekijk bij je eSIM-status wat je nog hebt.',
    path: '/faq',
    asked: ['hebben jullie een app', 'app downloaden', 'app store', 'play store'],
  },
  {
    title: 'Tablets en horloges',
    text: 'Onze eSIM’s werken in telefoons en tablets die eSIM ondersteunen en geen simlock hebben. Zoek je model op onze apparatenpagina. Een EID in de instellingen is het zekerste teken. Of horloges werken, kunnen we niet zeggen.',
    path: '/devices',
    asked: ['werkt het op een ipad', 'tablet', 'apple watch', 'smartwatch', 'laptop met esim'],
  },
  {
    title: 'Werkt mijn telefoon?',
    text: 'Zoek je model op onze apparatenpagina en controleer het daarna op de telefoon zelf. Bel *#06#: een EID van 32 cijfers betekent dat hij eSIM ondersteunt. Er mag geen simlock op zitten. Op een iPhone moet er ‘Geen simbeperkingen’ staan.',
    path: '/devices',
    asked: [
      'ondersteunt mijn telefoon esim',
      'is mijn telefoon geschikt',
      'werkt mijn toestel',
      'lijst met geschikte telefoons',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'simlock',
      'simlock verwijderen',
      'simlockvrij',
      'eid',
    ],
  },
  {
    title: 'Een medewerker bereiken',
    text: 'Schrijf ons via het formulier op de hulppagina, dan antwoordt een medewerker binnen 24 uur op je e-mailadres. ‘Vraag een medewerker’ hieronder zet ons gesprek in het formulier.',
    path: '/support#write',
    asked: [
      'met iemand praten',
      'met een mens praten',
      'medewerker',
      'iemand spreken',
      'echt persoon',
      'klantenservice',
      'contact opnemen',
      'telefoonnummer klantenservice',
      'live chat',
      'klacht',
      'klacht indienen',
    ],
  },
]

const KNOWS = 'Ik ken onze hulppagina’s, voorwaarden en catalogus, en weet niets over jou of je bestellingen.'

export const whoAnswers: typeof englishWho = (hasModel) => ({
  title: 'Met wie je praat',
  path: '/privacy#support',
  asked: ['ben je een robot', 'ben je een mens', 'ben je een ai', 'wie ben je', 'chatbot', 'wat kun je'],
  text: hasModel
    ? `Ik ben een AI-assistent: een programma, geen mens, en ik kan me vergissen. ${KNOWS}`
    : `Ik ben een programma, geen mens en ook geen AI: ik zoek je vraag op in onze eigen pagina’s en citeer die. ${KNOWS}`,
})

export const SMALL_TALK: typeof englishSmallTalk = [
  {
    words:
      /^(hoi|hallo|hey|hee?|hai|dag|hi|hello|moi|goeden?(dag|morgen|middag|avond)|goeden? (dag|morgen|middag|avond))\b[\s!.,]*$/i,
    text: 'Hallo! Vraag me over installeren, data, prijzen, betalen of je geld terug.',
  },
  {
    words:
      /^(bedankt|dank ?je( wel)?|dank ?u( wel)?|dankjewel|thanks|thx|top|super|mooi|prima|perfect|fijn|ok(ay|é)?|oke|doei|tot ziens|fijne dag)(?=[\s!.,]|$)[\p{L}\s!.,]{0,20}$/iu,
    text: 'Graag gedaan. Goede reis!',
  },
  {
    words: /^(ja|nee|yes|no|zeker|jawel|jep|nope)[\s!.,?]*$/i,
    text: 'Vraag me over installeren, data, prijzen, betalen of je geld terug.',
  },
]
