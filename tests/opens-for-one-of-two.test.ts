// What works once works once for everybody together: of several who use it at the same moment, one succeeds (safety
// cases D04, G14, G24).
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo, resetTokenIn } from './support/account-mails.ts'
import { engines } from './support/engines.ts'
import { hasAnAccount, openAccount, PASSWORD, signIn } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const CROWD = 6
const crowd = <Done>(act: (place: number) => Promise<Done>) =>
  Promise.all(Array.from({ length: CROWD }, (_, place) => act(place)))
const passwordOf = (place: number) => `Harbour-17-violet-${place}`

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  it('the key of the way back from the payment page opens its order in one browser (D04)', async () => {
    const placed = await shop.placeOrder()
    if (placed.continueAt.kind !== 'payment_page') throw new Error('There is no page to pay on.')
    const { location } = await shop.pay(placed.continueAt.url)
    const key = new URL(location ?? '').searchParams.get('key') ?? ''
    const found = await crowd(() => shop.shop.orders.redeemOrderKey(key, shop.at))
    expect(found.filter((order) => order !== null).map(({ id }) => id)).toEqual([placed.orderId])
  })

  it('the link to a new password sets one, and none of the others that were typed (G14)', async () => {
    const email = 'everywhere@example.com'
    await openAccount(shop, email)
    const asked = await shop.shop.accounts.requestReset({ email, rateLimitKey: 'here', holder: null }, shop.at)
    if (!asked.ok) throw new Error(asked.problem)
    const token = resetTokenIn(await mailTo(shop.sandbox.url, email, /^Reset your/))
    const answers = await crowd((place) => {
      const [password, repeated] = [passwordOf(place), passwordOf(place)]
      const input = { token, holder: asked.holder, password, repeated, rateLimitKey: `tab-${place}` }
      return shop.shop.accounts.resetPassword(input, shop.at)
    })
    const set = answers.flatMap((answer, place) => (answer.ok ? [place] : []))
    expect(set).toHaveLength(1)
    const others = Array.from({ length: CROWD }, (_, place) => place).filter((place) => !set.includes(place))
    await signIn(shop, email, null, passwordOf(set[0] ?? -1))
    for (const place of others.slice(0, 2))
      await expect(signIn(shop, email, null, passwordOf(place))).rejects.toThrow('credentials_wrong')
  })

  it('a code of the app opens one session, whoever else read it over a shoulder (G24)', async () => {
    const holder = await hasAnAccount(shop, 'robin@example.com')
    const { accounts } = shop.shop
    const offer = await accounts.offerAuthenticator(holder.id, shop.at)
    if (!offer) throw new Error('Nothing was offered.')
    const codeNow = () => new TOTP({ secret: offer.secret }).generate({ timestamp: shop.clock.now().getTime() })
    const by = { ...shop.at, actor: { id: holder.id, type: 'own-user' } } as const
    await accounts.addAuthenticator({ token: holder.token, sealed: offer.sealed, code: codeNow() }, by)
    shop.jump({ seconds: 30 })

    const browser = { device: 'A browser', knownBrowser: null, oldToken: null, ip: null }
    const pending = await crowd(async (place) => {
      const input = {
        email: holder.email,
        password: PASSWORD,
        confirmToken: null,
        rateLimitKey: `n-${place}`,
        ...browser,
      }
      const answer = await accounts.signIn(input, shop.at)
      if (answer.ok || answer.problem !== 'factor_due') throw new Error('The password alone opened a session.')
      return answer.pending
    })
    const code = codeNow()
    const opened = await crowd((place) =>
      accounts.confirmSignIn({ pending: pending[place] ?? '', given: { code }, ...browser }, shop.at),
    )
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
