// The English names that others use for countries: the standard's, those of Unicode's data, and what is said instead.
import { foldName } from '../country/country-spelling.ts'
import { COUNTRIES } from '../country/country-table.ts'
import { COUNTRY_CODES, type CountryCode } from '../country/country.ts'

/** What neither Unicode's names nor the rules below give, among them all short names of ISO 3166-1 that are inverted. */
const OTHER_NAMES: Readonly<Record<CountryCode, string>> = {
  AE: 'UAE|Emirates',
  BA: 'Bosnia|Bosnia Herzegovina|BiH',
  BN: 'Brunei Darussalam|Nation of Brunei the Abode of Peace',
  BO: 'Bolivia',
  BQ: 'Bonaire|Bonaire, Sint Eustatius and Saba|Caribbean Netherlands|BES Islands|Dutch Caribbean',
  BY: 'Byelorussia|Belorussia',
  CC: 'Cocos Islands|Keeling Islands',
  CD: 'Democratic Republic Congo|Congo Kinshasa|DR Congo|DRC|Congo DR|Congo DRC|Democratic Republic of the Congo|Democratic Republic of Congo|Congo, the Democratic Republic of the|Congo, Democratic Republic of the|Congo, Dem. Rep.|Zaire',
  CG: 'Congo|Congo Brazzaville|Republic of the Congo|Republic of Congo|Congo, Republic of the|Congo, Rep.',
  CI: "Ivory Coast|Côte d'Ivoire|Cote dIvoire",
  CN: "China|Mainland China|China Mainland|People's Republic of China|PRC|China, People's Republic of",
  CV: 'Cape Verde|Cabo Verde',
  CZ: 'Czechia|Czech Republic',
  DE: 'Federal Republic of Germany|FRG',
  EH: 'Sahrawi Arab Democratic Republic',
  FO: 'Faeroe Islands|Faeroes',
  FK: 'Falkland Islands|Islas Malvinas|Falkland Islands Islas Malvinas|Falklands',
  FM: 'Micronesia',
  GB: 'UK|Great Britain|Britain|United Kingdom of Great Britain and Northern Ireland|England|Scotland|Wales|Northern Ireland',
  GF: 'French Guyana',
  GM: 'Gambia|The Gambia|Gambia, The',
  GS: 'South Georgia|South Georgia and the South Sandwich Islands',
  GR: 'Hellas',
  HK: 'HK SAR|Hong Kong SAR China|Hong Kong SAR|Hong Kong, China|Hong Kong Special Administrative Region of China|China Hong Kong|HKSAR|Hong Kong China',
  HM: 'Heard and McDonald Islands',
  IE: 'Eire|Republic Ireland|Irish Republic|Southern Ireland',
  IR: 'Iran',
  JP: 'Nippon',
  KG: 'Kyrgyz Republic|Kirghizia|Kirgizstan',
  KN: 'St Kitts|Saint Kitts',
  KP: "North Korea|DPRK|Democratic People's Republic of Korea|Korea, Democratic People's Republic of|Korea, the Democratic People's Republic of|Korea North|Korea DPR",
  KR: 'South Korea|Republic of Korea|Korea, Republic of|Korea, the Republic of|Korea South|Korea, Rep.|ROK',
  LA: "Laos|Lao PDR|Lao People's Democratic Republic|Lao",
  LY: 'Libyan Arab Jamahiriya',
  MD: 'Moldova',
  MF: 'Saint Martin|Saint Martin French part|St Martin French',
  MK: 'Macedonia|North Macedonia|FYROM|FYR Macedonia|The former Yugoslav Republic of Macedonia|Macedonia, the former Yugoslav Republic of',
  MM: 'Burma|Myanmar Burma|Union of Myanmar',
  MO: 'Macao|Macau|Macao SAR China|Macau SAR China|Macao SAR|Macau SAR|Macao, China|Macau, China|China Macao',
  NL: 'Holland|The Netherlands|Kingdom of the Netherlands',
  PN: 'Pitcairn',
  PS: 'Palestine|State of Palestine|Palestinian Territory|Palestinian Territories|Palestinian Territory, Occupied|Occupied Palestinian Territory|West Bank and Gaza',
  PT: 'Portuguese Republic',
  RE: 'Reunion',
  RU: 'Russia|Russian Federation',
  SA: 'KSA|Saudi',
  SH: 'Saint Helena|Saint Helena, Ascension and Tristan da Cunha',
  SJ: 'Svalbard',
  SK: 'Slovak Republic',
  ST: 'Sao Tome',
  SX: 'Sint Maarten|Sint Maarten Dutch part|St Maarten|Saint Martin Dutch part',
  SY: 'Syria|Syrian Arab Republic',
  SZ: 'Swaziland|Eswatini',
  TC: 'Turks and Caicos',
  TF: 'French Southern Lands',
  TL: 'East Timor|Timor Leste',
  TR: 'Turkey|Türkiye|Turkiye',
  TT: 'Trinidad',
  TW: 'Taiwan|Chinese Taipei|Taiwan, Province of China|Taiwan China|Taiwan ROC|Republic of China',
  TZ: 'Tanzania',
  US: 'USA|United States of America|America|US of A|The States',
  VA: 'Vatican|Vatican City|Vatican City State|Holy See|Holy See Vatican City State',
  VC: 'St Vincent|Saint Vincent',
  VE: 'Venezuela',
  VG: 'British Virgin Islands|Virgin Islands British|BVI',
  VI: 'US Virgin Islands|Virgin Islands US|Virgin Islands of the United States|USVI|United States Virgin Islands',
  VN: 'Vietnam|Viet Nam',
  XK: 'Kosovo|Republic of Kosovo',
}

/** Not of Korea or China, of which there are two: their full names are listed above. */
const OFFICIAL =
  /^(?:the )?(?:(?:federal|federative|democratic|socialist|peoples|islamic|arab|plurinational|bolivarian|cooperative|united|independent|federated|oriental|hashemite|autonomous|french|swiss|italian|hellenic) )*(?:republic|kingdom|states?|principality|grand duchy|sultanate|commonwealth|federation|union|duchy) of (?:the )?(?!korea$|china$|congo$|america$)/

/** How maps and tables shorten names. */
const SHORTENED: Readonly<Record<string, string>> = {
  st: 'saint',
  rep: 'republic',
  dem: 'democratic',
  fed: 'federation',
  is: 'islands',
  herz: 'herzegovina',
  barb: 'barbuda',
  vin: 'vincent',
  gren: 'grenadines',
}
const SHORTENED_FIRST: Readonly<Record<string, string>> = {
  s: 'south',
  n: 'north',
  w: 'western',
  e: 'east',
  eq: 'equatorial',
  fr: 'french',
  br: 'british',
}

const inOneForm = (name: string): string =>
  foldName(name)
    .replace(/&/g, ' and ')
    .replace(/^[a-z]{1,2}(?= )/, (word) => SHORTENED_FIRST[word] ?? word)
    .replace(/\b[a-z]{2,4}\b/g, (word) => SHORTENED[word] ?? word)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(?:the|of the)$/, '')
    .trim()

// Built on first use.
let codes: Map<string, CountryCode> | undefined

function codesByName(): Map<string, CountryCode> {
  const named: [string, CountryCode][] = []
  for (const locale of ['en-US', 'en-GB'])
    for (const style of ['long', 'short', 'narrow'] as const) {
      const names = new Intl.DisplayNames(locale, { type: 'region', style, fallback: 'none' })
      for (const code of COUNTRY_CODES) named.push([names.of(code) ?? '', code])
    }
  for (const [code, names] of Object.entries(OTHER_NAMES)) for (const name of names.split('|')) named.push([name, code])
  for (const [code, name] of Object.entries(COUNTRIES)) named.push([name, code])
  return new Map(named.filter(([name]) => name !== '').map(([name, code]) => [inOneForm(name), code]))
}

/** The country that somebody means by an English name, official or usual; null if there is none. */
export function countryNamed(told: string): CountryCode | null {
  codes ??= codesByName()
  const [, name = '', rest = ''] = /^([^,(]+)[,(]\s*([^)]*)\)?$/.exec(told) ?? []
  // "Micronesia (Federated States of)" and "Iran, Islamic Republic of" are in the order of an index.
  const candidates = [told, ...(rest === '' ? [] : [`${rest} ${name}`])].map(inOneForm)
  for (const each of candidates) {
    for (const form of [each, each.replace(/^the /, ''), each.replace(OFFICIAL, '')]) {
      const code = codes.get(form) ?? codes.get(`the ${form}`)
      if (code !== undefined) return code
    }
  }
  return null
}
