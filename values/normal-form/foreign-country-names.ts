// The names of countries in the languages of the shop, and each in its own: vendors copy them from maps and from their
// customers. A name that means two countries, depending on the language, is none.
import { foldName } from '../country/country-spelling.ts'
import { COUNTRY_CODES, type CountryCode } from '../country/country.ts'
import { FOREIGN_LANGUAGES } from '../language.ts'

/** What is said beside Unicode's names. */
const OTHER_NAMES: Readonly<Record<CountryCode, string>> = {
  AE: 'VAE|EAU|Vereinigte Emirate|Emirats|Emiratos|Emirati Arabi',
  BY: 'Weißrussland|Biélorussie|Bielorrusia|Bielorussia|Wit-Rusland',
  CD: 'Demokratische Republik Kongo|République démocratique du Congo|Repubblica Democratica del Congo|Democratische Republiek Congo|RD Congo',
  CG: 'Republik Kongo|République du Congo|República del Congo|Repubblica del Congo',
  CI: 'Elfenbeinküste|Costa de Marfil|Costa d’Avorio|Ivoorkust',
  CV: 'Kap Verde|Cap-Vert|Capo Verde|Kaapverdië',
  CZ: 'Tschechische Republik|République tchèque|República Checa|Repubblica Ceca|Tsjechische Republiek|Česká republika',
  DE: 'Bundesrepublik Deutschland|BRD',
  FR: 'République française',
  GB: 'Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|Groot-Brittannië|England|Angleterre|Inglaterra|Inghilterra|Engeland',
  IT: 'Repubblica Italiana',
  KR: '한국|Republik Korea|République de Corée|República de Corea|Repubblica di Corea|Corea|Südkorea|Zuid-Korea',
  MD: 'Moldawien|Moldavie|Moldavia|Moldavië',
  MK: 'Mazedonien|Macédoine|Macedonië',
  MM: 'Birma|Birmanie|Birmania',
  NL: 'Hollande|Holanda|Olanda|Holland',
  PT: 'República Portuguesa',
  RU: 'Russische Föderation|Fédération de Russie|Federación de Rusia|Federación Rusa|Federazione Russa|Russische Federatie',
  SZ: 'Swasiland|Suazilandia|Swaziland',
  TH: 'ประเทศไทย',
  TL: 'Osttimor|Timor oriental|Oost-Timor|Timor Est',
  TW: 'République de Chine',
  US: 'Vereinigte Staaten von Amerika|États-Unis d’Amérique|Estados Unidos de América|Stati Uniti d’America|Verenigde Staten van Amerika|EE. UU.|EEUU|Amérique',
  VA: 'Vatikan|Le Vatican|El Vaticano|Vaticano|Vaticaan|Heiliger Stuhl|Saint-Siège|Santa Sede|Heilige Stoel',
}

/** 'and' in the languages of the shop. */
const inOneForm = (name: string): string =>
  // Some scripts have invisible joiners, which are removed from what is told.
  foldName(name.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/ (?:und|et|y|e|en) /g, ' and ')
    .trim()

// Built on first use.
let codes: Map<string, CountryCode | null> | undefined

function codesByName(): Map<string, CountryCode | null> {
  const known = new Map<string, CountryCode | null>()
  const add = (name: string | undefined, code: CountryCode): void => {
    const form = inOneForm(name ?? '')
    if (form === '') return
    const earlier = known.get(form)
    known.set(form, earlier === undefined || earlier === code ? code : null)
  }
  for (const language of FOREIGN_LANGUAGES) for (const code of COUNTRY_CODES) add(namesIn(language).of(code), code)
  for (const code of COUNTRY_CODES) add(namesIn(new Intl.Locale(`und-${code}`).maximize().language).of(code), code)
  for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names.split('|')) add(name, code)
  return known
}

const displayNames = new Map<string, Intl.DisplayNames>()
function namesIn(language: string): Intl.DisplayNames {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  displayNames.set(language, names)
  return names
}

/** The country of a name in another language than English; null if there is none, or more than one. */
export function countryNamedAbroad(told: string): CountryCode | null {
  codes ??= codesByName()
  return codes.get(inOneForm(told)) ?? null
}
