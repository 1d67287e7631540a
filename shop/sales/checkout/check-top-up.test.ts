// Nobody is offered data that the eSIM's network wouldn't add.
import { expect, it } from 'vitest'
import type { Bundle } from '#shop/catalogue/bundle/bundle.ts'
import { delivering } from '#tests/support/delivering.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { checkTopUp } from './check-top-up.ts'

const shop = delivering()
const FIVE_GIGABYTES = { megabytes: 5120, zone: 'Europe', validityDays: 30, status: 'Active' as const }

it('an eSIM whose network offers no top-ups can’t be topped up, and the network isn’t asked', async () => {
  const { orderId } = await shop().withEsim('order_completed', { provisioningState: 'completed', status: 'completed' })
  const check = () => checkTopUp({ ...shop().needs, isWithdrawn: () => Promise.resolve(false) }, orderId, null)
  expect(await check()).toMatchObject({ ok: true, zone: 'Europe' })
  shop().network.provider.can = { ...shop().network.provider.can, topUps: false }
  shop().network.told.length = 0
  expect(await check()).toEqual({ ok: false, problem: 'top_ups_not_offered' })
  expect(shop().network.told).toEqual([])
})

it('a bundle that doesn’t fit the eSIM is refused before anybody pays, and what the network doesn’t tell isn’t', async () => {
  const { orderId } = await shop().withEsim('order_completed', { provisioningState: 'completed', status: 'completed' })
  const bundles = ['01032_3', '01032_2'].map((bundleId): Bundle => ({ ...FIVE_GIGABYTES, bundleId }))
  const { readCatalogue: readZones, ...needs } = shop().needs
  const readCatalogue = async () => ({ ...(await readZones()), bundles })
  const check = (bundleId: string | null) =>
    checkTopUp({ ...needs, readCatalogue, isWithdrawn: () => Promise.resolve(false) }, orderId, bundleId)
  expect(await check('01032_3')).toMatchObject({ ok: true, fitting: null })
  shop().network.fitting.ids = ['01032_3']
  expect(await check('01032_3')).toMatchObject({ ok: true })
  expect(await check(null)).toMatchObject({ ok: true, fitting: new Set(['01032_3']) })
  expect(await check('01032_2')).toEqual({ ok: false, problem: 'top_ups_not_offered' })
  const silent = new VendorError('silent', { vendor: 'network', outcome: 'unknown', isRetryable: true })
  shop().network.meets('fittingTopUps', silent)
  expect(await check('01032_3')).toEqual({ ok: false, problem: 'esim_unreachable' })
})
