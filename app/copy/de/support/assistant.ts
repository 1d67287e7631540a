// The words of the chat on the support page, and of the call behind it (after-purchase rules §2 "/support", §8 "Chat failure").
import { plural } from '#app/language/formats.ts'
import type {
  answersCopy as englishAnswers,
  assistantCopy as english,
  englishOnly as englishNotice,
} from '../../support/assistant.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'
import { charactersText, daysDative, daysText, minutesText } from '../counts.ts'

export const assistantCopy: typeof english = {
  card: {
    heading: 'Chat rund um die Uhr',
    text: 'Fragen Sie jederzeit nach Installation, Datenvolumen, Preisen und Zahlung, die Antwort kommt sofort. Oder schreiben Sie unserem Team: Ein Mensch antwortet innerhalb von 24 Stunden.',
    start: 'Chat starten',
    close: 'Chat schließen',
  },
  title: (product) => `Assistent von ${product}`,
  voices: {
    model: {
      tag: { text: 'KI', meaning: 'künstliche Intelligenz' },
      disclosure: 'Sie chatten mit einer KI, und sie kann sich irren. Sie können jederzeit einem Menschen schreiben.',
      transcript: (product, when) => `Gespräch mit dem Assistenten von ${product} (KI), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'Ich bin keine KI. Ich suche Ihre Frage auf den Seiten dieses Shops und zitiere sie. Sie können jederzeit einem Menschen schreiben.',
      transcript: (product, when) => `Gespräch mit dem Assistenten von ${product}, ${when}`,
    },
  },
  greeting: 'Guten Tag! Was möchten Sie über eSIMs, Preise oder Bestellungen wissen?',
  pageLanguages:
    'Unsere Seiten gibt es auf Deutsch, Englisch, Französisch, Spanisch, Italienisch und Niederländisch. Wählen Sie die Sprache ganz unten auf einer Seite und fragen Sie mich dort.',
  care: 'Bitte keine Passwörter, Kartennummern oder Codes.',
  suggestions: {
    label: 'Häufige Fragen',
    items: [
      'Wie installiere ich meine eSIM?',
      'Welches Paket passt für Japan?',
      'Ich habe im Ausland kein Internet',
      'Bekomme ich mein Geld zurück?',
    ],
  },
  log: 'Gespräch',
  you: 'Sie',
  field: 'Ihre Frage',
  hint: 'Enter zum Senden, Umschalt+Enter für eine neue Zeile.',
  send: 'Senden',
  stop: 'Stopp',
  stopped: 'Gestoppt. Ihre Frage steht wieder im Feld.',
  thinking: 'Einen Moment …',
  newMessage: 'Neue Nachricht',
  retry: 'Erneut versuchen',
  person: 'Unserem Team schreiben',
  save: 'Gespräch [sichern]',
  clear: 'Neu beginnen',
  left: (characters) => `Noch ${charactersText(characters)}`,
  over: (characters) => `${charactersText(characters)} zu viel`,

  failed: {
    toast: 'Vom KI-Assistenten kam keine Antwort.',
    text: 'Entschuldigung, da ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder schreiben Sie dem Support.',
  },
  silent: 'Entschuldigung, im Moment konnte ich keine Antwort geben.',

  unknown:
    'Das weiß ich nicht. Ich kenne nur, was auf unseren Hilfeseiten, in den AGB und im Katalog steht. Wählen Sie „Unserem Team schreiben“, und ein Mensch antwortet innerhalb von 24 Stunden.',
  problems: {
    question_blank: 'Bitte schreiben Sie eine Frage.',
    question_long: (most) => `Bitte kürzen Sie Ihre Frage auf ${most} Zeichen.`,
    too_often: (minutes) =>
      `Das waren viele Fragen in einer Stunde. Bitte machen Sie in ${minutesText(minutes)} weiter, oder schreiben Sie uns unten: Ein Mensch antwortet innerhalb von 24 Stunden.`,
  },

  draft: {
    subject: 'Mein Gespräch mit dem Assistenten',
    lead: 'Ich habe den Assistenten gefragt und hätte gern eine Antwort von einem Menschen.',
    added: 'Ihr Gespräch steht jetzt unten in der Nachricht. Bitte ergänzen Sie Namen und E-Mail-Adresse.',
  },
  transcriptFile: 'gespraech.txt',
}

export const answersCopy: typeof englishAnswers = {
  bundles: {
    title: (places) => `Pakete: ${places}`,
    covered: (places, tax) => `Diese Pakete gelten hier: ${places}. ${priceTaxCopy.include(tax)}:`,
    zone: (zone, countries, tax) =>
      `Unsere eSIM für die Zone ${zone} gilt in ${plural(countries, { one: 'Land', other: 'Ländern' })}. ${priceTaxCopy.include(tax)}:`,
    line: (zone, data, days, price) => `• ${zone}, ${data} für ${daysText(days)}: ${price}`,
    forDays: (days) => `Diese reichen für Ihre Reise von ${daysDative(days)}.`,
    tooLong: (days, areToppable) =>
      `Kein einzelnes Paket gilt ${daysText(days)}. Das haben wir. ${areToppable ? 'Aufladen können Sie unterwegs.' : 'Nicht alle lassen sich aufladen; vielleicht brauchen Sie ein weiteres.'}`,
    apart: (places) =>
      `Diese Ziele deckt kein Paket gemeinsam ab: ${places}. Für jedes gibt es ein eigenes Paket; Sie geben je eine Bestellung auf und erhalten je eine eSIM.`,
    none: (places) => `Dafür haben wir zurzeit kein Paket: ${places}.`,
    and: ' und ',
  },
  device: {
    title: (model) => `Unterstützt dieses Modell eSIM: ${model}?`,
    yes: (model) => `Ja, dieses Modell ist eSIM-fähig: ${model}.`,
    regional: (model) => `Ja, dieses Modell ist mit Ausnahmen eSIM-fähig: ${model}.`,
    no: (model) => `Nein, dieses Modell ist nicht eSIM-fähig: ${model}.`,
    check:
      'Um sicherzugehen, wählen Sie *#06#. Erscheint eine EID, ist das Telefon eSIM-fähig. Außerdem darf es nicht für einen Anbieter gesperrt sein.',
  },
}

export const englishOnly: typeof englishNotice = {
  de: 'Bitte stellen Sie Ihre Frage mit anderen Worten, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Hier kan ik alleen in het Duits antwoorden. Kies onderaan een andere taal voor deze pagina, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Ici, je ne peux répondre qu’en allemand. Changez la langue de la page, tout en bas, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Aquí solo puedo responder en alemán. Cambia el idioma de la página, al final, o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Qui posso rispondere solo in tedesco. Cambia la lingua della pagina, in fondo, oppure scrivici: una persona ti risponderà entro 24 ore.',
  pt: 'Aqui só consigo responder em alemão. Faça a sua pergunta em alemão ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'Hier kann ich nur auf Deutsch antworten. Bitte stellen Sie Ihre Frage auf Deutsch, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
}
