// The words of the landing page below the wizard. It must not claim a customer, a partner, or a rating that we don't
// have.
import { endSentence } from '#app/format/end-sentence.ts'
import type {
  affiliateCopy as englishAffiliate,
  closingCopy as englishClosing,
  guaranteesCopy as englishGuarantees,
  howCopy as englishHow,
  partnersCopy as englishPartners,
  rallyCopy as englishRally,
  reviewsCopy as englishReviews,
  storiesCopy as englishStories,
  tilesCopy as englishTiles,
} from '../../catalogue/home-sections.ts'

export const tilesCopy: typeof englishTiles = {
  heading: 'Eén eSIM, waar je ook heen gaat',
  tiles: (countries) => [
    {
      title: `${countries} landen`,
      text: 'Van een weekendje weg tot een wereldreis.',
      isAddon: false,
    },
    {
      title: 'Meerdere landen tegelijk',
      text: 'Eén bundel voor elke stop van je reis.',
      isAddon: false,
    },
    {
      title: 'Veilige VPN',
      text: 'Houdt je verbinding straks privé. Nog niet beschikbaar.',
      isAddon: true,
    },
    {
      title: 'Live vertalen',
      text: 'Spreekt straks de taal ter plaatse. Nog niet beschikbaar.',
      isAddon: true,
    },
  ],
  addon: 'Extra',
  places: 'Bundels:',
  learnMore: 'Meer weten [over het installeren en gebruiken van een eSIM]',
}

export const partnersCopy: typeof englishPartners = {
  heading: 'Gemaakt voor reisbedrijven',
  lead: 'Netwerken leveren de verbinding, reisbedrijven brengen onze eSIM’s bij reizigers.',
  kinds: [
    { mark: 'network', name: 'Mobiele netwerken', text: 'zorgen voor de data in het buitenland' },
    { mark: 'airport', name: 'Luchtvaartmaatschappijen en luchthavens', text: 'brengen mensen online zodra ze landen' },
    { mark: 'agency', name: 'Reisbureaus', text: 'geven data bij elke boeking' },
    { mark: 'hotel', name: 'Hotels en hosts', text: 'helpen gasten de weg te vinden' },
    { mark: 'creator', name: 'Reisschrijvers', text: 'delen een kortingscode' },
  ],
}

export const storiesCopy: typeof englishStories = {
  heading: 'Drie reizen, elk met één bundel',
  note: 'Voorbeeldverhalen, door ons geschreven.',
  stories: [
    {
      trip: 'Twee weken met de trein, vijf landen',
      text: 'Bij elke grens een welkomst-sms en een nieuwe prijslijst. Met één bundel voor Europa blijven de treinapp, de tickets en de kaart gewoon werken, en ken je het totaalbedrag al vóór het eerste station.',
    },
    {
      trip: 'Een vakbeurs, drie dagen',
      text: 'Geen tijd om een account te maken? Een naam en een e-mailadres zijn genoeg. De QR-code staat op je scherm voordat de taxi er is, en de simkaart met je zakelijke nummer blijft waar hij zit.',
    },
    {
      trip: 'Een gezin, voor het eerst in Azië',
      text: 'De avond voor vertrek scan je de QR-code aan de keukentafel. Na de landing zet je bij de bagageband de nieuwe lijn aan, en de rit naar de stad is geboekt voordat de koffers er zijn.',
    },
  ],
}

export const guaranteesCopy: typeof englishGuarantees = {
  heading: 'Waar je op kunt rekenen',
  guarantees: [
    {
      icon: 'refresh',
      title: 'Je eSIM, of je geld terug',
      text: 'Kunnen we je eSIM niet leveren, dan proberen we het opnieuw of krijg je je geld terug. Je bestelpagina en onze hulp zijn altijd één klik weg.',
      link: 'Hulp krijgen',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14 dagen om je te bedenken',
      text: 'Herroep in twee stappen, zonder account en zonder reden, zolang de eSIM niet is geactiveerd.',
      link: 'Zo werkt herroepen',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'Mensen die antwoorden',
      text: 'Schrijf ons en je krijgt binnen 24 uur antwoord van een mens.',
      link: 'Wie deze winkel runt',
      to: '/terms#company',
    },
  ],
  soldBy: (company) => `Je contract sluit je met ${endSentence(company)}`,
}

export const reviewsCopy: typeof englishReviews = {
  heading: 'Reviews',
  text: 'Onze reviews staan op een openbare reviewsite, waar wij ze niet kunnen aanpassen.',
  link: 'Lees reviews op de openbare reviewsite',
  updated: 'Score voor het laatst bijgewerkt in maart 2025',
  search: (brand) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
}

export const rallyCopy: typeof englishRally = {
  kicker: 'Sponsoring',
  heading: (brand) => `De eSIM van ${brand} is officiële partner van een rallyteam`,
  text: 'Nieuwe grenzen, in geen velden of wegen een telefoonwinkel, en thuis iemand die op nieuws wacht. Dat is rally, en daarom staan wij op de auto.',
}

export const howCopy: typeof englishHow = {
  heading: 'Zo werkt het',
  steps: [
    {
      title: 'Kies je bundel',
      text: 'Vertel ons waar je heen gaat en wanneer. Je ziet elke bundel die je hele reis dekt, met btw in de prijs.',
    },
    {
      title: 'Activeer je eSIM met een QR-code',
      text: 'Zodra je hebt betaald, staat de code op je scherm en in je mailbox. Scan hem via wifi, ook al vóór je vertrek.',
    },
    { title: 'Ga online', text: 'Zet de nieuwe lijn aan zodra je aankomt. Je houdt je eigen nummer.' },
  ],
  guide: 'Lees de installatiegids',
}

export const affiliateCopy: typeof englishAffiliate = {
  heading: 'Verkoop eSIM’s, of verwijs mensen door',
  lead: 'Vier pakketten, van een gratis kortingscode voor je lezers tot een winkel onder je eigen naam.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Gratis',
      points: ['Een unieke kortingscode', '10% korting plus een doorverwijsbonus', 'Basishulp per e-mail'],
    },
    { name: 'Premium Economy Class', kind: 'Onder je eigen merk', points: ['Een winkel in jouw naam en kleuren'] },
    { name: 'Business Class', kind: 'Meer regie', points: ['Meer regie over prijzen en producten'] },
    { name: 'First Class', kind: 'Grote bedrijven', points: ['Maatwerk voor grote bedrijven'] },
  ],
  start: 'Aan de slag',
  explore: 'Bekijk alle partnerpakketten',
}

export const closingCopy: typeof englishClosing = {
  heading: 'Waar ga je heen?',
  text: 'Twee vragen, en dan je QR-code.',
  action: 'Vind je bundel',
}
