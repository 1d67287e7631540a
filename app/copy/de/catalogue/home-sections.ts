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
  heading: 'Eine eSIM, wohin Sie auch reisen',
  tiles: (countries) => [
    {
      title: `${countries} Länder`,
      text: 'Vom Städtetrip bis zur Weltreise.',
      isAddon: false,
    },
    {
      title: 'Mehrere Zonen',
      text: 'Ein Paket deckt jede Station Ihrer Reise ab.',
      isAddon: false,
    },
    {
      title: 'Sicheres VPN',
      text: 'Hält Ihre Verbindung künftig privat. Noch nicht erhältlich.',
      isAddon: true,
    },
    {
      title: 'Live-Übersetzung',
      text: 'Spricht künftig die Sprache vor Ort. Noch nicht erhältlich.',
      isAddon: true,
    },
  ],
  addon: 'Zusatz',
  places: 'Pakete:',
  learnMore: 'Mehr erfahren [über das Installieren und Nutzen einer eSIM]',
}

export const partnersCopy: typeof englishPartners = {
  heading: 'Gemacht für die Reisebranche',
  lead: 'Mobilfunknetze tragen unsere eSIMs, Reiseunternehmen bringen sie zu den Menschen.',
  kinds: [
    { mark: 'network', name: 'Mobilfunknetze', text: 'bringen die Daten ins Ausland' },
    { mark: 'airport', name: 'Airlines und Flughäfen', text: 'bringen Reisende nach der Landung online' },
    { mark: 'agency', name: 'Reisebüros', text: 'geben jeder Buchung Datenvolumen mit' },
    { mark: 'hotel', name: 'Hotels und Gastgeber', text: 'helfen Gästen, sich zurechtzufinden' },
    { mark: 'creator', name: 'Reisejournalisten', text: 'teilen einen Rabattcode' },
  ],
}

export const storiesCopy: typeof englishStories = {
  heading: 'Drei Reisen, je ein Paket',
  note: 'Beispielgeschichten, von uns geschrieben.',
  stories: [
    {
      trip: 'Zwei Wochen mit dem Zug, fünf Länder',
      text: 'An jeder Grenze eine Willkommens-SMS und eine neue Preisliste? Mit einem Europa-Paket funktionieren Bahn-App, Tickets und Karte einfach weiter, und Sie kennen die Summe schon vor der ersten Station.',
    },
    {
      trip: 'Drei Tage Messe',
      text: 'Keine Zeit, ein Konto anzulegen? Name und E-Mail-Adresse genügen. Der QR-Code ist da, bevor das Taxi kommt, und die SIM mit der Büronummer bleibt, wo sie ist.',
    },
    {
      trip: 'Eine Familie, zum ersten Mal in Asien',
      text: 'Am Abend davor den QR-Code am Küchentisch scannen. Nach der Landung am Gepäckband die eSIM einschalten, und die Fahrt in die Stadt ist gebucht, bevor die Koffer kommen.',
    },
  ],
}

export const guaranteesCopy: typeof englishGuarantees = {
  heading: 'Worauf Sie sich verlassen können',
  guarantees: [
    {
      icon: 'refresh',
      title: 'Ihre eSIM oder Ihr Geld zurück',
      text: 'Können wir Ihre eSIM nicht liefern, versuchen wir es erneut oder erstatten Ihnen den Preis. Ihre Bestellseite und der Support sind immer nur einen Klick entfernt.',
      link: 'Hilfe erhalten',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14 Tage zum Umentscheiden',
      text: 'Widerrufen Sie in zwei Schritten, ohne Konto und ohne Begründung, solange die eSIM nicht aktiviert ist.',
      link: 'So geht der Widerruf',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'Menschen, die antworten',
      text: 'Schreiben Sie uns: Innerhalb von 24 Stunden antwortet Ihnen ein Mensch.',
      link: 'Wer hinter diesem Shop steht',
      to: '/terms#company',
    },
  ],
  soldBy: (company) => `Ihr Vertragspartner: ${endSentence(company)}`,
}

export const reviewsCopy: typeof englishReviews = {
  heading: 'Bewertungen',
  text: 'Unsere Bewertungen stehen auf einem öffentlichen Portal, auf dem wir sie nicht ändern können.',
  link: 'Bewertungen auf dem öffentlichen Portal lesen',
  updated: 'Stand der Bewertung: März 2025',
  search: (brand) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
}

export const rallyCopy: typeof englishRally = {
  kicker: 'Sponsoring',
  heading: (brand) => `Die eSIM von ${brand} ist offizieller Partner eines Rallye-Teams`,
  text: 'Neue Grenzen, weit und breit kein Handyladen, und zu Hause wartet jemand auf Nachricht. So ist Rallye, und deshalb sind wir auf dem Wagen.',
}

export const howCopy: typeof englishHow = {
  heading: 'So funktioniert’s',
  steps: [
    {
      title: 'Paket wählen',
      text: 'Sagen Sie uns, wohin und wann Sie reisen. Sie sehen jedes Paket, das die ganze Reise abdeckt, mit Mehrwertsteuer im Preis.',
    },
    {
      title: 'eSIM per QR-Code aktivieren',
      text: 'Der Code erscheint nach der Zahlung auf dem Bildschirm und kommt per E-Mail. Scannen Sie ihn im WLAN, gern schon vor der Abreise.',
    },
    { title: 'Lossurfen', text: 'Schalten Sie bei der Ankunft die eSIM ein. Ihre eigene Nummer behalten Sie.' },
  ],
  guide: 'Zur Installationsanleitung',
}

export const affiliateCopy: typeof englishAffiliate = {
  heading: 'eSIMs verkaufen oder uns empfehlen',
  lead: 'Vier Stufen, vom kostenlosen Rabattcode für Ihre Leserschaft bis zum Shop unter Ihrem eigenen Namen.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Kostenlos',
      points: ['Ein eigener Rabattcode', '10\u00A0% Rabatt und ein Empfehlungsbonus', 'Support per E-Mail'],
    },
    { name: 'Premium Economy Class', kind: 'White Label', points: ['Ein Shop in Ihrem Namen und Ihren Farben'] },
    { name: 'Business Class', kind: 'Mehr Kontrolle', points: ['Mehr Kontrolle über Preise und Produkte'] },
    { name: 'First Class', kind: 'Großunternehmen', points: ['Flexibilität für große Unternehmen'] },
  ],
  start: 'Jetzt starten',
  explore: 'Alle Partnerpakete ansehen',
}

export const closingCopy: typeof englishClosing = {
  heading: 'Wohin geht’s als Nächstes?',
  text: 'Zwei Fragen, dann Ihr QR-Code.',
  action: 'Paket finden',
}
