import { expect, it } from 'vitest'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { createSealer } from '#values/secret.ts'
import { makeConfirmation, openConfirmation } from './make-confirmation.ts'

const START = new Date('2026-12-10T12:00:00Z')
const sealer = createSealer('a secret of this test', 'confirmation')
const at = (ms: number) => ({ sealer, clock: { now: () => new Date(START.getTime() + ms) } })
const by = (id: string) => ({ tenant: defaultTenant('https://shop.test'), actor: { id, type: 'super-admin' as const } })
const ACTION = { what: 'release', values: { iccid: '8988300000000000001' } }
const QUARTER = 15 * 60_000

it('is valid for a quarter of an hour, for the person who was asked, and with what was shown', () => {
  const sealed = makeConfirmation(at(0), ACTION, by('ada'))
  expect(openConfirmation(at(QUARTER - 1), sealed, by('ada'))).toMatchObject(ACTION)
  expect(openConfirmation(at(QUARTER), sealed, by('ada'))).toBeNull()
  expect(openConfirmation(at(0), sealed, by('eve'))).toBeNull()
  expect(openConfirmation(at(0), `${sealed.slice(0, -2)}AA`, by('ada'))).toBeNull()
})
