import { describe, expect, it } from 'vitest'
import { isTypedRegistration, isTypedTaxNumber } from './seller-number.ts'

describe('the tax number that an owner types', () => {
  it.each([
    'NL004495445B01',
    'nl 0044.95.445 b01',
    'USt-IdNr. DE136695976',
    'EL094259216',
    'ΕΛ 094259216',
    'XI123456789',
    'GB 123 4567 89',
    'CHE-123.456.789 MWST',
    '12-3456789',
    'EU372000041',
    'NO 923 609 016 MVA',
    'AU 51 824 753 556',
    '53004085616',
  ])('may be %s', (text) => {
    expect(isTypedTaxNumber(text)).toBe(true)
  })
  it.each([
    'NL000000000B00',
    'NL123456789B01',
    'DE123456789',
    'BTW NL123456789B01',
    'XX123456',
    'xx 123456',
    'XX-123456',
    'ZZ1234567',
    'QQ 123456789',
    'XX000000',
    '0000000',
    '',
    'none',
  ])('is not %j', (text) => {
    expect(isTypedTaxNumber(text)).toBe(false)
  })
})

describe('the number of a register', () => {
  it.each(['12345678', 'HRB 7', 'HRB 123456 B', 'SC123456', 'RCS Paris B 552 081 317', 'FN 33209 m', '0403.170.701'])(
    'may be %s',
    (text) => {
      expect(isTypedRegistration(text)).toBe(true)
    },
  )
  it.each([
    '00000000',
    '0',
    'XX123456',
    'xx 1',
    '11111111',
    'N/A 1',
    'n.a. 2',
    'TBD 1',
    'none 1',
    'test 123',
    'none',
    '',
  ])('is not %j', (text) => {
    expect(isTypedRegistration(text)).toBe(false)
  })
})
