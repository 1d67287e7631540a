// The words of the chat on the support page, and of the call behind it, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/assistant.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'giorno', other: 'giorni' })

export const assistantCopy: typeof english.assistantCopy = {
  card: {
    heading: 'Chat 24/7',
    text: 'Chiedi quando vuoi di installazione, dati, prezzi e pagamento, e hai subito una risposta. Oppure scrivi a una persona, che risponde entro 24 ore.',
    start: 'Apri la chat',
    close: 'Chiudi la chat',
  },
  title: (product) => `Assistente ${product}`,
  voices: {
    model: {
      tag: { text: 'IA', meaning: 'intelligenza artificiale' },
      disclosure: 'Stai chattando con un’IA, che può sbagliare. Puoi scrivere a una persona quando vuoi.',
      transcript: (product, when) => `Conversazione con l’assistente ${product} (IA), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'Non sono un’IA. Cerco la tua domanda nelle pagine di questo negozio e le cito. Puoi scrivere a una persona quando vuoi.',
      transcript: (product, when) => `Conversazione con l’assistente ${product}, ${when}`,
    },
  },
  greeting: 'Ciao! Che cosa vuoi sapere su eSIM, prezzi o ordini?',
  pageLanguages:
    'Le nostre pagine sono in italiano, inglese, tedesco, francese, spagnolo e olandese. Scegli la lingua in fondo a una pagina e chiedimi da lì.',
  care: 'Niente password, numeri di carta o codici, per favore.',
  suggestions: {
    label: 'Domande frequenti',
    items: [
      'Come installo la mia eSIM?',
      'Quale pacchetto per il Giappone?',
      'All’estero internet non va',
      'Posso avere un rimborso?',
    ],
  },
  log: 'Conversazione',
  you: 'Tu',
  field: 'La tua domanda',
  hint: 'Premi Invio per inviare, Maiusc+Invio per andare a capo.',
  send: 'Invia',
  stop: 'Ferma',
  stopped: 'Fermato. La tua domanda è di nuovo nel campo.',
  thinking: 'Sto pensando…',
  newMessage: 'Nuovo messaggio',
  retry: 'Riprova',
  person: 'Scrivi a una persona',
  save: 'Salva [la conversazione]',
  clear: 'Ricomincia',
  left: (characters) => plural(characters, { one: 'carattere rimasto', other: 'caratteri rimasti' }),
  over: (characters) => plural(characters, { one: 'carattere di troppo', other: 'caratteri di troppo' }),

  failed: {
    toast: 'L’assistente non ha risposto.',
    text: 'Mi dispiace, si è verificato un errore. Riprova o contatta direttamente l’assistenza.',
  },
  silent: 'Mi dispiace, al momento non riesco a dare una risposta.',

  unknown:
    'Questo non lo so. Conosco le nostre pagine di aiuto, le condizioni e il catalogo. Scegli «Scrivi a una persona» e riceverai una risposta entro 24 ore.',
  problems: {
    question_blank: 'Scrivi una domanda.',
    question_long: (most) => `Accorcia la domanda a ${most} caratteri.`,
    too_often: (minutes) =>
      `Sono tante domande per un’ora. Continua tra ${plural(minutes, { one: 'minuto', other: 'minuti' })}, oppure scrivici qui sotto: una persona ti risponde entro 24 ore.`,
  },

  draft: {
    subject: 'La mia conversazione con l’assistente',
    lead: 'Ho chiesto all’assistente e vorrei la risposta di una persona.',
    added: 'Abbiamo aggiunto la conversazione al messaggio qui sotto. Inserisci il tuo nome e il tuo indirizzo email.',
  },
  transcriptFile: 'conversazione.txt',
}

export const answersCopy: typeof english.answersCopy = {
  bundles: {
    title: (places) => `Pacchetti: ${places}`,
    covered: (places, tax) => `Questi pacchetti funzionano qui: ${places}. ${priceTaxCopy.include(tax)}:`,
    zone: (zone, countries, tax) =>
      `La nostra eSIM ${zone} funziona in ${plural(countries, { one: 'paese', other: 'paesi' })}. ${priceTaxCopy.include(tax)}:`,
    line: (zone, data, days, price) => `• ${zone}, ${data} per ${daysText(days)}: ${price}`,
    forDays: (days) => (days === 1 ? 'Bastano per un giorno.' : `Bastano per i tuoi ${days} giorni.`),
    tooLong: (days, areToppable) =>
      areToppable
        ? `Nessun pacchetto dura ${daysText(days)}. Ecco che cosa abbiamo. Puoi ricaricare mentre viaggi.`
        : `Nessun pacchetto dura ${daysText(days)}. Ecco che cosa abbiamo. Non tutti si possono ricaricare, quindi potrebbe servirtene un altro.`,
    apart: (places) =>
      `Nessun pacchetto copre tutte insieme queste destinazioni: ${places}. Ognuna ha il suo pacchetto: fai un ordine per ciascuna e ricevi una eSIM per ciascuna.`,
    none: (places) => `Al momento non abbiamo un pacchetto per questa destinazione: ${places}.`,
    and: ' e ',
  },
  device: {
    title: (model) => `${model}: supporta la eSIM?`,
    yes: (model) => `Sì, ${model} supporta la eSIM.`,
    regional: (model) => `Sì, ${model} supporta la eSIM, con eccezioni.`,
    no: (model) => `No, ${model} non supporta la eSIM.`,
    check:
      'Per averne la certezza, componi *#06#: se compare un EID, il telefono supporta la eSIM. Inoltre non deve essere bloccato su un operatore.',
  },
}

export const englishOnly: typeof english.englishOnly = {
  de: 'Hier kann ich nur auf Italienisch antworten. Wechseln Sie unten die Sprache der Seite, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Hier kan ik alleen in het Italiaans antwoorden. Kies onderaan een andere taal voor deze pagina, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Ici, je ne peux répondre qu’en italien. Changez la langue de la page, tout en bas, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Aquí solo puedo responder en italiano. Cambia el idioma de la página, al final, o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Prova a scrivere la domanda con altre parole, oppure scrivici: una persona ti risponde entro 24 ore.',
  pt: 'Aqui só consigo responder em italiano. Faça a sua pergunta em italiano ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'Qui posso rispondere solo in italiano. Fai la domanda in italiano, oppure scrivici: una persona ti risponde entro 24 ore.',
}
