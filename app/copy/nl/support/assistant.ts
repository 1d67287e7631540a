// The words of the chat on the support page, and of the call behind it (after-purchase rules §2 "/support", §8 "Chat failure").
import type {
  answersCopy as englishAnswers,
  assistantCopy as english,
  englishOnly as englishNotice,
} from '../../support/assistant.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'
import { charactersText, countriesText, daysText, minutesText } from '../counts.ts'

export const assistantCopy: typeof english = {
  card: {
    heading: '24/7 chat',
    text: 'Stel wanneer je wilt een vraag over installeren, data, prijzen en betalen, en krijg meteen antwoord. Of vraag het een medewerker, die binnen 24 uur antwoordt.',
    start: 'Chat starten',
    close: 'Chat sluiten',
  },
  title: (product) => `Assistent van ${product}`,
  voices: {
    model: {
      tag: { text: 'AI', meaning: 'kunstmatige intelligentie' },
      disclosure: 'Je chat met een AI, en die kan zich vergissen. Je kunt het altijd een medewerker vragen.',
      transcript: (product, when) => `Gesprek met de assistent van ${product} (AI), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'Ik ben geen AI. Ik zoek je vraag op in de pagina’s van deze winkel en citeer die. Je kunt het altijd een medewerker vragen.',
      transcript: (product, when) => `Gesprek met de assistent van ${product}, ${when}`,
    },
  },
  greeting: 'Hallo! Wat wil je weten over eSIM’s, prijzen of bestellen?',
  pageLanguages:
    'Onze pagina’s zijn er in het Nederlands, Engels, Duits, Frans, Spaans en Italiaans. Kies onderaan een pagina de taal en stel daar je vraag.',
  care: 'Geen wachtwoorden, kaartnummers of codes, alsjeblieft.',
  suggestions: {
    label: 'Veelgestelde vragen',
    items: [
      'Hoe installeer ik mijn eSIM?',
      'Welke bundel past bij Japan?',
      'Ik heb in het buitenland geen internet',
      'Kan ik mijn geld terugkrijgen?',
    ],
  },
  log: 'Gesprek',
  you: 'Jij',
  field: 'Je vraag',
  hint: 'Enter om te versturen, Shift+Enter voor een nieuwe regel.',
  send: 'Versturen',
  stop: 'Stop',
  stopped: 'Gestopt. Je vraag staat weer in het veld.',
  thinking: 'Even denken…',
  newMessage: 'Nieuw bericht',
  retry: 'Opnieuw proberen',
  person: 'Vraag een medewerker',
  save: 'Gesprek [bewaren]',
  clear: 'Opnieuw beginnen',
  left: (characters) => `nog ${charactersText(characters)}`,
  over: (characters) => `${charactersText(characters)} te veel`,

  failed: {
    toast: 'De AI-assistent gaf geen antwoord.',
    text: 'Sorry, er ging iets mis. Probeer het nog eens of neem rechtstreeks contact met ons op.',
  },
  silent: 'Sorry, ik kon op dit moment geen antwoord geven.',

  unknown:
    'Dat weet ik niet. Ik ken onze hulppagina’s, voorwaarden en catalogus. Kies ‘Vraag een medewerker’, dan krijg je binnen 24 uur antwoord.',
  problems: {
    question_blank: 'Schrijf een vraag.',
    question_long: (most) => `Maak je vraag korter: hoogstens ${most} tekens.`,
    too_often: (minutes) =>
      `Dat zijn veel vragen in één uur. Ga over ${minutesText(minutes)} verder, of schrijf ons hieronder, dan antwoordt een mens binnen 24 uur.`,
  },

  draft: {
    subject: 'Mijn gesprek met de assistent',
    lead: 'Ik heb het de assistent gevraagd en wil graag antwoord van een mens.',
    added: 'We hebben je gesprek in het bericht hieronder gezet. Vul je naam en e-mailadres nog in.',
  },
  transcriptFile: 'gesprek.txt',
}

export const answersCopy: typeof englishAnswers = {
  bundles: {
    title: (places) => `Bundels voor ${places}`,
    covered: (places, tax) => `Deze bundels werken in ${places}. ${priceTaxCopy.include(tax)}:`,
    zone: (zone, countries, tax) =>
      `Onze eSIM voor ${zone} werkt in ${countriesText(countries)}. ${priceTaxCopy.include(tax)}:`,
    line: (zone, data, days, price) => `• ${zone}, ${data} voor ${daysText(days)}: ${price}`,
    forDays: (days) => `Deze zijn lang genoeg voor je ${daysText(days)}.`,
    tooLong: (days, areToppable) =>
      `Geen losse bundel duurt ${daysText(days)}. Dit hebben we wel. ${areToppable ? 'Onderweg kun je opwaarderen.' : 'Niet alle bundels kunnen worden opgewaardeerd, dus misschien heb je er nog een nodig.'}`,
    apart: (places) =>
      `Geen losse bundel dekt ${places} samen. Elk heeft een eigen bundel, dus plaats je voor elk een bestelling en krijg je voor elk een eSIM.`,
    none: (places) => `We hebben nu geen bundel voor ${places}.`,
    and: ' en ',
  },
  device: {
    title: (model) => `Ondersteunt de ${model} eSIM?`,
    yes: (model) => `Ja, de ${model} ondersteunt eSIM.`,
    regional: (model) => `Ja, de ${model} ondersteunt eSIM, op uitzonderingen na.`,
    no: (model) => `Nee, de ${model} ondersteunt geen eSIM.`,
    check:
      'Bel voor de zekerheid *#06#. Zie je een EID, dan ondersteunt de telefoon eSIM. Er mag ook geen simlock op zitten.',
  },
}

export const englishOnly: typeof englishNotice = {
  de: 'Hier kann ich nur auf Niederländisch antworten. Wechseln Sie unten die Sprache der Seite, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Stel je vraag met andere woorden, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Ici, je ne peux répondre qu’en néerlandais. Changez la langue de la page, tout en bas, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Aquí solo puedo responder en neerlandés. Cambia el idioma de la página, al final, o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Qui posso rispondere solo in olandese. Cambia la lingua della pagina, in fondo, oppure scrivici: una persona ti risponderà entro 24 ore.',
  pt: 'Aqui só consigo responder em neerlandês. Faça a sua pergunta em neerlandês ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'Hier kan ik alleen in het Nederlands antwoorden. Stel je vraag in het Nederlands, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
}
