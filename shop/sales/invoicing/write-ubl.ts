// A structured invoice in UBL 2.1, as Peppol BIS Billing 3.0 wants it; one that no such network can deliver says that it
// follows EN 16931 alone. Elements stand in the order of the schema.
import { writeXml, type XmlNode } from '#values/text/xml.ts'
import { eInvoiceOf, type EInvoice, type EInvoiceParty, type EInvoiceTax } from './e-invoice.ts'
import type { Invoice } from './invoice.ts'

const EN_16931 = 'urn:cen.eu:en16931:2017'
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const SPACES = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** Of UNCL1001. */
const TYPES = { invoice: '380', creditNote: '381' }
/** One piece (UN/ECE Recommendation 20). */
const ONE = 'C62'
/** A discount (UNCL5189). */
const DISCOUNT = '95'

/** The document as a file, the same every time; null where the standard has no place for it. */
export function writeUbl(invoice: Invoice): string | null {
  const content = eInvoiceOf(invoice)
  return content && writeXml(documentOf(content))
}

function documentOf(content: EInvoice): XmlNode {
  const { isCreditNote, number, issuedOn, note, currency, buyerReference, purchaseOrder, corrects, payment } = content
  const name = isCreditNote ? 'CreditNote' : 'Invoice'
  return [
    name,
    [
      ['cbc:CustomizationID', content.isForPeppol ? PEPPOL : EN_16931],
      content.isForPeppol ? ['cbc:ProfileID', PROFILE] : null,
      ['cbc:ID', number],
      ['cbc:IssueDate', issuedOn],
      isCreditNote ? ['cbc:CreditNoteTypeCode', TYPES.creditNote] : ['cbc:InvoiceTypeCode', TYPES.invoice],
      ['cbc:Note', note],
      ['cbc:DocumentCurrencyCode', currency],
      ['cbc:BuyerReference', buyerReference],
      ['cac:OrderReference', [['cbc:ID', purchaseOrder]]],
      corrects && [
        'cac:BillingReference',
        [
          [
            'cac:InvoiceDocumentReference',
            [
              ['cbc:ID', corrects.number],
              ['cbc:IssueDate', corrects.issuedOn],
            ],
          ],
        ],
      ],
      ['cac:AccountingSupplierParty', [partyOf(content.seller, content.tax)]],
      ['cac:AccountingCustomerParty', [partyOf(content.buyer, content.tax)]],
      ['cac:Delivery', [['cbc:ActualDeliveryDate', content.suppliedOn]]],
      [
        'cac:PaymentMeans',
        [
          ['cbc:PaymentMeansCode', payment.code],
          ['cbc:PaymentID', payment.reference],
        ],
      ],
      ...content.allowances.map(({ reason, cents }): XmlNode => [
        'cac:AllowanceCharge',
        [
          ['cbc:ChargeIndicator', 'false'],
          ['cbc:AllowanceChargeReasonCode', DISCOUNT],
          ['cbc:AllowanceChargeReason', reason],
          amount('cbc:Amount', cents),
          taxCategory('cac:TaxCategory', content.tax),
        ],
      ]),
      taxTotalOf(content),
      totalsOf(content),
      ...content.lines.map((line, at) => lineOf(content, line, at + 1)),
    ],
    {
      xmlns: `${SPACES}${name}-2`,
      'xmlns:cac': `${SPACES}CommonAggregateComponents-2`,
      'xmlns:cbc': `${SPACES}CommonBasicComponents-2`,
    },
  ]
}

function partyOf(party: EInvoiceParty, { category }: EInvoiceTax): XmlNode {
  const { endpoint, name, tradingName, street, addition, postalCode, city, country, registration, contact } = party
  // What is outside the scope of VAT names no VAT number (BR-O-02); the seller's stands as another tax number.
  const scheme = category === 'O' ? 'TAX' : 'VAT'
  return [
    'cac:Party',
    [
      ['cbc:EndpointID', endpoint.id, { schemeID: endpoint.scheme }],
      ['cac:PartyName', [['cbc:Name', tradingName]]],
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', street],
          ['cbc:AdditionalStreetName', addition],
          ['cbc:CityName', city],
          ['cbc:PostalZone', postalCode],
          ['cac:Country', [['cbc:IdentificationCode', country]]],
        ],
      ],
      party.vatNumber
        ? [
            'cac:PartyTaxScheme',
            [
              ['cbc:CompanyID', party.vatNumber],
              ['cac:TaxScheme', [['cbc:ID', scheme]]],
            ],
          ]
        : null,
      [
        'cac:PartyLegalEntity',
        [
          ['cbc:RegistrationName', name],
          ['cbc:CompanyID', registration?.id ?? null, registration?.scheme ? { schemeID: registration.scheme } : {}],
        ],
      ],
      [
        'cac:Contact',
        [
          ['cbc:Name', contact.name],
          ['cbc:Telephone', contact.phone],
          ['cbc:ElectronicMail', contact.email],
        ],
      ],
    ],
  ]
}

const amount = (name: string, cents: number): XmlNode => [name, (cents / 100).toFixed(2), { currencyID: 'EUR' }]

function taxCategory(name: string, { category, basisPoints, exemption }: EInvoiceTax, withReason = false): XmlNode {
  return [
    name,
    [
      ['cbc:ID', category],
      // What is outside the scope of VAT has no rate, not even zero (BR-O-05).
      category === 'O' ? null : ['cbc:Percent', String(basisPoints / 100)],
      ['cbc:TaxExemptionReasonCode', withReason && exemption ? exemption.code : null],
      ['cbc:TaxExemptionReason', withReason && exemption ? exemption.reason : null],
      ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
    ],
  ]
}

const taxTotalOf = ({ sums, tax }: EInvoice): XmlNode => [
  'cac:TaxTotal',
  [
    amount('cbc:TaxAmount', sums.vatCents),
    [
      'cac:TaxSubtotal',
      [
        amount('cbc:TaxableAmount', sums.netCents),
        amount('cbc:TaxAmount', sums.vatCents),
        taxCategory('cac:TaxCategory', tax, true),
      ],
    ],
  ],
]

const totalsOf = ({ sums, allowances }: EInvoice): XmlNode => [
  'cac:LegalMonetaryTotal',
  [
    amount('cbc:LineExtensionAmount', sums.lineCents),
    amount('cbc:TaxExclusiveAmount', sums.netCents),
    amount('cbc:TaxInclusiveAmount', sums.totalCents),
    allowances.length === 0
      ? null
      : amount(
          'cbc:AllowanceTotalAmount',
          allowances.reduce((sum, { cents }) => sum + cents, 0),
        ),
    amount('cbc:PrepaidAmount', sums.prepaidCents),
    amount('cbc:PayableAmount', sums.totalCents - sums.prepaidCents),
  ],
]

const lineOf = (
  { isCreditNote, tax }: EInvoice,
  { text, quantity, netCents }: EInvoice['lines'][number],
  at: number,
): XmlNode => [
  isCreditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
  [
    ['cbc:ID', String(at)],
    [isCreditNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(quantity), { unitCode: ONE }],
    amount('cbc:LineExtensionAmount', netCents),
    ['cac:Item', [['cbc:Name', text], taxCategory('cac:ClassifiedTaxCategory', tax)]],
    ['cac:Price', [amount('cbc:PriceAmount', netCents / quantity)]],
  ],
]
