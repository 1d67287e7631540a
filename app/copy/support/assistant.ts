// The words of the chat on the support page, and of the call behind it (after-purchase rules §2 "/support", §8 "Chat failure").
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { counted } from '#values/counted.ts'
import type { ForeignLanguage } from '#shop/support/assistant/foreign-language.ts'

export const assistantCopy = translated({
  card: {
    heading: '24/7 chat',
    text: 'Ask anytime about installing, data, prices and payment, and get an answer right away. Or write to a person, who replies within 24 hours.',
    start: 'Start Chat',
    close: 'Close Chat',
  },
  title: (product: string) => `${product} Assistant`,
  /** Who is speaking: a chat model must say that it is one, and quoted pages must not pretend to be one. */
  voices: {
    model: {
      tag: { text: 'AI', meaning: 'artificial intelligence' },
      disclosure: 'I’m an AI assistant and I can be wrong. You can write to a person anytime.',
      transcript: (product: string, when: string) => `Conversation with the ${product} Assistant (AI), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'I’m not an AI. I look up your question in this shop’s own pages and quote them. You can write to a person anytime.',
      transcript: (product: string, when: string) => `Conversation with the ${product} Assistant, ${when}`,
    },
  },
  greeting: 'Hello! What would you like to know about eSIMs, prices or ordering?',
  /** To somebody who asks for another language. */
  pageLanguages:
    'Our pages are in English, German, French, Spanish, Italian and Dutch. Choose the language at the bottom of any page, and ask me there.',
  care: 'No passwords, card numbers or codes, please.',
  suggestions: {
    label: 'Popular questions',
    items: [
      'How do I install my eSIM?',
      'Which bundle fits Japan?',
      'I have no internet abroad',
      'Can I get a refund?',
    ],
  },
  log: 'Conversation',
  you: 'You',
  field: 'Your question',
  hint: 'Press Enter to send, Shift+Enter for a new line.',
  send: 'Send',
  stop: 'Stop',
  stopped: 'Stopped. Your question is back in the box.',
  thinking: 'Thinking...',
  newMessage: 'New message',
  retry: 'Try again',
  person: 'Write to a person',
  /** The part in brackets is only read out: there is little room. */
  save: 'Save [transcript]',
  clear: 'Start over',
  left: (characters: number) => plural(characters, { one: 'character left', other: 'characters left' }),
  over: (characters: number) =>
    plural(characters, { one: 'character over the limit', other: 'characters over the limit' }),

  /** Specified: the toast and the assistant's line. */
  failed: {
    toast: 'Failed to get a response from the AI assistant.',
    text: 'I apologize, but I encountered an error. Please try again or contact support directly.',
  },
  silent: "I apologize, but I couldn't generate a response at the moment.",

  unknown:
    'I don’t know that. I know what our help pages, terms and catalog say, and I answer in English. Choose "Write to a person" and someone will reply within 24 hours.',
  problems: {
    question_blank: 'Please write a question.',
    question_long: (most: string) => `Please shorten your question to ${most} characters.`,
    too_often: (minutes: number) =>
      `That’s a lot of questions for one hour. Please continue in ${plural(minutes, { one: 'minute', other: 'minutes' })}, or write to us below and a person will reply within 24 hours.`,
  },

  draft: {
    subject: 'My conversation with the assistant',
    lead: 'I asked the assistant and would like an answer from a person.',
    added: 'We added your conversation to the message below. Please add your name and email address.',
  },
  transcriptFile: 'conversation.txt',
})

export type Voice = keyof typeof assistantCopy.voices

/** How the answers about places and phones are worded. */
export const answersCopy = translated({
  bundles: {
    title: (places: string) => `Bundles for ${places}`,
    covered: (places: string, tax: number) => `These bundles work in ${places}. ${priceTaxCopy.include(tax)}:`,
    zone: (zone: string, countries: number, tax: number) =>
      `Our ${zone} eSIM works in ${counted(countries, 'country', 'countries')}. ${priceTaxCopy.include(tax)}:`,
    line: (zone: string, data: string, days: number, price: string) =>
      `• ${zone}, ${data} for ${counted(days, 'day')}: ${price}`,
    forDays: (days: number) => `These last for your ${plural(days, { one: 'day', other: 'days' })}.`,
    tooLong: (days: number, areToppable: boolean) =>
      `No single bundle lasts ${counted(days, 'day')}. Here’s what we have. ${areToppable ? 'You can top up while you travel.' : 'Not all of them can be topped up, so you may need another one.'}`,
    apart: (places: string) =>
      `No single bundle covers ${places} together. Each has its own bundle, so you’d place one order and get one eSIM for each.`,
    none: (places: string) => `We don’t have a bundle for ${places} right now.`,
    and: ' and ',
  },
  device: {
    title: (model: string) => `Does the ${model} support eSIM?`,
    yes: (model: string) => `Yes, the ${model} supports eSIM.`,
    regional: (model: string) => `Yes, the ${model} supports eSIM, with exceptions.`,
    no: (model: string) => `No, the ${model} does not support eSIM.`,
    check:
      'To be sure, dial *#06#. If you see an EID, the phone supports eSIM. It also must not be locked to a carrier.',
  },
})

// The notice that the assistant answers in the page's language, for questions in another.
export const englishOnly: Record<ForeignLanguage, string> = translated({
  de: 'Hier kann ich nur auf Englisch antworten. Wechseln Sie unten die Sprache der Seite, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Hier kan ik alleen in het Engels antwoorden. Kies onderaan een andere taal voor deze pagina, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Ici, je ne peux répondre qu’en anglais. Changez la langue de la page, tout en bas, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Aquí solo puedo responder en inglés. Cambia el idioma de la página, al final, o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Qui posso rispondere solo in inglese. Cambia la lingua della pagina, in fondo, oppure scrivici: una persona ti risponderà entro 24 ore.',
  pt: 'Aqui só consigo responder em inglês. Faça a sua pergunta em inglês ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'I can only answer in English here. Please ask in English, or write to us and a person will reply within 24 hours.',
})
