import { assert, constant, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, countryName } from '../country/country.ts'
import { FOREIGN_LANGUAGES } from '../language.ts'
import { toldCountry } from './country.ts'

describe('a country', () => {
  it('is the same in two letters, three, or by its name', () => {
    const notations = constantFrom(...COUNTRY_CODES).chain((code) =>
      record({
        code: constant(code),
        told: written(
          code,
          code.toLowerCase(),
          alpha3(code) ?? code,
          countryName(code),
          countryName(code).toUpperCase(),
        ),
      }),
    )
    assert(
      property(notations, ({ code, told }) => {
        expect(toldCountry(told)).toBe(code)
      }),
    )
    expect([toldCountry('EL'), toldCountry('uk')]).toEqual(['GR', 'GB'])
  })

  it('is known by each of the usual English names', () => {
    const names: Record<string, string> = {
      CZ: 'Czechia|Czech Republic|The Czech Republic|Czech Rep.',
      GQ: 'Eq. Guinea',
      SS: 'S. Sudan',
      FO: 'Faeroe Is.',
      AG: 'Antigua and Barb.',
      SA: 'KSA|Saudi',
      TR: 'Türkiye|Turkey|Turkiye|Republic of Türkiye|TÜRKİYE',
      RU: 'Russia|Russian Federation|the Russian Federation',
      US: 'United States|United States of America|The United States of America|USA|U.S.A.|U.S.|America|US-CA',
      GB: 'UK|U.K.|Great Britain|United Kingdom of Great Britain and Northern Ireland|GB-SCT',
      VN: 'Vietnam|Viet Nam|Socialist Republic of Viet Nam',
      HK: 'Hong Kong|Hong Kong SAR|Hong Kong SAR China|Hong Kong, China',
      MO: 'Macao|Macau|Macao SAR China|Macau, China',
      KR: 'South Korea|Republic of Korea|Korea, Republic of|Korea (Republic of)|Korea (the Republic of)',
      KP: "North Korea|Korea, Democratic People's Republic of|Korea (the Democratic People's Republic of)",
      NL: 'Netherlands|The Netherlands|Netherlands (Kingdom of the)|Holland|Kingdom of the Netherlands|NL-NH',
      IR: 'Iran|Iran, Islamic Republic of|Iran (Islamic Republic of)|Islamic Republic of Iran',
      BO: 'Bolivia (Plurinational State of)|Plurinational State of Bolivia',
      VE: 'Venezuela, Bolivarian Republic of|Venezuela (Bolivarian Republic of)',
      FM: 'Micronesia (Federated States of)|Federated States of Micronesia',
      TZ: 'Tanzania, United Republic of|United Republic of Tanzania',
      MD: 'Moldova|Moldova, Republic of|Republic of Moldova',
      MK: 'North Macedonia|Republic of North Macedonia|Macedonia',
      CD: 'Congo - Kinshasa|Democratic Republic of the Congo|Congo, Democratic Republic of the|Congo (the Democratic Republic of the)',
      CG: 'Congo - Brazzaville|Congo|Republic of the Congo|Congo (the)',
      CI: "Côte d'Ivoire|Côte d’Ivoire|Cote d'Ivoire|Ivory Coast",
      LA: "Laos|Lao People's Democratic Republic|Lao People's Democratic Republic (the)",
      SY: 'Syria|Syrian Arab Republic',
      PS: 'Palestine|State of Palestine|Palestine, State of|Palestinian Territories',
      TW: 'Taiwan|Taiwan, Province of China|Taiwan (Province of China)',
      CN: "China|People's Republic of China|Mainland China",
      KN: 'Saint Kitts and Nevis|St. Kitts & Nevis|St Kitts and Nevis',
      BA: 'Bosnia and Herzegovina|Bosnia & Herzegovina|Bosnia-Herzegovina|Bosnia & Herz.|Bosnia and Herz.',
      MM: 'Myanmar|Myanmar (Burma)|Burma',
      CV: 'Cape Verde|Cabo Verde',
      SZ: 'Eswatini|Swaziland',
      BN: 'Brunei|Brunei Darussalam',
      GM: 'Gambia|The Gambia|Gambia (the)',
      BS: 'Bahamas|The Bahamas|Bahamas (the)',
      AE: 'United Arab Emirates|UAE|U.A.E.|United Arab Emirates (the)',
      VA: 'Holy See|Vatican City|Holy See (Vatican City State)',
      VI: 'Virgin Islands (U.S.)|U.S. Virgin Islands',
      VG: 'Virgin Islands (British)|British Virgin Islands',
      MF: 'Saint Martin (French part)|St. Martin',
      SX: 'Sint Maarten (Dutch part)|Sint Maarten',
      BQ: 'Bonaire, Sint Eustatius and Saba|Caribbean Netherlands',
      RE: 'Réunion|Reunion',
      DE: 'Federal Republic of Germany|Germany (DE)|DE - Germany|DE: Germany|Germany, DEU|Deutschland (Germany)',
      SK: 'Slovakia|Slovak Republic',
      IE: 'Ireland|Republic of Ireland|Ireland (Republic)|Rep. of Ireland',
      TL: 'Timor-Leste|East Timor',
      DO: 'Dominican Republic|Dominican Republic (the)|Dominican Rep.',
      GS: 'South Georgia and the South Sandwich Islands|South Georgia & South Sandwich Islands',
      XK: 'Kosovo',
    }
    for (const [code, told] of Object.entries(names))
      for (const name of told.split('|')) expect(`${name}: ${toldCountry(name)}`).toBe(`${name}: ${code}`)
  })

  it.each([
    ['276', 'DE'],
    [276, 'DE'],
    [' 276\n', 'DE'],
    [56, 'BE'],
    ['056', 'BE'],
    ['008', 'AL'],
    ['792', 'TR'],
    ['280', 'DE'],
    ['643', 'RU'],
    ['688', 'RS'],
    ['TP', 'TL'],
    ['tmp', 'TL'],
    ['UK', 'GB'],
    ['UK-ENG', 'GB'],
    ['EL', 'GR'],
    ['ZR', 'CD'],
    ['BU', 'MM'],
    ['DD', 'DE'],
    ['ROM', 'RO'],
    ['🇩🇪', 'DE'],
    ['España', 'ES'],
    ['ESPAÑA', 'ES'],
    ['espana', 'ES'],
    ['Deutschland', 'DE'],
    ['Türkiye', 'TR'],
    ['Turkei', 'TR'],
    ['Turquie', 'TR'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['Suisse', 'CH'],
    ['Schweiz', 'CH'],
    ['Svizzera', 'CH'],
    ['Belgique', 'BE'],
    ['België', 'BE'],
    ['Belgie', 'BE'],
    ['Niederlande', 'NL'],
    ['Nederland', 'NL'],
    ['Paesi Bassi', 'NL'],
    ['Royaume-Uni', 'GB'],
    ['ROYAUME UNI', 'GB'],
    ['Großbritannien', 'GB'],
    ['GROSSBRITANNIEN', 'GB'],
    ['États-Unis', 'US'],
    ['Etats Unis', 'US'],
    ['EE. UU.', 'US'],
    ['Vereinigte Staaten von Amerika', 'US'],
    ["Cote d'Ivoire", 'CI'],
    ['Elfenbeinküste', 'CI'],
    ['Costa de Marfil', 'CI'],
    ['Corée du Sud', 'KR'],
    ['Südkorea', 'KR'],
    ['Bosnien & Herzegowina', 'BA'],
    ['Trinité-et-Tobago', 'TT'],
    ['Ελλάδα', 'GR'],
    ['日本', 'JP'],
    ['대한민국', 'KR'],
    ['Ísland', 'IS'],
    ['Polska', 'PL'],
    ['Česko', 'CZ'],
    ['Magyarország', 'HU'],
    ['Hrvatska', 'HR'],
    ['Россия', 'RU'],
    ['ไทย', 'TH'],
  ])('%j is %s', (told, code) => {
    expect(toldCountry(told)).toBe(code)
  })

  it('is known by its number, and by its name in each language of the shop, with or without accents', () => {
    const languages = FOREIGN_LANGUAGES.map((each) => new Intl.DisplayNames(each, { type: 'region' }))
    for (const names of languages)
      for (const code of COUNTRY_CODES) {
        const name = names.of(code) ?? ''
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
        for (const told of [name, name.toUpperCase(), name.toLowerCase(), plain, name.replaceAll('-', ' ')])
          expect(`${told}: ${toldCountry(told)}`).toBe(`${told}: ${code}`)
      }
    const numbers = COUNTRY_CODES.filter((code) => code !== 'XK').map(
      (code) => Array.from({ length: 899 }, (_, at) => at + 1).find((number) => toldCountry(number) === code) ?? code,
    )
    expect(numbers.filter((each) => typeof each !== 'number')).toEqual([])
  })

  it('is known by its name in its own language', () => {
    for (const code of COUNTRY_CODES.filter((each) => !['KP', 'AS'].includes(each))) {
      const { language } = new Intl.Locale(`und-${code}`).maximize()
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(code)
      expect(`${name}: ${toldCountry(name)}`).toBe(`${name}: ${code}`)
    }
  })

  it.each([
    'ZZ',
    'ZZ-1',
    'Atlantis',
    'Korea',
    'DE/AT',
    'Germany (AT)',
    'Congo (CD)',
    'US, Georgia',
    'Republic of',
    'Europe',
    'Europa',
    'constructor',
    '__proto__',
    // They fell apart.
    'AN',
    'ANT',
    'YU',
    'YUG',
    'SU',
    'SUN',
    'CS',
    'SCG',
    '891',
    '890',
    '810',
    '530',
    '200',
    '001',
    '150',
    '000',
    '999',
    '983',
    '27',
    '0276',
    '276.0',
    '-276',
    '2 76',
    '40',
    0,
    -276,
    276.5,
    1e9,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    150,
    999,
    'DE,FR',
    'DE FR',
    'Germany and France',
    'Germany1',
    'Deutschlandreise',
    '🇩🇪🇫🇷',
    '🇿🇿',
    true,
    [],
    {},
    ['DE'],
  ])('that is %j is refused', (told) => {
    expect(toldCountry(told)).toBeUndefined()
  })

  it('is never made of garbage', () => {
    const known = new Set(COUNTRY_CODES)
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    const pairs = letters.flatMap((one) => letters.map((other) => one + other))
    const others = pairs.filter((pair) => !known.has(pair) && toldCountry(pair) !== undefined)
    expect(others).toEqual(['BU', 'DD', 'DY', 'EL', 'FX', 'HV', 'NH', 'RH', 'TP', 'UK', 'VD', 'YD', 'ZR'])
    const triples = pairs.flatMap((pair) => letters.map((letter) => pair + letter))
    const alpha3s = new Set(COUNTRY_CODES.map((code) => alpha3(code)))
    const more = triples.filter((each) => !alpha3s.has(each) && toldCountry(each))
    expect(more.join(' ')).toBe(
      'BRD BUR BVI DDR DHY DRC EAU FRG FXX HVO KSA NHB PRC RHO ROK ROM TMP UAE VAE VDR YMD ZAR',
    )

    const noise = string({
      minLength: 1,
      maxLength: 20,
      unit: constantFrom(...'aeiklnrst0123456789-.,;:/\\$%&#()'.split('')),
    })
    assert(
      property(noise, constantFrom(...COUNTRY_CODES), (text, code) => {
        // A name with something else at its end is a sentence, or another thing.
        const told = `${countryName(code)} ${text}q`
        expect(toldCountry(told)).toBeUndefined()
        expect(toldCountry(`${code}${text}qqqq`)).toBeUndefined()
        expect(toldCountry(`${text}${text}0000`)).toBeUndefined()
      }),
    )
  })
})
