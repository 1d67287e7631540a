// Where structured invoices reach a company (BT-34 and BT-49 of EN 16931): a scheme of the list of electronic addresses
// (EAS), and a number in it. Every company with a VAT number of the EU has one that follows from it.
export type ElectronicAddress = { scheme: string; id: string }

/** Of an email address; networks such as Peppol deliver to none. */
export const MAIL_SCHEME = 'EM'

/** By the prefix of a VAT number. */
const SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
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

/** The one that follows from a VAT number; null outside the EU. */
export function addressOfVatNumber(vatNumber: string): ElectronicAddress | null {
  const prefix = vatNumber.slice(0, 2).toUpperCase()
  const scheme = SCHEMES[prefix]
  if (!scheme) return null
  // A Swedish VAT number is the number of the organization and two digits more.
  return { scheme, id: prefix === 'SE' ? vatNumber.slice(2, 12) : vatNumber }
}
