// Names that a brand must not carry: travelers, mailboxes, and invoices would take it for somebody else.
import type { Brand, Tenant } from '#values/brand-facts.ts'
import { DEFAULT_BRAND } from './brand.ts'

/** Whom travelers trust with their money, by names that no other word contains: found anywhere in a name. */
const TRUSTED = [
  'abnamro',
  'airalo',
  'amazonpay',
  'bankofamerica',
  'americanexpress',
  'applepay',
  'bancontact',
  'barclay',
  'binance',
  'bnpparibas',
  'cashapp',
  'citibank',
  'coinbase',
  'commerzbank',
  'creditsuisse',
  'deutschebank',
  'facebook',
  'giropay',
  'googlepay',
  'holafly',
  'hsbc',
  'instagram',
  'mastercard',
  'microsoft',
  'neteller',
  'paypal',
  'paysafecard',
  'postbank',
  'przelewy24',
  'rabobank',
  'revolut',
  'samsungpay',
  'shopify',
  'skrill',
  'sparkasse',
  'trustly',
  'trustpilot',
  'venmo',
  'vodafone',
  'volksbank',
  'wechat',
  'westernunion',
  'whatsapp',
  'worldpay',
]
/** Others whose names are a part of ordinary words: only as a word of their own, or beside an official one. */
const TRUSTED_WORDS = [
  'adyen',
  'airbnb',
  'alipay',
  'amex',
  'apple',
  'blik',
  'dhl',
  'ebay',
  'europol',
  'expedia',
  'fedex',
  'google',
  'hmrc',
  'icloud',
  'interpol',
  'klarna',
  'lloyds',
  'maestro',
  'mollie',
  'monzo',
  'netflix',
  'stripe',
  'twint',
  'ubs',
  'visa',
  'wero',
  'zelle',
]
/** Ordinary words, and trusted names if nothing but official words stands beside them. */
const TRUSTED_ALONE = [
  'amazon',
  'booking',
  'chase',
  'ideal',
  'ing',
  'irs',
  'n26',
  'santander',
  'sofort',
  'square',
  'swish',
  'ups',
  'wise',
]
/** What reads as the shop itself or an authority, in the languages of the pages. */
const OFFICIAL =
  `abrechnung account accounts admin administration administrator alert alerts assistance assistenza atencion
  auth bank banking betaling betalingen beveiliging billing care center centre client clientes clients compliance contact customer customers
  customs department dept desk dienst direct email embassy erstattung facturacion facturation facture fattura fatturazione factuur finanzamt fraud government group gmbh help helpdesk
  hilfe hotline hulp info international invoice invoices klantenservice konto kontakt kunden kundenbetreuung kundendienst
  belastingdienst kundenservice kundensupport legal login mail noreply notice office official offiziell oficial officiel ondersteuning pago pagos police policia politie polizei polizia
  pagamenti pagamento paiement paiements pay payment payments payout payouts postmaster rechnung rechnungen refund refunds
  root safety sav secure securite security seguridad service services servicio servizio shop sicherheit sicurezza soporte
  store support supporto system tax team trust ufficiale update uw veiligheid verification verify webmaster your zahlung
  zahlungen zoll`.split(/\s+/)
/** What may stand around them and changes nothing. */
const FILLING = ['and', 'by', 'com', 'das', 'de', 'der', 'die', 'do', 'from', 'het', 'of', 'not', 'no', 'the', 'von']

/** Signs that stand for letters. */
const SIGNS: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '!': 'l', '|': 'l', '£': 'l', '¢': 'c', '+': 't' }
/** Letters that look alike: a name is compared as people see it. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  i: 'l',
  ı: 'l',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 'b',
  ƒ: 'f',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'l',
  ɪ: 'l',
  ʏ: 'y',
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ԝ: 'w',
  ԛ: 'q',
  һ: 'h',
  ӏ: 'l',
  α: 'a',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
}
/** Two letters that look like another one; `l` stands for every thin stroke by then. */
const PAIRS: [RegExp, string][] = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
]

const asSeen = (text: string): string =>
  PAIRS.reduce(
    (seen, [pair, letter]) => seen.replace(pair, letter),
    text
      .replace(/[™℠®©]/g, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[@$€!|£¢+]/g, (sign) => SIGNS[sign] ?? sign)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/./gu, (letter) => LOOKALIKES[letter] ?? letter),
  )

const trusted = TRUSTED.map(asSeen)
const trustedWords = new Set(TRUSTED_WORDS.map(asSeen))
const trustedAlone = [...TRUSTED_WORDS, ...TRUSTED_ALONE].map(asSeen)
const beside = [...new Set([...OFFICIAL, ...FILLING].map(asSeen))]

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
)
/** The letters of phonetic transcription. */
const PHONETIC = /[\u0250-\u02af\u1d00-\u1dbf]/u

/** A word in letters of several scripts, or of none that people write: nobody can tell what it says. */
const isDisguised = (word: string): boolean =>
  PHONETIC.test(word) || SCRIPTS.filter((script) => script.test(word)).length > 1

/** Whether a text without spaces consists of official words and what fills between them. */
function isOnlyOfficial(seen: string): boolean {
  const ends = [true, ...Array.from({ length: seen.length }, () => false)]
  for (const [at, isEnd] of ends.entries())
    if (isEnd) for (const word of beside) if (seen.startsWith(word, at)) ends[at + word.length] = true
  return ends.at(-1) ?? false
}

/** Whether all that a name says beside this one is official, as 'The … Team' does. */
const speaksFor = (seen: string, other: string): boolean =>
  other !== '' &&
  Array.from({ length: seen.length }, (_, at) => at).some(
    (at) =>
      seen.startsWith(other, at) && isOnlyOfficial(seen.slice(0, at)) && isOnlyOfficial(seen.slice(at + other.length)),
  )

/** Fewer letters would make words of a language look like a brand. */
const FEWEST_LETTERS = 8

/** Whether one letter more, less, or other, or two in the other order, make them the same. */
function isOneLetterOff(seen: string, other: string): boolean {
  if (other.length < FEWEST_LETTERS || Math.abs(seen.length - other.length) > 1) return false
  let start = 0
  while (start < seen.length && seen[start] === other[start]) start += 1
  const [rest, otherRest] = [seen.slice(start), other.slice(start)]
  const turned = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`
  return (
    turned === otherRest ||
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  )
}

/** Whether some words in a row are this name, as in 'My … Travel'. */
const areWithin = (words: string[], other: string): boolean =>
  words.some((_, from) => words.some((_word, to) => words.slice(from, to + 1).join('') === other))

/** Whether this name reads as one of these brands', as that of somebody whom people pay with, or as an authority. */
export function isNameTaken(name: string, brandId: Brand['id'], tenants: Pick<Tenant, 'brand'>[]): boolean {
  const others = tenants
    .filter(({ brand }) => brand.id !== brandId)
    .flatMap(({ brand: { id, name: own, fullName } }) =>
      [own, fullName].map((other) => ({ seen: asSeen(other), isHouses: id === DEFAULT_BRAND.id })),
    )
  const seen = asSeen(name)
  const written = name
    .normalize('NFKD')
    .split(/[^\p{L}\p{M}\p{N}@$€!|£¢+]+/u)
    .filter(Boolean)
  const words = written.map(asSeen)
  return (
    written.some(isDisguised) ||
    others.some(({ seen: other }) => speaksFor(seen, other)) ||
    // No word beside it makes the house's name somebody else's.
    others.some(({ seen: other, isHouses }) => isHouses && (areWithin(words, other) || isOneLetterOff(seen, other))) ||
    trusted.some((each) => seen.includes(each)) ||
    words.some((word) => trustedWords.has(word)) ||
    trustedAlone.some((each) => speaksFor(seen, each)) ||
    isOnlyOfficial(seen)
  )
}
