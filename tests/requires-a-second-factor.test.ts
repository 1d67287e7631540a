// If staff must have a second factor, they have no rights until they do (safety case G24).
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { hasAnAccount, whoIs } from './support/having-accounts.ts'
import { openTestShop } from './support/open-test-shop.ts'

describe('if administrators must have a second factor', () => {
  it('one without it is treated like a customer until it is set up', async () => {
    const strict = await openTestShop({ settings: { ADMIN_SECOND_FACTOR: 'required' } })
    try {
      const ada = await hasAnAccount(strict, 'ada@example.com', 'own-admin')
      expect(await whoIs(strict, ada.token)).toMatchObject({ type: 'own-user', mustAddFactor: true })
      const offer = await strict.shop.accounts.offerAuthenticator(ada.id, strict.at)
      const code = new TOTP({ secret: offer?.secret ?? '' }).generate()
      const input = { token: ada.token, sealed: offer?.sealed ?? '', code }
      expect(
        await strict.shop.accounts.addAuthenticator(input, { ...strict.at, actor: { id: ada.id, type: 'own-user' } }),
      ).toMatchObject({
        ok: true,
      })
      const user = await whoIs(strict, ada.token)
      expect(user).toMatchObject({ type: 'own-admin' })
      expect(user).not.toHaveProperty('mustAddFactor')
      const customer = await hasAnAccount(strict, 'kim@example.com')
      expect(await whoIs(strict, customer.token)).not.toHaveProperty('mustAddFactor')
    } finally {
      await strict.close()
    }
  })
})
