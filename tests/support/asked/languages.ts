// The languages of our mails are understood in the words of the shop; what is quoted is English, and that is said first.
import type { Asked } from './asked.ts'

const says =
  (sentence: string) =>
  (question: string, must: string, ...mustNot: string[]): Asked => [
    question,
    [sentence, must],
    ['I don’t know', ...mustNot],
  ]
const german = says('Hier kann ich nur auf Englisch antworten.')
const dutch = says('Hier kan ik alleen in het Engels antwoorden.')
const french = says('Ici, je ne peux répondre qu’en anglais.')
const spanish = says('Aquí solo puedo responder en inglés.')
/** Nothing is quoted: the sentence alone, and the way to a person. */
const ALONE = '/support#write'
const NOTHING_SOLD = ['€', 'Bundles for'] as const

export const LANGUAGE_ROWS: readonly Asked[] = [
  german('Wie installiere ich meine eSIM?', 'Scan the QR code', '€'),
  german('Was kostet ein Paket für Japan?', 'work in Japan. '),
  german('Was kostet es in den USA?', 'work in United States.'),
  german('Kann ich es in Japan nutzen?', 'work in Japan.'),
  german('Funktioniert es in der Türkei?', 'work in Turkey.'),
  german('Preis Japan', 'work in Japan.'),
  german('Wie bekomme ich mein Geld zurück?', '/withdraw', '€'),
  german('Rückerstattung', '/withdraw', '€'),
  german('Kann ich mit PayPal zahlen?', 'Credit and debit cards work', '€'),
  german('Mein Internet geht nicht', '/faq#no-internet', '€'),
  german('Versenden Sie SIM-Karten nach Hause?', 'ship nothing', 'Yes'),
  german('Wie wird das Wetter in Spanien?', ALONE, ...NOTHING_SOLD),
  german('Guten Tag', 'Hello!', '€', 'Top up'),
  german('Sprechen Sie Deutsch?', ALONE, ...NOTHING_SOLD),
  german('Wo ist der Bahnhof?', ALONE, ...NOTHING_SOLD),
  dutch('Hoe installeer ik mijn eSIM?', 'Scan the QR code', '€'),
  dutch('Werkt het in Japan?', 'work in Japan.'),
  dutch('Wat kost het voor Spanje?', 'work in Spain.'),
  dutch('Ik ga naar Turkije voor 10 dagen', 'last for your 10 days'),
  dutch('Kan ik mijn geld terugkrijgen?', '/withdraw', '€'),
  dutch('terugbetaling', '/withdraw', '€'),
  dutch('Welke betaalmethoden accepteren jullie?', 'Credit and debit cards work', '€'),
  dutch('Ik heb geen internet', '/faq#no-internet', '€'),
  dutch('Sturen jullie simkaarten op?', 'ship nothing', 'Yes'),
  dutch('Wat is het weer in Spanje?', ALONE, ...NOTHING_SOLD),
  french('Comment installer mon eSIM ?', 'Scan the QR code', '€'),
  french('Est-ce que ça marche au Japon ?', 'work in Japan.'),
  french('Combien coûte un forfait pour l’Italie ?', 'work in Italy.'),
  french('J’ai besoin d’internet en Égypte', 'work in Egypt.'),
  french('Puis-je être remboursé ?', '/withdraw', '€'),
  french('remboursement', '/withdraw', '€'),
  french('Quels moyens de paiement acceptez-vous ?', 'Credit and debit cards work', '€'),
  french('Pas d’internet', '/faq#no-internet', '€'),
  french('Livrez-vous des cartes SIM ?', 'ship nothing', 'Yes'),
  french('Quel temps fait-il en Italie ?', ALONE, ...NOTHING_SOLD),
  spanish('¿Cómo instalo mi eSIM?', 'Scan the QR code', '€'),
  spanish('¿Funciona en Japón?', 'work in Japan.'),
  spanish('¿Cuánto cuesta para México?', 'work in Mexico.'),
  spanish('¿Hay cobertura en Egipto?', 'work in Egypt.'),
  spanish('Necesito datos en Brasil por 5 días', 'last for your 5 days'),
  spanish('¿Puedo obtener un reembolso?', '/withdraw', '€'),
  spanish('¿Qué métodos de pago aceptan?', 'Credit and debit cards work', '€'),
  spanish('No tengo internet', '/faq#no-internet', '€'),
  spanish('¿Envían tarjetas SIM a casa?', 'ship nothing', 'Yes'),
  spanish('¿Qué tiempo hace en España?', ALONE, ...NOTHING_SOLD),
  ['Come si installa la mia eSIM?', ['solo in inglese'], ['€']],
  ['Não tenho internet', ['responder em inglês'], ['€']],
  ['как установить eSIM?', ['only answer in English'], ['€']],
  ['Les États-Unis', ['work in United States.'], ['I don’t know']],
  ['Mexique', ['work in Mexico.'], ['I don’t know']],
  ['Deutschland', ['work in Germany.'], ['I don’t know']],
]
