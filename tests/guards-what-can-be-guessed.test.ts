// What a stranger could guess has a total over all networks together: whoever comes from everywhere gets as little as
// whoever comes from one place, and a network that did nothing still gets some answers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema/server.ts'
import { SIGN_IN_GUESSES, TOLD } from '#shop/people/account/account-limits.ts'
import { anOrderInput } from './support/buying.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const MEMBER = 'member@example.com'
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await hasAnAccount(shop, MEMBER)
})
afterAll(() => shop.close())
// Two kinds share a total.
beforeEach(() => shop.database.db().delete(rateLimits))

type Total = { name: string; points: number; seconds: number }
type Answer = { ok: boolean; problem?: string }
type Guess = (rateLimitKey: string, number: number) => Promise<Answer>

const status: Guess = (rateLimitKey, number) =>
  shop.shop.esims.checkEsimStatus(
    { email: '', iccid: `89883000000000${String(90_000 + number)}`, rateLimitKey, heldOrderIds: [] },
    shop.at,
  )
const company: Guess = (rateLimitKey) => shop.shop.companies.findCompany({ referenceCode: 'AAAA-AAAA', rateLimitKey })
const reminder: Guess = (rateLimitKey) =>
  shop.shop.esims.remindIccids({ email: `${randomUUID()}@example.com`, rateLimitKey }, shop.at)
const coupon: Guess = (rateLimitKey, number) => {
  const { line, vat } = anOrderInput()
  return shop.shop.checkout.quoteCart({ line, vat, couponCode: `GUESS${number}`, rateLimitKey }, shop.at)
}
const signUp: Guess = (rateLimitKey) =>
  shop.shop.accounts.startSignUp({ email: MEMBER, iccid: '', rateLimitKey, proofId: null })
const proof: Guess = (rateLimitKey) =>
  shop.shop.accounts.startProof(
    { email: `${randomUUID()}@example.com`, purpose: 'check_account', rateLimitKey },
    shop.at,
  )
const login: Guess = (rateLimitKey, number) => {
  const password = `Wrong-${number}-kestrel`
  const about = { confirmToken: null, device: 'a browser', knownBrowser: null, oldToken: null, ip: null }
  return shop.shop.accounts.signIn({ email: `${randomUUID()}@example.com`, password, rateLimitKey, ...about }, shop.at)
}

describe.each<[string, Guess, Total, string, number]>([
  ['a coupon', coupon, { name: 'coupon-altogether', points: 500, seconds: 600 }, 'coupon_invalid', 3],
  ['an ICCID', status, { name: 'status-wrong', points: 300, seconds: 3600 }, 'iccid_mismatch', 5],
  ['a company’s code', company, { name: 'company-altogether', points: 300, seconds: 3600 }, 'company_not_found', 3],
  [
    'an address of a buyer',
    reminder,
    { name: 'reminder-unknown-altogether', points: 300, seconds: 3600 },
    'no_esim',
    1,
  ],
  ['an address with an account', signUp, TOLD.altogether, 'account_exists', 2],
  ['an address without one', proof, TOLD.altogether, 'email_unknown', 2],
  ['a password', login, SIGN_IN_GUESSES.altogether, 'credentials_wrong', 5],
])('%s', (_what, guess, total, wrong, left) => {
  /** How many of some guesses from this network learn whether they were right. */
  const learned = async (rateLimitKey: string, guesses: number) => {
    let count = 0
    for (let number = 0; number < guesses; number += 1) {
      const answer = await guess(rateLimitKey, number)
      if (!answer.ok && answer.problem === wrong) count += 1
    }
    return count
  }

  it('is guessed by all networks together no more often than its total, and a little by each', async () => {
    for (let used = 0; used < total.points - 1; used += 100)
      await Promise.all(
        Array.from({ length: Math.min(100, total.points - 1 - used) }, () => shop.limiter.take(total, 'all')),
      )
    // The last of the total, from a network that guesses once.
    expect(await learned(randomUUID(), 1)).toBe(1)
    for (const network of [randomUUID(), randomUUID()]) expect(await learned(network, left + 2)).toBe(left)
  })
})
