// The content of a structured invoice as EN 16931 names it, from an issued document. Names in parentheses are the terms
// of the standard. Amounts are whole cents, and those of a credit note are positive, as the standard wants them.
import { isEuCountry, type CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { addressOfVatNumber, MAIL_SCHEME, readElectronicAddress, type ElectronicAddress } from './electronic-address.ts'
import { REVERSE_CHARGE_SENTENCE } from '#shop/sales/order/sale-words.ts'
import type { Invoice } from './invoice.ts'

/**
 * Standard rate; reverse charge; outside the scope of VAT, as services to customers outside the EU are; zero rate. The
 * codes of UNCL5305.
 */
type VatCategory = 'S' | 'AE' | 'O' | 'Z'

/** Why there is no VAT: the code of the list VATEX, and words. */
type Exemption = { code: string; reason: string }

export type EInvoiceTax = { category: VatCategory; basisPoints: number; exemption: Exemption | null }

export type EInvoiceParty = {
  endpoint: ElectronicAddress
  name: string
  tradingName: string | null
  street: string | null
  addition: string | null
  postalCode: string | null
  city: string | null
  country: CountryCode
  vatNumber: string | null
  /** In the trade register; `scheme` of the list ICD, if it is known. */
  registration: { id: string; scheme: string | null } | null
  contact: { name: string | null; phone: string | null; email: string | null }
}

/** What is taken off or added for the whole document: the discount of a coupon. */
type Allowance = { reason: string; cents: number }
/** The price of a piece is the line's without a rest: it was multiplied (BR-DEC-23, PEPPOL-EN16931-R120). */
type EInvoiceLine = { text: string; quantity: number; netCents: number }

export type EInvoice = {
  isCreditNote: boolean
  /** Whether a network such as Peppol can deliver it: both sides have an address there. */
  isForPeppol: boolean
  number: string
  issuedOn: DateOnly
  suppliedOn: string
  note: string | null
  currency: 'EUR'
  /** By which the buyer finds the purchase (BT-10): its own, its purchase order, or else the order's reference. */
  buyerReference: string
  purchaseOrder: string | null
  corrects: { number: string; issuedOn: string } | null
  seller: EInvoiceParty
  buyer: EInvoiceParty
  payment: { code: string; reference: string | null }
  tax: EInvoiceTax
  allowances: Allowance[]
  lines: EInvoiceLine[]
  /** Of lines (BT-106), without VAT (BT-109), VAT (BT-110), with it (BT-112), and paid already (BT-113). */
  sums: { lineCents: number; netCents: number; vatCents: number; totalCents: number; prepaidCents: number }
}

/**
 * Null if the standard has no place for it: no country of the buyer is known (BR-11), or the seller has neither a number
 * nor an electronic address (BR-CO-26).
 */
export function eInvoiceOf({ kind, number, issuedOn, snapshot }: Invoice): EInvoice | null {
  const tax = taxOf(snapshot)
  const buyer = buyerOf(snapshot, tax)
  const seller = sellerOf(snapshot)
  if (!buyer || !seller) return null
  const sign = kind === 'credit_note' ? -1 : 1
  const amounts = snapshot.lines.map(({ kind: of, text, quantity, netCents }) => ({
    of,
    text,
    quantity,
    cents: plain(sign * netCents),
  }))
  const lines = amounts.filter(({ of }) => of !== 'discount')
  const allowances = amounts.filter(({ of }) => of === 'discount')
  const totalCents = plain(sign * snapshot.totalCents)
  const company = snapshot.buyer.company
  return {
    isCreditNote: kind === 'credit_note',
    isForPeppol: [seller, buyer].every(({ endpoint }) => endpoint.scheme !== MAIL_SCHEME),
    number,
    issuedOn,
    suppliedOn: snapshot.suppliedOn,
    note: snapshot.seller.isSample ? 'This is a demo: seller and invoice are samples.' : null,
    currency: snapshot.currency,
    buyerReference: company?.buyerReference || company?.purchaseOrder || snapshot.orderReference,
    purchaseOrder: company?.purchaseOrder || null,
    corrects: snapshot.corrects,
    seller,
    buyer,
    // Bank card; the rules of the Netherlands know no payment service. Otherwise an online payment service (UNCL4461).
    payment: {
      code: seller.country === 'NL' && buyer.country === 'NL' ? '48' : '68',
      reference: snapshot.payment.reference,
    },
    tax,
    allowances: allowances.map(({ text, cents }) => ({ reason: text, cents: plain(-cents) })),
    lines: lines.map(({ text, quantity, cents }) => ({ text, quantity, netCents: cents })),
    sums: {
      lineCents: lines.reduce((sum, { cents }) => sum + cents, 0),
      netCents: plain(sign * snapshot.netCents),
      vatCents: plain(sign * snapshot.vatCents),
      totalCents,
      // Whatever has a document was paid, or refunded.
      prepaidCents: totalCents,
    },
  }
}

// Avoids negative zero.
const plain = (cents: number) => (cents === 0 ? 0 : cents)

function taxOf({ taxNote, vatBasisPoints }: Invoice['snapshot']): EInvoiceTax {
  if (vatBasisPoints > 0) return { category: 'S', basisPoints: vatBasisPoints, exemption: null }
  if (taxNote === REVERSE_CHARGE_SENTENCE)
    return { category: 'AE', basisPoints: 0, exemption: { code: 'VATEX-EU-AE', reason: 'Reverse charge' } }
  if (taxNote === null) return { category: 'Z', basisPoints: 0, exemption: null }
  return { category: 'O', basisPoints: 0, exemption: { code: 'VATEX-EU-O', reason: 'Not subject to VAT' } }
}

function sellerOf({ seller }: Invoice['snapshot']): EInvoiceParty | null {
  const { name, brandName, address, country, kvk, vat, email, phone } = seller
  const endpoint = (vat && addressOfVatNumber(vat)) || (email && { scheme: MAIL_SCHEME, id: email })
  if (!endpoint || !(kvk || vat)) return null
  return {
    endpoint,
    name,
    tradingName: brandName === name ? null : brandName,
    ...placeIn(address),
    country,
    vatNumber: vat,
    registration: registrationOf(kvk, country),
    contact: { name: null, phone, email },
  }
}

function buyerOf({ buyer, vatCountry }: Invoice['snapshot'], { category }: EInvoiceTax): EInvoiceParty | null {
  const { name, email, company } = buyer
  const byMail = { scheme: MAIL_SCHEME, id: email }
  if (!company)
    return vatCountry === null
      ? null
      : { ...NOBODY, endpoint: byMail, name: name || email, country: vatCountry, contact: NO_CONTACT }
  const isVatNumber = isEuCountry(company.country) || category === 'AE'
  return {
    ...NOBODY,
    endpoint:
      readElectronicAddress(company.electronicAddress ?? '') ??
      addressOfVatNumber(isVatNumber ? company.vatNumber : '') ??
      byMail,
    name: company.name,
    street: company.street || null,
    postalCode: company.postalCode || null,
    city: company.city || null,
    country: company.country,
    vatNumber: isVatNumber ? company.vatNumber : null,
    registration: registrationOf(company.registrationCode, company.country),
    contact: { name: name || null, phone: null, email: email || null },
  }
}

const NO_CONTACT = { name: null, phone: null, email: null }
const NOBODY = {
  tradingName: null,
  street: null,
  addition: null,
  postalCode: null,
  city: null,
  vatNumber: null,
  registration: null,
}

/** The Dutch trade register has a scheme of its own (0106), which the Netherlands ask for; others need none. */
function registrationOf(code: string | null, country: CountryCode): EInvoiceParty['registration'] {
  if (!code) return null
  if (country !== 'NL') return { id: code, scheme: null }
  return /^\d{8}$/.test(code) ? { id: code, scheme: '0106' } : null
}

/** An address of several lines: streets, and a last one with postal code and city; its country stands elsewhere. */
function placeIn(address: string | null) {
  const lines = (address ?? '').split('\n').flatMap((line) => line.trim() || [])
  const at = lines.findLastIndex((line) => POSTAL.test(line))
  const [, postalCode = null, city = null] = POSTAL.exec(lines[at] ?? '') ?? []
  const [street = null, ...rest] = at === -1 ? lines : lines.slice(0, at)
  return { street, addition: rest.join(', ') || null, postalCode, city }
}

const POSTAL = /^((?:[A-Z]{1,2}-)?\d{3,5}(?:[ -]?(?:[A-Z]{2}|\d{2,3}))?)\s+(\p{L}.*)$/u
