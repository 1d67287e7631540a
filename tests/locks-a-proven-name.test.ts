// A person whose order holds a name signs up with that name, once the mailbox is proven; nobody else can find it out.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeIn, mailTo } from '#tests/support/account-mails.ts'
import { linkToken, PASSWORD, signIn, whoIs } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { bought } from '#tests/support/owning.ts'

const EMAIL = 'named@example.com'
const rateLimitKey = '198.51.100.1'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await bought(shop, EMAIL)
})
afterAll(() => shop.close())

const start = (overrides: { email?: string; proofId?: string }) =>
  shop.shop.accounts.startSignUp({ email: EMAIL, iccid: '', rateLimitKey, ...overrides })

it('keeps an order’s account for whoever has just proven the mailbox', async () => {
  const started = await shop.shop.accounts.startProof({ email: EMAIL, purpose: 'check_account', rateLimitKey }, shop.at)
  if (!started.ok) throw new Error(started.problem)
  const { proofId } = started
  expect(await start({ proofId })).toMatchObject({ ok: true, lockedName: null })

  const code = codeIn(await mailTo(shop.sandbox.url, EMAIL, /^\d{6} is your/))
  expect(await shop.shop.accounts.giveProof({ proofId, code, iccid: null, rateLimitKey })).toMatchObject({ ok: true })
  const proven = await start({ proofId })
  if (!proven.ok || proven.lockedName === null) throw new Error('The name is not locked.')
  expect(await start({})).toMatchObject({ lockedName: null })
  expect(await start({ proofId, email: 'else@example.com' })).toMatchObject({ lockedName: null })

  const overrides = {
    email: EMAIL,
    iccid: '',
    fullName: 'Somebody Else',
    password: PASSWORD,
    repeated: PASSWORD,
    rateLimitKey,
  }
  expect(await shop.shop.accounts.signUp({ ...overrides, proofId }, shop.at)).toMatchObject({ ok: true })
  const { token } = await signIn(shop, EMAIL, await linkToken(shop, EMAIL, /confirm=([\w-]+)/))
  expect(await whoIs(shop, token)).toMatchObject({ name: proven.lockedName })
})
