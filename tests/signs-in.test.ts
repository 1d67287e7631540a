import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const PASSWORD = 'Lantern-42-kestrel'
const network = '192.0.2.7'
const browser = { network, device: 'Test browser', knownBrowser: null, oldToken: null, confirmToken: null }

describe('an account', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  it('begins when the mailed link and the chosen password come together', async () => {
    const email = 'new@example.com'
    const wish = { email: ' New@Example.com', iccid: '', fullName: 'Nora New', network }
    expect(await shop.shop.signUp({ ...wish, password: PASSWORD, repeated: PASSWORD })).toEqual({ ok: true, email })
    expect(await shop.shop.signIn({ ...browser, email, password: PASSWORD })).toEqual({
      ok: false,
      problem: 'unconfirmed',
    })
    await shop.shop.runDueWork()
    await vi.waitFor(async () => expect((await shop.mailsTo(email)).length).toBeGreaterThan(1))
  })
})
