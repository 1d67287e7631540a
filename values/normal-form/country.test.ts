import { assert, constant, constantFrom, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { alpha3 } from '../country/country-alpha3.ts'
import { COUNTRY_CODES, countryName } from '../country/country.ts'
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
      CZ: 'Czechia|Czech Republic|The Czech Republic',
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
      BA: 'Bosnia and Herzegovina|Bosnia & Herzegovina|Bosnia-Herzegovina',
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
      DE: 'Federal Republic of Germany',
      SK: 'Slovakia|Slovak Republic',
      IE: 'Ireland|Republic of Ireland',
      TL: 'Timor-Leste|East Timor',
      DO: 'Dominican Republic|Dominican Republic (the)',
      GS: 'South Georgia and the South Sandwich Islands|South Georgia & South Sandwich Islands',
      XK: 'Kosovo',
    }
    for (const [code, told] of Object.entries(names))
      for (const name of told.split('|')) expect(`${name}: ${toldCountry(name)}`).toBe(`${name}: ${code}`)
  })

  it.each(['ZZ', 'ZZ-1', 'Atlantis', 'Korea', 'Republic of', 'Europe', 'constructor', 276, '276'])(
    'that is %j is refused',
    (told) => {
      expect(toldCountry(told)).toBeUndefined()
    },
  )
})
