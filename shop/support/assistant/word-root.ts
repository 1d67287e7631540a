// The stem of an English word, so that 'installing' finds 'installation'. Rough, but consistent.
import { foldName } from '#values/country/country-spelling.ts'

const SMALL_WORDS = new Set(
  (
    'a about after again all also already am an and any anything are arrived as ask asking at be because been before bought but by can cant could dear did do does doesnt ' +
    'doing dont else ever everything for from get gets getting give go goes got had has have having he help hello her hey hi him his how i id if im ' +
    'in include included into is isnt it its ive just know landed let like lot make many may me might mine more most mr mrs ms much must my need now of off on ' +
    'once one or our out please possible really say says shall she should since so some someone something still such tell than thank ' +
    'thanks that thats the their them then there these they thing things this those time to today too try trying up us use used ' +
    'using very want wanted wants was way we well were what whats when where whether which while who why will with without wont would ' +
    'yes yesterday you your yours yourself'
  ).split(' '),
)

/** Words that people use for the same thing; the stem of the first stands for all. */
const SAME: Readonly<Record<string, string>> = {
  mobile: 'phone',
  smartphone: 'phone',
  handset: 'phone',
  device: 'phone',
  cellphone: 'phone',
  wifi: 'internet',
  web: 'internet',
  online: 'internet',
  tether: 'hotspot',
  mail: 'email',
  adres: 'address',
  telephone: 'phone',
  recharge: 'topup',
  refill: 'topup',
  reload: 'topup',
  bill: 'invoice',
  receipt: 'invoice',
  tax: 'vat',
  voucher: 'coupon',
  promo: 'coupon',
  discount: 'coupon',
  plan: 'bundle',
  package: 'bundle',
  packet: 'bundle',
  price: 'cost',
  business: 'company',
}
const ENDINGS = /(?:ations?|at(?:e|ed|es|ing)|ments?|ings?|ibility|ible|ity|ness|ed|es|s|e|y)$/
const SHORTEST_ROOT = 3

// 'cancelled' matches 'cancel', and 'countries' matches 'country'.
function rootOf(word: string): string {
  const single = word.replace(/ies$/, 'y')
  const short = single.length > SHORTEST_ROOT + 1 ? single.replace(ENDINGS, '') : single.replace(/([^s])s$/, '$1')
  return (short.length >= SHORTEST_ROOT ? short : single).replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

const ROOT_OF_SAME: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SAME).map(([word, meant]) => [rootOf(word), rootOf(meant)]),
)

/** The stem of a word; null for a word without meaning. */
function wordRoot(word: string): string | null {
  if (SMALL_WORDS.has(word) || word === '') return null
  const root = rootOf(word)
  return Object.hasOwn(ROOT_OF_SAME, root) ? (ROOT_OF_SAME[root] ?? root) : root
}

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\be[- ]?(mail|sim)/g, 'e$1'],
  [/\bwi[- ]fi\b/g, 'wifi'],
  [/\b(top|topping|topped)[- ]?up/g, 'topup'],
  // Otherwise its stem would be that of 'plan'.
  [/\bplanes?\b/g, 'aircraft'],
  [/\bhot[- ]spot/g, 'hotspot'],
  [/\bpass[- ]word/g, 'password'],
  [/\bsign(ing)?[- ](in|on)\b/g, 'login'],
  [/\blog(ging)?[- ](in|on)\b/g, 'login'],
]

/** The words of a text without accents, with alternative spellings unified. */
export function listWords(text: string): string[] {
  const folded = JOINED.reduce((left, [pattern, word]) => left.replace(pattern, word), foldName(text))
  return folded.split(/[^\p{L}\p{N}*#+]+/u).filter(Boolean)
}

/** The stems of the meaningful words. */
export const listWordRoots = (text: string): string[] =>
  listWords(text)
    .map(wordRoot)
    .filter((root) => root !== null)
