// Whoever doesn't know the account's secret is heard by nobody.
import { assert, jsonValue, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callbackOf } from './callback.ts'
import { isSigned, signatureOf } from './signature.ts'

const SECRET = 'my-secret'
const LOW = { event: 'low_data_notification', type: 'data_75', iccid: '891000000000009125', url: 'https://a.example/b' }
const PLAIN = JSON.stringify(LOW)
/** As the network's own library writes it before it signs it. */
const ESCAPED = PLAIN.replaceAll('/', String.raw`\/`)

const heard = (text: string, signature?: string) =>
  callbackOf(SECRET, JSON.parse(text), signature === undefined ? {} : { 'airalo-signature': signature }, text)

describe('a message', () => {
  it.each([
    ['signed as it came', PLAIN, signatureOf(SECRET, PLAIN)],
    ['signed and sent with escaped slashes', ESCAPED, signatureOf(SECRET, ESCAPED)],
    ['signed with escaped slashes and sent with plain ones', PLAIN, signatureOf(SECRET, ESCAPED)],
    [
      'spread over lines, and signed as it came',
      JSON.stringify(LOW, null, 2),
      signatureOf(SECRET, JSON.stringify(LOW, null, 2)),
    ],
    ['signed in capitals', PLAIN, ` ${signatureOf(SECRET, PLAIN).toUpperCase()} `],
  ])('%s is heard', (_how, text, signature) => {
    expect(heard(text, signature)).toEqual({
      reference: null,
      networkEsimId: null,
      iccid: LOW.iccid,
      kind: 'data_75',
    })
  })

  it.each([
    ['by another secret', signatureOf('another', PLAIN)],
    ['for another message', signatureOf(SECRET, `${PLAIN} `)],
    ['in half', signatureOf(SECRET, PLAIN).slice(0, 64)],
    ['with nothing', ''],
  ])('signed %s is forged', (_how, signature) => expect(heard(PLAIN, signature)).toBe('forged'))

  it('without a signature, or that is no object, is none of the network’s', () => {
    expect(heard(PLAIN)).toBeNull()
    for (const text of ['[]', '7', 'null']) expect(heard(text, signatureOf(SECRET, text))).toBeNull()
  })

  it('about an order names it, and one about credit nothing', () => {
    const order = JSON.stringify({ request_id: 'x', data: { id: 1, description: 'our-1;', sims: [] } })
    expect(heard(order, signatureOf(SECRET, order))).toMatchObject({ reference: 'our-1', kind: 'async_order' })
    const credit = JSON.stringify({ event: 'credit_limit', remaining: 12.5 })
    expect(heard(credit, signatureOf(SECRET, credit))).toEqual({
      reference: null,
      networkEsimId: null,
      iccid: null,
      kind: 'credit_limit',
    })
  })

  it('of any form is read or names nothing, and never fails', () => {
    assert(
      property(jsonValue(), string(), (told, signature) => {
        const text = JSON.stringify(told)
        expect([callbackOf(SECRET, told, { 'airalo-signature': signature }, text)]).not.toEqual([undefined])
        expect(isSigned(SECRET, text, signatureOf(SECRET, text))).toBe(true)
      }),
    )
  })
})
