// The three-letter ISO codes, in a separate file because only the search needs them.
import { COUNTRY_CODES, type CountryCode } from './country.ts'

/**
 * For each country, sorted by code, the letter that its two-letter code lacks: a small one stands at the end, as in DEu,
 * and a capital one in the middle, as in ANd. A dash: listed below, in this order.
 */
const LETTERS =
  'NRgTabRG-gmUsB-e-RGlarrD-muRl-aHnta-LnkOAOevOHrHlibPUrpeuiNamau-ySiphniLSRabrRoUyabRbILNc-mm-Ugddvin' +
  'n--ndtRnlayArnnzmr-a-Ot-AonaeaBouxaBroaNADldirg-NTtrLsDiEsOmlrkacdrluIlnnrYNlAO-CieRLRtuu-sauLYnWpn-' +
  'mVerEmUdpLmrWaC-oaklsKUnUoUna-aiaRbttnbrmtLmxm-fbe'
const OTHERS = 'ATA ALA BIH BEN BES BLR EST SGS GNB IRL ISR COM PRK CYM MAC SPM SRB SVN ATF UKR MYT'

const byAlpha2 = new Map(lookUp())

function* lookUp(): Generator<[CountryCode, string]> {
  const others = OTHERS.split(' ').values()
  for (const [at, code] of COUNTRY_CODES.entries()) {
    const letter = LETTERS.charAt(at)
    if (letter === '-') yield [code, others.next().value ?? code]
    else if (letter > 'Z') yield [code, code + letter.toUpperCase()]
    else yield [code, code.charAt(0) + letter + code.charAt(1)]
  }
}

/** The three-letter ISO code, or null for an unknown country. */
export function alpha3(code: CountryCode): string | null {
  return byAlpha2.get(code) ?? null
}
