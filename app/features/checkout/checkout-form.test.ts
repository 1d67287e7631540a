import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkoutForm, typedCheckoutValues, untriedCode } from './checkout-form.ts'
import { NO_GIFT } from './gift-form.ts'
import { NO_COMPANY } from '#app/features/company-form/company-form.ts'

const good = { email: 'anna@example.com', name: 'Anna Vos', terms: 'on' }

function problemsOf(fields: Record<string, unknown>) {
  const parsed = checkoutForm.safeParse({ ...good, ...fields })
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors
}

describe('the checkout form', () => {
  it('accepts email, name, and terms, and ignores every field it didn’t ask for', () => {
    expect(checkoutForm.parse({ ...good, total: '0', price: '1' })).toEqual({
      email: 'anna@example.com',
      name: 'Anna Vos',
      terms: true,
      immediateDelivery: false,
      coupon: '',
      seen: null,
    })
  })

  it.each([
    ['', 'Please provide your email address'],
    ['   ', 'Please provide your email address'],
    [undefined, 'Please provide your email address'],
    [new File([], 'x'), 'Please provide your email address'],
    ['anna', 'Please enter a valid email address'],
    ['anna@example', 'Please enter a valid email address'],
    ['anna@@example.com', 'Please enter a valid email address'],
    ['anna@example.com, eve@example.com', 'Please enter a valid email address'],
    ['anna@example.com\r\nbcc: eve@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ])('rejects the email %j', (email, problem) => {
    expect(problemsOf({ email })).toEqual({ email: [problem] })
  })

  it.each(['ANNA@Example.com ', 'anna+trip@example.co.uk', "o'neil@example.com", 'анна@пример.рф'])(
    'accepts the email %j',
    (email) => {
      expect(problemsOf({ email })).toEqual({})
      expect(checkoutForm.parse({ ...good, email }).email).toBe(email.trim().toLowerCase())
    },
  )

  it.each(['<anna@example.com>', 'anna@example.com;', 'Anna Vos <anna@example.com>', 'mailto:anna@example.com'])(
    'takes the address out of what was pasted: %j',
    (email) => {
      expect(checkoutForm.parse({ ...good, email }).email).toBe('anna@example.com')
    },
  )

  it.each([
    ['', 'Please provide your name'],
    [' \t ', 'Please provide your name'],
    [undefined, 'Please provide your name'],
    ['a'.repeat(201), 'Please enter a name of up to 200 characters'],
    ['Anna\u202Egro', 'Please enter a name of up to 200 characters'],
    ['Anna\u0000', 'Please enter a name of up to 200 characters'],
    [' \u200F\u200C ', 'Please provide your name'],
  ])('rejects the name %j', (name, problem) => {
    expect(problemsOf({ name })).toEqual({ name: [problem] })
  })

  it.each([
    ['  Anna   Vos ', 'Anna Vos'],
    ['Łukasz O’Brien-Źółć', 'Łukasz O’Brien-Źółć'],
    ['王小明', '王小明'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['\u200Fدانا\u200E \uFEFFכהן\u200B', 'دانا כהן'],
    ['X', 'X'],
  ])('accepts the name %j', (name, kept) => {
    expect(checkoutForm.parse({ ...good, name }).name).toBe(kept)
  })

  it.each(['true', '1', 'yes', 'ON', '', undefined])('doesn’t count terms=%j as accepted', (terms) => {
    expect(problemsOf({ terms })).toEqual({ terms: ['Please accept the terms and conditions to proceed'] })
  })

  it('names everything that is missing at once', () => {
    expect(Object.keys(problemsOf({ email: '', name: '', terms: '' })).toSorted()).toEqual(['email', 'name', 'terms'])
  })

  it.each([
    ['1809', 1809],
    ['0', 0],
    ['18.09', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
  ])('reads the shown total %j as %j', (seen, cents) => {
    expect(checkoutForm.parse({ ...good, seen }).seen).toBe(cents)
  })
})

describe('what was typed', () => {
  it('comes back unchanged, up to a maximum length', () => {
    const form = new FormData()
    form.set('email', 'Anna@ ')
    form.set('name', 'a'.repeat(900))
    form.set('terms', 'on')
    form.set('traveler2', 'Mia')
    form.set('traveler3', '')
    form.set('phone', 'Pixel 8'.padEnd(90))
    expect(typedCheckoutValues(form)).toEqual({
      email: 'Anna@ ',
      name: 'a'.repeat(500),
      immediateDelivery: false,
      terms: true,
      company: NO_COMPANY,
      gift: NO_GIFT,
      travelers: ['Mia', ''],
      phone: 'Pixel 8'.padEnd(60),
    })
  })

  it.each([
    [[['code', ' wander20 ']], 'wander20'],
    [[['code', '  ']], null],
    [[], null],
    [
      [
        ['code', 'OLD'],
        ['tried', 'OLD'],
      ],
      null,
    ],
    [
      [
        ['code', 'NEW'],
        ['tried', 'OLD'],
      ],
      'NEW',
    ],
    [
      [
        ['code', 'A'],
        ['code', 'B'],
      ],
      null,
    ],
  ])('in %j the code to try first is %j', (entries, code) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name ?? '', value ?? '')
    expect(untriedCode(form)).toBe(code)
  })
})
