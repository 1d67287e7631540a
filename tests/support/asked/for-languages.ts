// Whoever asks for another language is told where pages have it, and nothing is quoted.
import type { Asked } from './asked.ts'

const FOOTER = 'Choose the language at the bottom of any page'
const asks = (question: string, ...more: string[]): Asked => [question, [FOOTER, ...more], ['I don’t know', '€']]

export const FOR_LANGUAGES: readonly Asked[] = [
  asks('Do you speak German?'),
  asks('do you speak german'),
  asks('How do I change the language of this page?'),
  asks('Is this page available in French?'),
  asks('Is there a Spanish version?'),
  asks('Which languages do you speak?'),
  asks('Sprichst du Deutsch?', 'Hier kann ich nur auf Englisch antworten.'),
  asks('Können Sie auch Deutsch?'),
  asks('Wie ändere ich die Sprache der Seite?'),
  asks('Kann ich die Sprache wechseln?'),
  asks('Auf Deutsch bitte'),
  asks('Parlez-vous français ?', 'Ici, je ne peux répondre qu’en anglais.'),
  asks('Comment changer la langue ?'),
  asks('¿Hablas español?', 'Aquí solo puedo responder en inglés.'),
  asks('¿Cómo cambio el idioma?'),
  asks('Parli italiano?', 'Qui posso rispondere solo in inglese.'),
  asks('Come cambio lingua?'),
  asks('Spreek je Nederlands?', 'Hier kan ik alleen in het Engels antwoorden.'),
  asks('Kan ik de taal wijzigen?'),
]

/** Languages of countries and of phones are another matter. */
export const NOT_FOR_LANGUAGES = [
  'Do they speak Spanish in Peru?',
  'What language do they speak in Brazil?',
  'How do I change the language of my phone?',
  'Does it work in the French Alps?',
  'Which bundle for the Dutch coast?',
  'What languages are spoken in Spain?',
]
