// The notice that the assistant answers in English, for questions in another language.
import type { ForeignLanguage } from '#shop/support/assistant/foreign-language.ts'

export const englishOnly: Record<ForeignLanguage, string> = {
  de: 'Ich kann nur auf Englisch antworten. Bitte stellen Sie Ihre Frage auf Englisch, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Ik kan alleen in het Engels antwoorden. Stel uw vraag in het Engels, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Je ne peux répondre qu’en anglais. Posez votre question en anglais, ou écrivez-nous\u202F: une personne vous répondra sous 24 heures.',
  es: 'Solo puedo responder en inglés. Haga su pregunta en inglés o escríbanos: una persona le responderá en un plazo de 24 horas.',
  it: 'Posso rispondere solo in inglese. Faccia la sua domanda in inglese oppure ci scriva: una persona le risponderà entro 24 ore.',
  pt: 'Só consigo responder em inglês. Faça a sua pergunta em inglês ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other: 'I can only answer in English. Please ask in English, or write to us and a person will reply within 24 hours.',
}
