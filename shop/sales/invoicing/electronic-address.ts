// Where structured invoices reach a company (BT-34 and BT-49 of EN 16931): a scheme of the list of electronic addresses
// (EAS), and a number in it. Every company with a VAT number of the EU has one that follows from it.
//
// The list is OpenPeppol's for BIS Billing 3.0 (github.com/OpenPEPPOL/peppol-bis-invoice-3, structure/codelist/eas.xml, as
// of May 2025) with what the release of November 2025 added (0244): rule PEPPOL-EN16931-CL008 refuses every other scheme.
// Belgian companies are registered under their enterprise number (0208) since 2026; their VAT number's scheme is optional.
export type ElectronicAddress = { scheme: string; id: string }

/** Of an email address; networks such as Peppol deliver to none. */
export const MAIL_SCHEME = 'EM'

/** By the prefix of a VAT number. */
const SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '0208',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0184',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '0007',
  SI: '9949',
  SK: '9950',
}

/** The one that follows from a VAT number; null outside the EU, and for a number that a network would refuse. */
export function addressOfVatNumber(vatNumber: string): ElectronicAddress | null {
  const prefix = vatNumber.slice(0, 2).toUpperCase()
  const scheme = SCHEMES[prefix]
  if (!scheme) return null
  // A Swedish VAT number is the number of the organization and two digits more, and a Belgian one that of the enterprise.
  const id = scheme === '0007' || scheme === '0208' ? vatNumber.slice(2, 12) : vatNumber
  return isSound(scheme, id) ? { scheme, id } : null
}

/** Without what reaches no network (email, files, and the like). */
const KNOWN = new Set(
  (
    '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 ' +
    '0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 ' +
    '0215 0216 0217 0218 0221 0225 0230 0235 0240 0244 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 ' +
    '9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 ' +
    '9947 9948 9949 9950 9951 9952 9953 9957 9959'
  ).split(' '),
)

const digitsOf = (text: string) => Array.from(text, Number)

/** The check digits without which a network refuses a file (PEPPOL-COMMON-R040, R041, R043, R049). */
const CHECKS: Readonly<Record<string, (id: string) => boolean>> = {
  '0007': (id) => /^\d{10}$/.test(id) && weighed(id, [2, 1], (product) => product - (product > 9 ? 9 : 0)) % 10 === 0,
  '0088': (id) => /^\d{13}$/.test(id) && weighed(id, [1, 3]) % 10 === 0,
  '0192': (id) => /^\d{9}$/.test(id) && weighed(id, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  '0208': (id) => /^[01]\d{9}$/.test(id) && 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
}

const isSound = (scheme: string, id: string) => CHECKS[scheme]?.(id) ?? true

const weighed = (id: string, weights: readonly number[], of = (product: number) => product) =>
  digitsOf(id).reduce((sum, digit, at) => sum + of(digit * (weights[at % weights.length] ?? 1)), 0)

/** As a company writes its own ('0208:0123456749'); null for anything that no network delivers to. */
export function readElectronicAddress(text: string): ElectronicAddress | null {
  const [, scheme = '', id = ''] =
    /^(?:iso6523-actorid-upis::)?(\d{4}):([\w.+/-]{1,50})$/.exec(text.replace(/\s/g, '')) ?? []
  return KNOWN.has(scheme) && isSound(scheme, id) ? { scheme, id } : null
}
