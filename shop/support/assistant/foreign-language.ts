// Detects a question that isn't in English, by the small words every sentence needs.
import { foldName } from '#values/country/country-spelling.ts'
import { countryInEnglish, LANGUAGES, shopWordsOf, wordsMeant, type WordPair } from './shop-words.ts'
import { listWords } from './word-root.ts'

export type ForeignLanguage = 'de' | 'nl' | 'fr' | 'es' | 'it' | 'pt' | 'other'

const listOf = (words: string) => new Set(words.split(' '))

const ENGLISH = listOf(
  'a about after all am an and any are at be before buy can cost could did do does for from have help how i if in into is it ' +
    'its long many me more much my need new no not of on or our out please price should that the there they this to use was we ' +
    'what when where which who why will with without work would you your data bundle phone hello hi hey thanks thank refund',
)

// Without accents and apostrophes, like the question. A word of two languages counts for both.
const SMALL: Readonly<Record<Exclude<ForeignLanguage, 'other'>, ReadonlySet<string>>> = {
  de: listOf(
    'ich ist wie der die das und fur ein eine einen einem einer mein meine meinen meinem nicht kann kannst wo wann warum wieviel ' +
      'viel gibt es mit auf von nach kostet kosten funktioniert brauche habe haben sie ihr wenn bei oder welche welches welcher ' +
      'bitte danke kein keine guten hallo konnen gilt lange mochte geld zuruck rechnung hilfe zahlen bezahlen was sprechen sprichst deutsch',
  ),
  nl: listOf(
    'ik het een hoe wat waar wanneer waarom welke kan niet mijn mij voor van naar met zonder werkt heb hebben heeft jullie uw kost ' +
      'kosten veel geen dank bedankt alstublieft hallo geld terug factuur betalen zijn krijg wil werken mag spreken spreekt spreek nederlands',
  ),
  fr: listOf(
    'je est comment que quoi le les un une des et pour mon ma mes pas peux puis ou quand pourquoi combien avec dans sur du vous ' +
      'votre quel quelle quels quelles bonjour merci coute fonctionne jai ne ai cest quest ce que nous il faut la argent facture parlez francais',
  ),
  es: listOf(
    'como cuanto cuesta cuestan donde cuando por que el una para mi mis no puedo con funciona tengo tiene hay es esta hola ' +
      'gracias cual quiero necesito datos dinero factura la un de en mas se hablan habla espanol',
  ),
  it: listOf(
    'come quanto costa costano dove quando perche che il lo gli una per mio mia miei non posso con funziona ho hai ce sono ciao ' +
      'grazie quale voglio dati soldi fattura la un di in e mi si parli parlate italiano',
  ),
  pt: listOf(
    'como quanto custa custam onde quando porque que o os as uma para meu minha meus nao posso com funciona tenho tem ha esta ola ' +
      'obrigado obrigada qual quero preciso dados dinheiro fatura em um de do da e',
  ),
}

const FOREIGN: Readonly<Record<Exclude<ForeignLanguage, 'other'>, ReadonlySet<string>>> = {
  ...SMALL,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [language, new Set([...SMALL[language], ...shopWordsOf(language)])]),
  ),
}

/** Place names that contain a small word. */
const NAMES = /\b(?:costa (?:rica|brava|blanca|del sol)|des moines|sint maarten|den haag)\b/g
/** The share of small words a sentence needs before they identify its language. */
const ENOUGH = 0.25

/** The language of a question; 'other' if it is foreign but not recognized, null for English and for bare names. */
export function detectForeignLanguage(question: string): ForeignLanguage | null {
  if (isForeignScript(question)) return 'other'
  const words = foldName(question)
    .replace(NAMES, ' ')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const english = count(words, ENGLISH)
  const counted = Object.entries(FOREIGN).map(([language, list]) => ({ language, hits: count(words, list) }))
  const most = Math.max(...counted.map(({ hits }) => hits))
  // Languages share small words such as 'is' and 'in': in a tie, the foreign language wins if it has more than one.
  if (most < english || (most === english && most < 2) || most / words.length < ENOUGH) return null
  const best = counted.filter(({ hits }) => hits === most).map(({ language }) => language)
  const [only] = best
  // A single small word also occurs in names: 'La Palma'.
  if (words.length <= 2 && most === 1 && !words.some((word) => word.length > 2 && hasWord(word))) return null
  if (best.length > 1) return most > 1 || words.length === 1 ? 'other' : null
  return most === 1 && words.length > 2 ? null : isForeign(only) ? only : null
}

/** The search text for a question: words of a foreign language are translated, English ones stay. */
export function toSearchText(question: string, foreign: ForeignLanguage | null): string {
  const meant = meantIn(question, foreign)
  return meant ? meant.map(({ english }) => english).join(' ') : (countryInEnglish(question) ?? question)
}

/**
 * The words of a question in its own language whose English is among these, so that pages in that language are searched
 * for what is left of it. The question as it is in a language without words of its own.
 */
export function ownWordsOf(question: string, language: string, english: readonly string[]): string {
  const left = new Set(english)
  const meant = meantIn(question, language)
  const kept = meant?.filter(({ english: said }) => listWords(said).some((word) => left.has(word)))
  return kept ? kept.map(({ word }) => word).join(' ') : question
}

function meantIn(question: string, spoken: string | null): WordPair[] | null {
  const language = LANGUAGES.find((each) => each === spoken)
  return language ? wordsMeant(question, language, SMALL[language]) : null
}

const hasWord = (word: string): boolean => Object.values(FOREIGN).some((list) => list.has(word))

const isForeign = (name: string | undefined): name is ForeignLanguage =>
  name !== undefined && Object.hasOwn(FOREIGN, name)

const count = (words: readonly string[], list: ReadonlySet<string>): number =>
  words.filter((word) => list.has(word)).length

function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return foreign.length > letters.length / 2
}
