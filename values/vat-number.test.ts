import { describe, expect, it } from 'vitest'
import { EU_COUNTRIES } from './country/country.ts'
import { isForeignTaxNumber, isSellerTaxNumber, readVatNumber, vatNumberExample } from './vat-number.ts'

describe('a VAT number', () => {
  it.each([...EU_COUNTRIES])('of %s has a format, which its own example matches', (country) => {
    const example = vatNumberExample(country) ?? ''
    expect(readVatNumber(country, example)).toMatchObject({ full: example })
    expect(readVatNumber(country, example.slice(2))).toMatchObject({ full: example })
    expect(readVatNumber(country, `${example}1234`)).toBeNull()
    expect(readVatNumber(country, example.slice(0, -1))?.full).not.toBe(example)
  })

  it.each([
    ['DE', 'de 123 456 789', 'DE123456789'],
    ['DE', '123.456.789', 'DE123456789'],
    ['AT', 'ATU 1234-5678', 'ATU12345678'],
    ['GR', 'EL123456789', 'EL123456789'],
    ['GR', 'GR123456789', 'EL123456789'],
    ['GR', '123456789', 'EL123456789'],
    ['FR', 'FRXX123456789', 'FRXX123456789'],
    ['FR', 'XX123456789', 'FRXX123456789'],
    ['MC', 'FR 12 345678901', 'FR12345678901'],
    ['ES', 'ESB12345678', 'ESB12345678'],
    ['ES', '12345678Z', 'ES12345678Z'],
    ['IE', 'IE1A12345T', 'IE1A12345T'],
    ['IE', 'IE1+12345T', 'IE1+12345T'],
    ['LT', 'LT123456789012', 'LT123456789012'],
    ['RO', 'RO18', 'RO18'],
    ['NL', 'nl123456789b01', 'NL123456789B01'],
    ['SE', '556677-8899', 'SE556677889901'],
    ['SE', 'SE 556677-8899', 'SE556677889901'],
    ['HU', '12345678-2-42', 'HU12345678'],
    ['DK', 'CVR-nr. 12 34 56 78', 'DK12345678'],
    ['HR', 'OIB: 12345678901', 'HR12345678901'],
    ['BE', 'RPM 0123.456.789', 'BE0123456789'],
  ])('of %s may be written %j', (country, text, full) => {
    expect(readVatNumber(country, text)?.full).toBe(full)
  })

  it.each([
    ['DE', ''],
    ['DE', 'DE12345678'],
    ['DE', 'FR12345678901'],
    ['DE', 'DEDE123456789'],
    ['DE', 'FR 123456789'],
    ['DE', 'VAT FR 123456789'],
    ['DE', 'NO 123456789'],
    ['DE', 'CHE 123456789'],
    ['DE', 'DE 123456789 (old)'],
    ['AT', 'AT12345678'],
    ['BE', 'BE2123456789'],
    ['FR', 'FRIO123456789'],
    ['NL', 'NL123456789'],
    ['SE', 'SE123456789012'],
    ['SE', '556677-889'],
    ['HU', '12345678-2-4'],
    ['GR', 'EL12345678'],
    ['LT', 'LT1234567890'],
    ['DE', 'DE123456789\u0000'],
    ['US', '123456789'],
    ['constructor', '123456789'],
  ])('of %s is not %j', (country, text) => {
    expect(readVatNumber(country, text)).toBeNull()
  })
})

describe('a VAT number as pasted', () => {
  const ways: [string, (full: string) => string][] = [
    ['in lower case', (full) => full.toLowerCase()],
    ['with hyphens that don’t break', (full) => Array.from(full).join('\u2011')],
    ['with narrow spaces', (full) => `\u202F${Array.from(full).join('\u00A0')}\r\n`],
    ['with dots', (full) => `${full.slice(0, 2)} ${full.slice(2).replaceAll(/(\d{3})(?=\d)/g, '$1.')}`],
    [
      'in full width',
      (full) => full.replaceAll(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
    ['with invisible signs', (full) => `\uFEFF${Array.from(full).join('\u200B')}\u200E`],
    ['after a label', (full) => `VAT no.: ${full}`],
    ['after a label without a colon', (full) => `TVA ${full}`],
    ['after a German label', (full) => `USt-IdNr. ${full}`],
    ['after a label with a hyphen', (full) => `BTW-${full.slice(0, 2)} ${full.slice(2)}`],
    ['after a label without its prefix', (full) => `P.IVA ${full.slice(2)}`],
    ['in quotes', (full) => `“${full}”`],
    ['in brackets, with a semicolon', (full) => `[${full}];`],
    ['in brackets after a label', (full) => `VAT (${full})`],
    ['without its prefix', (full) => full.slice(2).toLowerCase()],
  ]
  it.each(ways.flatMap(([way, write]) => [...EU_COUNTRIES].map((country) => ({ way, write, country }))))(
    'from $country is read $way',
    ({ write, country }) => {
      const full = vatNumberExample(country) ?? ''
      expect(readVatNumber(country, write(full))?.full).toBe(full)
    },
  )

  it.each([
    ['BE', 'BE 403.170.701', 'BE0403170701'],
    ['BE', '403.170.701', 'BE0403170701'],
    ['BE', 'BE 0403.170.701', 'BE0403170701'],
    ['BE', 'TVA BE 0403.019.261', 'BE0403019261'],
    ['BE', 'BTW-BE 0403.019.261', 'BE0403019261'],
    ['IT', 'P.IVA 12345678901', 'IT12345678901'],
    ['GR', 'gr 123456789', 'EL123456789'],
    ['GR', 'ΕΛ 123456789', 'EL123456789'],
  ])('of %s may be %j', (country, text, full) => {
    expect(readVatNumber(country, text)?.full).toBe(full)
  })
})

describe('a tax number from outside the EU', () => {
  it.each(['CHE-123.456.789', '12-3456789', 'GB 123 4567 89', '0107', 'CHE\u2011123.456.789 MWST'])(
    'may be %j',
    (text) => {
      expect(isForeignTaxNumber(text)).toBe(true)
    },
  )
  it.each(['', '1', 'none', 'we have no number', '<b>12</b>', '1'.repeat(31), '12\n34'])('is not %j', (text) => {
    expect(isForeignTaxNumber(text)).toBe(false)
  })
})

describe('the number of a seller', () => {
  it.each([
    'NL123456789B01',
    'nl 123456789 b 01',
    'BTW NL123456789B01',
    'USt-IdNr. DE123456789',
    'XI123456789',
    '12-3456789',
    'EL123456789',
    'ΕΛ123456789',
    'ΕL123456789',
    'GB123456789',
    'CHE-123.456.789 MWST',
  ])('may be %s', (text) => {
    expect(isSellerTaxNumber(text)).toBe(true)
  })
  it.each([
    'NL12',
    'NL123456789',
    'DE12345678',
    'EL12',
    'GR1',
    'none',
    '',
    'BTW NL12',
    'VAT NL12',
    'BTW-nr. NL12',
    'USt-IdNr. DE12',
    'N L12',
    'NL-12',
    'DE 123456789 (old)',
    '123',
    '0000',
    '000000000',
    'XI12',
    'GB12',
    'N/A 1',
    'none 0',
    '1 1 1',
    'CHE-12',
    `NL${'a.'.repeat(7_000)}12`,
  ])('is not %j', (text) => {
    expect(isSellerTaxNumber(text)).toBe(false)
  })
})
