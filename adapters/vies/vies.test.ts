// The VIES client against the sandbox's VIES: a clear answer, or a VendorError within its time-out.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { readVatNumber, type VatNumber } from '#values/vat-number.ts'
import { viesChecker } from './vies.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startLoneSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.vies.faults.clear())

const checker = (timeoutMs?: number) => viesChecker({ url: `${sandbox.url}${VIES_PATH}/`, timeoutMs })

function number(country: string, text: string): VatNumber {
  const read = readVatNumber(country, text)
  if (!read) throw new Error('That is no VAT number.')
  return read
}

describe('a VAT number', () => {
  it.each([
    ['DE', 'DE123456789', true],
    ['GR', 'EL123456789', true],
    ['NL', 'NL123456789B01', true],
    ['DE', 'DE123456700', false],
  ])('of %s, %s, is registered: %s', async (country, text, isValid) => {
    expect(await checker().check(number(country, text), null)).toEqual({
      isValid,
      requestDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      consultationNumber: null,
    })
  })

  it('is proven by a number if we say who asks', async () => {
    const own = number('NL', 'NL001234560B01')
    const { consultationNumber } = await checker().check(number('DE', 'DE123456789'), own)
    expect(consultationNumber).toMatch(/^WAPI\w+$/)
    expect((await checker().check(number('DE', 'DE123456789'), own)).consultationNumber).not.toBe(consultationNumber)
  })

  it('is looked up without proof if the register doesn’t know who asks', async () => {
    const unregistered = number('NL', 'NL001234567B00')
    expect(await checker().check(number('DE', 'DE123456789'), unregistered)).toMatchObject({
      isValid: true,
      consultationNumber: null,
    })
  })

  it.each([
    ['DE', 'DE123456789', true],
    ['GR', 'EL123456789', true],
    ['NL', 'NL123456789B01', true],
    ['IE', 'IE1+12345T', true],
    ['DE', 'DE123456700', false],
  ])('of %s, %s, is understood in another notation', async (country, text, isValid) => {
    sandbox.vies.faults.set({ at: 'check', kind: 'odd-notation' })
    expect(await checker().check(number(country, text), null)).toEqual({
      isValid,
      requestDate: null,
      consultationNumber: null,
    })
  })

  it('that VIES rejects as malformed is not registered', async () => {
    const unread = { prefix: 'QQ', number: '1', full: 'QQ1' }
    expect(await checker().check(unread, null)).toEqual({
      isValid: false,
      requestDate: null,
      consultationNumber: null,
    })
  })

  it.each(['down', 'member_state_down', 'busy', 'html', 'slow', 'other_number', 'other_country', 'user_error'])(
    'stays unknown while VIES is %s',
    async (kind) => {
      sandbox.vies.faults.set({ at: 'check', kind })
      await expect(checker(150).check(number('DE', 'DE123456789'), null)).rejects.toThrow(VendorError)
    },
  )

  it('stays unknown if VIES can’t be reached', async () => {
    await expect(viesChecker({ url: 'http://127.0.0.1:1' }).check(number('DE', 'DE123456789'), null)).rejects.toThrow(
      VendorError,
    )
  })

  it('is looked up once, however many ask', async () => {
    sandbox.vies.faults.set({ at: 'check', kind: 'invalid', times: 1 })
    const vies = checker()
    const answers = await Promise.all(Array.from({ length: 5 }, () => vies.check(number('FR', 'FR12345678901'), null)))
    expect(answers.map(({ isValid }) => isValid)).toEqual([false, false, false, false, false])
  })
})
