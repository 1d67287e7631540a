// Nobody is offered data that the eSIM's network wouldn't add.
import { expect, it } from 'vitest'
import { delivering } from '#tests/support/delivering.ts'
import { checkTopUp } from './check-top-up.ts'

const shop = delivering()

it('an eSIM whose network offers no top-ups can’t be topped up, and the network isn’t asked', async () => {
  const { orderId } = await shop().withEsim('order_completed', { provisioningState: 'completed', status: 'completed' })
  const check = () => checkTopUp({ ...shop().needs, isWithdrawn: () => Promise.resolve(false) }, orderId)
  expect(await check()).toMatchObject({ ok: true, zone: 'Europe' })
  shop().network.provider.can = { ...shop().network.provider.can, topUps: false }
  shop().network.told.length = 0
  expect(await check()).toEqual({ ok: false, problem: 'top_ups_not_offered' })
  expect(shop().network.told).toEqual([])
})
