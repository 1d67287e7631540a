// A test run of the staff: one profile per reference whatever the network does, and never an order of a customer.
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_LOOKS, type StaffRun } from '#shop/tools/staff-run.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { openAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let user: SessionUser
afterEach(() => shop.close())

async function open(settings: Record<string, string> = {}) {
  shop = await openTestShop({ settings })
  const { id, email } = await openAccount(shop, 'chief@runs.example.com')
  user = { id, email, name: 'Chloe', type: 'super-admin', businessId: null, isActivated: true, iccid: '' }
}

const begin = async (reference: string, kind: 'order' | 'allocation' = 'order') => {
  const opened = await shop.shop.tools.openStaffRun({ user, kind, reference, bundleId: '01032_3' })
  if (!opened.ok) throw new Error(opened.problem)
  return opened.run
}
const advance = async (reference: string): Promise<StaffRun> => {
  shop.jump({ seconds: 3 })
  const run = await shop.shop.tools.advanceStaffRun({ user, reference }, shop.at)
  if (!run) throw new Error('The run is gone.')
  return run
}
async function until(reference: string, isReached: (run: StaffRun) => boolean, most = 20): Promise<StaffRun> {
  let run = await advance(reference)
  for (let moves = 0; moves < most && !isReached(run); moves++) run = await advance(reference)
  return run
}
const hasEnded = ({ state }: StaffRun) => state !== 'running'
const profilesOf = (reference: string) =>
  shop.sandbox.network.profiles().filter((profile) => profile.customReference === reference)
const failedStep = (run: StaffRun) => run.steps.find(({ state }) => state === 'error')

describe('a test run', () => {
  it('ends with an eSIM that is nobody’s order, and keeps no activation code', async () => {
    await open()
    await begin('staff-run-1')
    const run = await until('staff-run-1', hasEnded)
    expect(run).toMatchObject({ state: 'completed', iccid: profilesOf('staff-run-1')[0]?.iccid })
    expect(run.steps.every(({ state, request }) => state === 'completed' && request !== null)).toBe(true)
    expect(JSON.stringify(run.steps)).not.toContain('LPA:1$')
    expect(await shop.shop.tools.findSampleIccid()).toBe(run.iccid)
    expect(
      await shop.shop.esims.checkEsimStatus({
        email: '',
        iccid: run.iccid ?? '',
        network: 'n',
        heldOrderIds: [],
        brand: (await shop.shop.brands.readBrand('x')).brand,
      }),
    ).toMatchObject({ ok: false })
  })

  it('asks again after a refusal, under the same reference', async () => {
    await open()
    shop.sandbox.network.faults.set({ at: 'allocate', kind: 'out_of_stock', times: 1 })
    await begin('staff-run-2')
    const failed = await until('staff-run-2', hasEnded)
    expect(failed.state).toBe('error')
    expect(failedStep(failed)).toMatchObject({ name: 'allocation', said: 'No profiles in stock for this bundle' })
    await shop.shop.tools.retryStaffRun({ user, reference: 'staff-run-2' }, shop.at)
    expect(await until('staff-run-2', hasEnded)).toMatchObject({ state: 'completed' })
    expect(profilesOf('staff-run-2')).toHaveLength(1)
  })

  it.each(['fail_after', 'reset_after'])(
    'only looks after an answer that is %s, and finds the one profile',
    async (kind) => {
      await open()
      shop.sandbox.network.faults.set({ at: 'allocate', kind, times: 1 })
      await begin('staff-run-3')
      expect(failedStep(await until('staff-run-3', hasEnded))?.name).toBe('allocation')
      await shop.shop.tools.retryStaffRun({ user, reference: 'staff-run-3' }, shop.at)
      expect(await until('staff-run-3', hasEnded)).toMatchObject({ state: 'completed' })
      expect(profilesOf('staff-run-3')).toHaveLength(1)
    },
  )

  it('never asks a second time when nobody knows whether the first was heard', async () => {
    await open()
    shop.sandbox.network.faults.set({ at: 'allocate', kind: 'reset', times: 1 })
    await begin('staff-run-4')
    await until('staff-run-4', hasEnded)
    await shop.shop.tools.retryStaffRun({ user, reference: 'staff-run-4' }, shop.at)
    const run = await until('staff-run-4', hasEnded, MOST_LOOKS + 5)
    expect(failedStep(run)).toMatchObject({ name: 'iccid', problem: 'timeout' })
    expect(run.looks).toBe(MOST_LOOKS)
    expect(profilesOf('staff-run-4')).toHaveLength(0)
  })

  it('is moved by one press at a time', async () => {
    await open()
    await begin('staff-run-5')
    for (let round = 0; round < 8; round++)
      await Promise.all(
        [1, 2, 3].map(() => shop.shop.tools.advanceStaffRun({ user, reference: 'staff-run-5' }, shop.at)),
      )
    expect(profilesOf('staff-run-5')).toHaveLength(1)
  })

  it('is begun by super-admins alone, under a name that no order has, ten times an hour', async () => {
    await open()
    const wish = { kind: 'allocation', reference: 'staff-run-6', bundleId: '01032_3' } as const
    const admin = { ...user, type: 'own-admin' } as const
    expect(await shop.shop.tools.openStaffRun({ ...wish, user: admin })).toMatchObject({ problem: 'not_allowed' })
    expect(await shop.shop.tools.advanceStaffRun({ user: admin, reference: 'staff-run-6' }, shop.at)).toBeNull()
    for (const reference of ['', 'short', '../../x', 'a b c d e f', 'x'.repeat(121)])
      expect(await shop.shop.tools.openStaffRun({ ...wish, user, reference })).toMatchObject({
        problem: 'reference_invalid',
      })
    await begin('staff-run-6')
    expect(await shop.shop.tools.openStaffRun({ ...wish, user, bundleId: '01032_5' })).toMatchObject({
      problem: 'reference_taken',
    })
    for (let run = 1; run < 10; run++) await begin(`staff-run-6-${run}`)
    const eleventh = await shop.shop.tools.openStaffRun({ ...wish, user, reference: 'staff-run-6-11' })
    expect(eleventh).toMatchObject({ ok: false, problem: 'too_often' })
  })
})

describe('what staff is told', () => {
  it('has no details in production (J07)', async () => {
    await open()
    expect(shop.shop.tools.tellsDetails).toBe(true)
    await shop.close()
    shop = await openTestShop({
      settings: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://shop.example',
        STRIPE_SECRET_KEY: 'sk_live_tests',
        STRIPE_WEBHOOK_SECRET: 'whsec_live',
        SESSION_SECRET: 'long-enough-for-a-secret',
        SUPPORT_EMAIL: 'help@shop.example',
      },
    })
    expect(shop.shop.tools.tellsDetails).toBe(false)
  })
})
