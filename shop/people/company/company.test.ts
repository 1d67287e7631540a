import { describe, expect, it } from 'vitest'
import { isMasked, isReferenceCode, masked, normalizeReferenceCode, shownOf, unmasked } from './company.ts'
import { KRANICH } from '#tests/support/a-company.ts'

describe('a reference code', () => {
  it.each(['ABCDE', 'Z2345', '99999', 'HJKLM'])('may be %s', (code) => {
    expect(isReferenceCode(code)).toBe(true)
  })
  it.each([
    '',
    'ABCD',
    'ABCDEF',
    'ABCDI',
    'ABCDO',
    'ABCD0',
    'ABCD1',
    'ABCD%',
    'ABCD_',
    'abcde',
    'ÄBCDE',
    'ABC DE',
    'AB\u0000DE',
  ])('is not %j', (code) => {
    expect(isReferenceCode(code)).toBe(false)
  })
  it('may be typed in lowercase and with spaces', () => {
    expect(normalizeReferenceCode(' ab c2e ')).toBe('ABC2E')
  })
})

describe('what a code shows', () => {
  it('is name and country, hints of the rest, and no email', () => {
    expect(shownOf(KRANICH)).toEqual({
      companyName: 'Kranich Reisen GmbH',
      streetName: 'L•••••e',
      streetNumber: '•••••',
      unitNumber: '',
      postalCode: '•••••',
      city: 'B•••••n',
      country: 'DE',
      vatNumber: 'D•••••9',
      companyRegNumber: 'H•••••5',
      invoiceEmail: '',
    })
  })

  it('hides how long a text is', () => {
    expect(masked('abcdefgh')).toHaveLength(masked('abcdefghijklmnop').length)
    expect([masked('abc'), masked('abcdefgh'), masked('')].map(isMasked)).toEqual([true, true, false])
  })

  it('becomes the full record again in the order, except for what was retyped', () => {
    expect(unmasked(shownOf(KRANICH), KRANICH)).toEqual(KRANICH)
    expect(
      unmasked({ ...shownOf(KRANICH), streetName: 'Am Ufer', invoiceEmail: 'me@kranich.example' }, KRANICH),
    ).toEqual({
      ...KRANICH,
      streetName: 'Am Ufer',
      invoiceEmail: 'me@kranich.example',
    })
  })
})
