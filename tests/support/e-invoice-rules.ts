// The rules of EN 16931 and Peppol BIS Billing 3.0 that our structured invoices can break, each by its own number: what a
// rule counts or forbids is read from the file itself.
import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import { share } from '#values/money.ts'

const SPACES = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}
/** The file as a rule reads it. */
export function readUbl(xml: string) {
  const document = XmlDocument.fromString(xml)
  const nodes = (path: string, from: XmlElement = document.root) =>
    from.find(path, SPACES).map((node) => ({ node, text: node.content.trim() }))
  const texts = (path: string) => nodes(path).map(({ text }) => text)
  const one = (path: string) => texts(path)[0] ?? ''
  const cents = (path: string) => texts(path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)
  return { document, name: document.root.name, texts, one, cents, has: (path: string) => texts(path).length > 0 }
}
type Ubl = ReturnType<typeof readUbl>

export const TOTAL = 'cac:LegalMonetaryTotal/cbc:'
const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal/'
export const SELLER = 'cac:AccountingSupplierParty/cac:Party/'
export const BUYER = 'cac:AccountingCustomerParty/cac:Party/'
const LINE = '*[self::cac:InvoiceLine or self::cac:CreditNoteLine]'
const VAT_ID = 'cac:PartyTaxScheme[cac:TaxScheme/cbc:ID="VAT"]/cbc:CompanyID'
export const category = (ubl: Ubl) => ubl.one(`${SUBTOTAL}cac:TaxCategory/cbc:ID`)
export const isPeppol = (ubl: Ubl) => ubl.one('cbc:CustomizationID').includes('peppol')
const TYPE = 'cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode'

/** Each is true for a file that keeps it. */
const RULES: Record<string, (ubl: Ubl) => boolean> = {
  'BR-01': (ubl) => ubl.one('cbc:CustomizationID').startsWith('urn:cen.eu:en16931:2017'),
  'BR-02': (ubl) => ubl.has('cbc:ID'),
  'BR-03': (ubl) => /^\d{4}-\d\d-\d\d$/.test(ubl.one('cbc:IssueDate')),
  'BR-04': (ubl) => ubl.one(TYPE) === (ubl.name === 'Invoice' ? '380' : '381'),
  'BR-05': (ubl) => ubl.one('cbc:DocumentCurrencyCode') === 'EUR',
  'BR-06': (ubl) => ubl.has(`${SELLER}cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-07': (ubl) => ubl.has(`${BUYER}cac:PartyLegalEntity/cbc:RegistrationName`),
  'BR-08': (ubl) => ubl.has(`${SELLER}cac:PostalAddress`),
  'BR-09': (ubl) => /^[A-Z]{2}$/.test(ubl.one(`${SELLER}cac:PostalAddress/cac:Country/cbc:IdentificationCode`)),
  'BR-10': (ubl) => ubl.has(`${BUYER}cac:PostalAddress`),
  'BR-11': (ubl) => /^[A-Z]{2}$/.test(ubl.one(`${BUYER}cac:PostalAddress/cac:Country/cbc:IdentificationCode`)),
  'BR-13': (ubl) => ubl.has(`${TOTAL}TaxExclusiveAmount`),
  'BR-14': (ubl) => ubl.has(`${TOTAL}TaxInclusiveAmount`),
  'BR-15': (ubl) => ubl.has(`${TOTAL}PayableAmount`),
  'BR-16': (ubl) => ubl.has(LINE),
  'BR-21': (ubl) => new Set(ubl.texts(`${LINE}/cbc:ID`)).size === ubl.texts(LINE).length,
  'BR-24': (ubl) => ubl.texts(`${LINE}/cbc:LineExtensionAmount`).length === ubl.texts(LINE).length,
  'BR-25': (ubl) => ubl.texts(`${LINE}/cac:Item/cbc:Name`).length === ubl.texts(LINE).length,
  'BR-27': (ubl) => ubl.texts(`${LINE}/cac:Price/cbc:PriceAmount`).every((price) => Number(price) >= 0),
  'BR-33': (ubl) =>
    ubl.texts('cac:AllowanceCharge').length === ubl.texts('cac:AllowanceCharge/cbc:AllowanceChargeReason').length,
  'BR-45': (ubl) => ubl.has(`${SUBTOTAL}cbc:TaxableAmount`),
  'BR-53': (ubl) => !ubl.has('cbc:TaxCurrencyCode'),
  'BR-55': (ubl) => ubl.name === 'Invoice' || ubl.has('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
  'BR-CO-10': (ubl) => ubl.cents(`${TOTAL}LineExtensionAmount`) === ubl.cents(`${LINE}/cbc:LineExtensionAmount`),
  'BR-CO-11': (ubl) => ubl.cents(`${TOTAL}AllowanceTotalAmount`) === ubl.cents('cac:AllowanceCharge/cbc:Amount'),
  'BR-CO-13': (ubl) =>
    ubl.cents(`${TOTAL}TaxExclusiveAmount`) ===
    ubl.cents(`${TOTAL}LineExtensionAmount`) - ubl.cents(`${TOTAL}AllowanceTotalAmount`),
  'BR-CO-14': (ubl) => ubl.cents('cac:TaxTotal/cbc:TaxAmount') === ubl.cents(`${SUBTOTAL}cbc:TaxAmount`),
  'BR-CO-15': (ubl) =>
    ubl.cents(`${TOTAL}TaxInclusiveAmount`) ===
    ubl.cents(`${TOTAL}TaxExclusiveAmount`) + ubl.cents('cac:TaxTotal/cbc:TaxAmount'),
  'BR-CO-16': (ubl) =>
    ubl.cents(`${TOTAL}PayableAmount`) === ubl.cents(`${TOTAL}TaxInclusiveAmount`) - ubl.cents(`${TOTAL}PrepaidAmount`),
  // To the cent or one beside it: the parts of a refund share the rounding of the whole.
  'BR-CO-17': (ubl) => {
    const due = share(
      ubl.cents(`${SUBTOTAL}cbc:TaxableAmount`),
      Math.round(Number(ubl.one(`${SUBTOTAL}cac:TaxCategory/cbc:Percent`)) * 100),
    )
    return Math.abs(ubl.cents(`${SUBTOTAL}cbc:TaxAmount`) - due) <= 1
  },
  'BR-CO-18': (ubl) => ubl.texts(`${SUBTOTAL}cac:TaxCategory`).length === 1,
  'BR-CO-26': (ubl) => ubl.has(`${SELLER}cac:PartyLegalEntity/cbc:CompanyID`) || ubl.has(`${SELLER}${VAT_ID}`),
  'BR-S-02': (ubl) => category(ubl) !== 'S' || ubl.has(`${SELLER}${VAT_ID}`),
  'BR-S-05': (ubl) =>
    category(ubl) !== 'S' ||
    ubl.texts(`${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent`).every((rate) => Number(rate) > 0),
  'BR-S-08': (ubl) => ubl.cents(`${SUBTOTAL}cbc:TaxableAmount`) === ubl.cents(`${TOTAL}TaxExclusiveAmount`),
  'BR-S-10': (ubl) =>
    !['S', 'Z'].includes(category(ubl)) || !ubl.has('//cbc:TaxExemptionReasonCode|//cbc:TaxExemptionReason'),
  'BR-AE-02': (ubl) => category(ubl) !== 'AE' || (ubl.has(`${SELLER}${VAT_ID}`) && ubl.has(`${BUYER}${VAT_ID}`)),
  'BR-AE-05': (ubl) => category(ubl) !== 'AE' || ubl.texts('//cbc:Percent').every((rate) => Number(rate) === 0),
  'BR-AE-09': (ubl) => category(ubl) === 'S' || ubl.cents(`${SUBTOTAL}cbc:TaxAmount`) === 0,
  'BR-AE-10': (ubl) =>
    category(ubl) !== 'AE' || ubl.one(`${SUBTOTAL}cac:TaxCategory/cbc:TaxExemptionReasonCode`) === 'VATEX-EU-AE',
  'BR-O-02': (ubl) => category(ubl) !== 'O' || !ubl.has(`//${VAT_ID}`),
  'BR-O-05': (ubl) => category(ubl) !== 'O' || !ubl.has('//cbc:Percent'),
  'BR-O-10': (ubl) =>
    category(ubl) !== 'O' || ubl.one(`${SUBTOTAL}cac:TaxCategory/cbc:TaxExemptionReasonCode`) === 'VATEX-EU-O',
  'BR-Z-02': (ubl) => category(ubl) !== 'Z' || ubl.has(`${SELLER}${VAT_ID}`),
  'BR-CO-09': (ubl) => ubl.texts(`//${VAT_ID}`).every((id) => /^[A-Z]{2}/.test(id)),
  'BR-DEC-01': (ubl) => ubl.texts('//*[@currencyID]').every((amount) => /^\d+\.\d\d$/.test(amount)),
  'BR-CL-25': (ubl) =>
    ubl.texts('//cbc:EndpointID/@schemeID').every((scheme) => scheme === 'EM' || /^\d{4}$/.test(scheme)),
  'UBL-CR-001 and its like: no extensions': (ubl) => !ubl.has('//*[local-name()="UBLExtensions"]'),
  'PEPPOL-EN16931-R001': (ubl) =>
    !isPeppol(ubl) || ubl.one('cbc:ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'PEPPOL-EN16931-R002': (ubl) => ubl.texts('cbc:Note').length <= 1,
  'PEPPOL-EN16931-R003': (ubl) => ubl.has('cbc:BuyerReference') || ubl.has('cac:OrderReference/cbc:ID'),
  'PEPPOL-EN16931-R004': (ubl) => !isPeppol(ubl) || ubl.one('cbc:CustomizationID').endsWith('billing:3.0'),
  'PEPPOL-EN16931-R008': (ubl) => !ubl.has('//*[not(*) and not(normalize-space())]'),
  'PEPPOL-EN16931-R010': (ubl) => ubl.has(`${BUYER}cbc:EndpointID`),
  'PEPPOL-EN16931-R020': (ubl) => ubl.has(`${SELLER}cbc:EndpointID`),
  'PEPPOL-EN16931-R120': (ubl) => {
    const quantities = ubl.texts(`${LINE}/*[self::cbc:InvoicedQuantity or self::cbc:CreditedQuantity]`)
    const prices = ubl.texts(`${LINE}/cac:Price/cbc:PriceAmount`)
    const nets = ubl.texts(`${LINE}/cbc:LineExtensionAmount`)
    return nets.every((net, at) => Number(net).toFixed(2) === (Number(quantities[at]) * Number(prices[at])).toFixed(2))
  },
  'PEPPOL-EN16931-R051': (ubl) => ubl.texts('//@currencyID').every((currency) => currency === 'EUR'),
  'PEPPOL-EN16931-R053': (ubl) => ubl.texts('cac:TaxTotal').length === 1,
  'PEPPOL-EN16931-CL008': (ubl) => !isPeppol(ubl) || !ubl.texts('//cbc:EndpointID/@schemeID').includes('EM'),
  'NL-R-003': (ubl) => ubl.one(`${SELLER}cac:PartyLegalEntity/cbc:CompanyID/@schemeID`) === '0106',
  'NL-R-008': (ubl) =>
    ubl.one(`${BUYER}cac:PostalAddress/cac:Country/cbc:IdentificationCode`) !== 'NL' ||
    ubl.one('cac:PaymentMeans/cbc:PaymentMeansCode') === '48',
}

/** The numbers of the rules that a file breaks. */
export function brokenRules(xml: string | null): string[] {
  if (xml === null) return ['nothing was written']
  const ubl = readUbl(xml)
  try {
    return Object.entries(RULES).flatMap(([number, keeps]) => (keeps(ubl) ? [] : [number]))
  } finally {
    ubl.document.dispose()
  }
}
