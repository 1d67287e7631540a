// Recognizes the question whether we speak a language, and how the language of a page is changed, in each of ours.
import { foldName } from '#values/country/country-spelling.ts'

const NAME =
  '(?:english|german|french|spanish|italian|dutch|' +
  'englisch|deutsch|franzosisch|spanisch|italienisch|niederlandisch|hollandisch|' +
  'anglais|allemand|francais|espagnol|italien|neerlandais|' +
  'ingles|aleman|frances|espanol|italiano|neerlandes|holandes|' +
  'inglese|tedesco|francese|spagnolo|olandese|' +
  'engels|duits|frans|spaans|italiaans|nederlands)'

// Each on the question without accents, apostrophes, and other signs.
const WORDINGS = [
  // Whether we speak it.
  `^(?:hi |hello |hallo |hola |ciao |bonjour )?(?:${[
    '(?:do|can|could) (?:you|u) (?:also )?(?:speak|talk|answer|reply|write)(?: to me)?(?: in)?',
    '(?:konnen|kannst|konnt) (?:sie|du|ihr) (?:auch )?(?:auf )?',
    '(?:sprechen|sprichst|sprecht|redest) (?:sie|du|ihr)(?: auch)?',
    '(?:est ce que )?(?:vous parlez|tu parles|parlez vous|parles tu)(?: aussi)?',
    '(?:hablas|habla|hablan)(?: usted| ustedes)?(?: tambien)?(?: en)?',
    '(?:parli|parla|parlate)(?: anche)?(?: in)?',
    '(?:spreek|spreekt|spreken|praat|praten) (?:je|jij|u|jullie)(?: ook)?',
  ].join('|')}) ?${NAME}\\b`,
  // A page in it.
  `\\b(?:page|site|website|version|seite|webseite|pagina|sitio|sito)s?\\b.*\\b(?:in|auf|en|het) ${NAME}\\b`,
  `\\b${NAME}e?s? (?:page|site|website|version|seite|webseite|pagina|versie)\\b`,
  `^(?:in|auf|en|in het) ${NAME}(?: bitte| please| svp| por favor| per favore| graag| alsjeblieft)?$`,
  // Another one.
  '\\b(?:change|switch|set) (?:the |my |to another )?(?:page |site |website )?language\\b',
  '\\b(?:sprache|sprachen)\\b.*\\b(?:andern|wechseln|umstellen|einstellen)\\b',
  '\\b(?:wechsel|andere?|wechsle) ich die sprache\\b',
  '\\bchang(?:er|ez|e) (?:la |de )langue\\b',
  '\\bcambi(?:ar|o|a) (?:de |el )?(?:idioma|lengua)\\b',
  '\\bcambi(?:are|o|a) (?:la )?lingua\\b',
  '\\btaal\\b.*\\b(?:wijzigen|veranderen|wisselen|aanpassen|kiezen)\\b',
  '\\b(?:wijzig|verander|wissel) ik (?:de |van )taal\\b',
  // Which ones there are.
  '\\blanguages? (?:do|can) you (?:speak|support|offer|have)\\b',
  '\\bsprachen? (?:sprechen|sprecht|sprichst|gibt|unterstutzt)\\b',
  '\\blangues? (?:parlez|parles)\\b',
  '\\bidiomas? (?:hablas?|hablan|hay)\\b',
  '\\blingue (?:parli|parlate|ci sono)\\b',
  '\\btalen (?:spreek|spreekt|spreken|zijn)\\b',
].map((wording) => new RegExp(wording))

/** That of a phone is another matter. */
const PHONE = /phone|iphone|android|samsung|handy|telefon|movil|cellulare|smartphone|telefoon/

export function asksForLanguage(question: string): boolean {
  const words = foldName(question)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return !PHONE.test(words) && WORDINGS.some((wording) => wording.test(words))
}
