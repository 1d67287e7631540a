// American states, and cities named together with theirs: New Mexico isn't Mexico, and Paris, Texas, isn't in France.
import { foldName } from '#values/country/country-spelling.ts'
import type { CountryCode } from '#values/country/country.ts'

const STATES_AND_LETTERS =
  'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL, ' +
  'Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, ' +
  'Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE, ' +
  'Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH, ' +
  'Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, ' +
  'Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY'
const STATES = new Map(STATES_AND_LETTERS.split(', ').map((entry) => [entry.slice(-2), entry.slice(0, -3)]))
/**
 * Where the name alone would lead to another country. Not every city before a state counts: 'Paris, New York' are two
 * places.
 */
const NAMESAKES =
  'Atlanta GA, Savannah GA, Augusta GA, Athens GA, Rome GA, Macon GA, Columbus GA, Paris TX, Athens TX, Naples FL, Melbourne FL, ' +
  'St Petersburg FL, Venice FL, Venice CA, Valencia CA, Birmingham AL, Cambridge MA, Manchester NH, Berlin NH, Vancouver WA, ' +
  'Dublin OH, Athens OH, Toledo OH, Lima OH, Oxford MS, Florence SC, Florence AL, Moscow ID, Geneva NY, Milan MI, Bristol CT, ' +
  'Bristol TN, Cairo IL, Lebanon PA, Panama City FL, Glasgow KY, Frankfort KY'
/** Names with 'New', 'South', or the like before a country's, and other states and cities that travelers name. */
const PARTS: Readonly<Record<CountryCode, string>> = {
  US:
    'New England, Carolina, Dakota, Washington DC, Washington State, New York State, Atlanta, Savannah, Malibu, Hollywood, ' +
    'Venice Beach, Panama City Beach, Dallas, Houston, Denver, Phoenix Arizona, Nashville, Detroit, Portland',
  CA: 'Ontario, London Ontario, British Columbia, Alberta, Manitoba, Saskatchewan, Nova Scotia, New Brunswick, Newfoundland, Yukon',
  AU: 'New South Wales, Queensland, Tasmania, Western Australia, South Australia',
}
/** Georgia alone is the country; what follows identifies the state. */
const GEORGIA_USA =
  /^(?:(?:us )?state of georgia|georgia state|georgia (?:in )?(?:the )?(?:us|usa|united states|america))$/

const codesByName = new Map<string, CountryCode>([
  ...[...STATES.values()]
    .filter((name) => name !== 'Georgia')
    .map((name): [string, CountryCode] => [foldName(name), 'US']),
  ...NAMESAKES.split(', ').flatMap((written) => {
    const inFull = `${written.slice(0, -2)}${STATES.get(written.slice(-2))}`
    return [written, inFull].map((name): [string, CountryCode] => [foldName(name), 'US'])
  }),
  ...Object.entries(PARTS).flatMap(([code, names]) =>
    names.split(', ').map((name): [string, CountryCode] => [foldName(name), code]),
  ),
])

/** 'CA' after Los Angeles isn't Canada. */
export const isStateLetters = (word: string): boolean => STATES.has(word)

/**
 * The country of a state or province, or of a city named together with it. Checked before countries. The name has no
 * accents.
 */
export const countryOfPart = (name: string): CountryCode | null =>
  GEORGIA_USA.test(name) ? 'US' : (codesByName.get(name) ?? null)
