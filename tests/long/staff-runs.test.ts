// The staff's test run: one profile per reference whatever the network does, and never a customer's order.
import { afterEach, describe, expect, it } from 'vitest'
import { invoices, mails } from '#db/schema.ts'
import { MOST_POLLS, type StaffRun } from '#shop/office/tools/staff-run.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { openAccount, signIn } from '../support/having-accounts.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { readTable } from '../support/csv-of.ts'

let shop: TestShop
let user: SessionUser
afterEach(() => shop.close())

async function open(settings: Record<string, string> = {}) {
  shop = await openTestShop({ settings })
  const { id, email } = await openAccount(shop, 'chief@runs.example.com')
  user = { id, email, name: 'Chloe', type: 'super-admin', businessId: null, isActivated: true, iccid: '' }
}

const by = (actor: SessionUser) => ({ ...shop.at, actor })
const begin = async (reference: string, kind: 'order' | 'allocation' = 'order') => {
  const opened = await shop.shop.tools.openStaffRun({ kind, reference, bundleId: '01032_3' }, by(user))
  if (!opened.ok) throw new Error(opened.problem)
  return opened.run
}
const advance = async (reference: string): Promise<StaffRun> => {
  shop.jump({ seconds: 3 })
  const run = await shop.shop.tools.advanceStaffRun(reference, by(user))
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
  it('ends with an eSIM of no order, and stores no activation code', async () => {
    await open()
    await begin('staff-run-1')
    const run = await until('staff-run-1', hasEnded)
    expect(run).toMatchObject({ state: 'completed', iccid: profilesOf('staff-run-1')[0]?.iccid })
    expect(run.steps.every(({ state, request }) => state === 'completed' && request !== null)).toBe(true)
    expect(JSON.stringify(run.steps)).not.toContain('LPA:1$')
    expect(await shop.shop.tools.findSampleIccid()).toBe(run.iccid)
    expect(
      await shop.shop.esims.checkEsimStatus(
        { email: '', iccid: run.iccid ?? '', rateLimitKey: 'n', heldOrderIds: [] },
        shop.at,
      ),
    ).toMatchObject({ ok: false })
  })

  it('is no purchase: it is in no list, figure, or report, and causes no email or invoice', async () => {
    await open()
    await begin('staff-run-7')
    expect(await until('staff-run-7', hasEnded)).toMatchObject({ state: 'completed' })
    await shop.shop.worker.sweep()
    const question = { view: 'all', sort: 'newest', search: null, after: null, before: null } as const
    expect((await shop.shop.desk.listDeskOrders(question)).rows).toEqual([])
    const { token } = await signIn(shop, user.email)
    const exported = await shop.shop.desk.exportDeskOrders({ ...question, token }, { ...shop.at, actor: user })
    if (!exported.ok) throw new Error(exported.problem)
    expect((await readTable(exported.table)).trim().split('\n')).toHaveLength(1)
    expect((await shop.shop.figures.viewToLookAt()).orders).toMatchObject({ 'to-look-at': 0, failed: 0 })
    const { figures, perBrand } = await shop.shop.figures.viewPlatform()
    expect([figures.orders, figures.revenueCents, perBrand]).toEqual([0, 0, []])
    expect((await shop.shop.figures.viewShopFigures(7)).now).toMatchObject({ orders: 0, revenueCents: 0 })
    expect((await shop.shop.figures.viewHealth()).facts).toMatchObject({ polling: null, stuck: 0, failed: 0 })
    const sent = await shop.database.db().select().from(mails)
    expect(sent.map(({ kind, orderId }) => [kind, orderId])).toEqual([['confirm_email', null]])
    expect(await shop.database.db().select().from(invoices)).toEqual([])
    expect(await shop.shop.orders.findOrder('staff-run-7', shop.at)).toBeNull()
    expect(await shop.shop.orders.listOwnOrders(user.id, shop.at)).toEqual([])
  })

  it('costs nothing until it starts, and then continues in the background', async () => {
    await open()
    await begin('staff-run-8')
    await shop.letTimePass({ seconds: 60 })
    expect(profilesOf('staff-run-8')).toHaveLength(0)
    await advance('staff-run-8')
    await shop.letTimePass({ seconds: 60 })
    expect(await shop.shop.tools.findStaffRun('staff-run-8')).toMatchObject({ state: 'completed' })
    expect(profilesOf('staff-run-8')).toHaveLength(1)
  })

  it('waits after a failure until somebody retries', async () => {
    await open()
    shop.sandbox.network.faults.set({ at: 'allocate', kind: 'out_of_stock', times: 1 })
    await begin('staff-run-9')
    await until('staff-run-9', hasEnded)
    await shop.letTimePass({ seconds: 3_600 })
    expect(await shop.shop.tools.findStaffRun('staff-run-9')).toMatchObject({ state: 'error' })
    expect(shop.log.errors).toEqual([])
  })

  it('requests again after a refusal, with the same reference', async () => {
    await open()
    shop.sandbox.network.faults.set({ at: 'allocate', kind: 'out_of_stock', times: 1 })
    await begin('staff-run-2')
    const failed = await until('staff-run-2', hasEnded)
    expect(failed.state).toBe('error')
    expect(failedStep(failed)).toMatchObject({ name: 'allocation', said: 'No profiles in stock for this bundle' })
    await shop.shop.tools.retryStaffRun('staff-run-2', by(user))
    expect(await until('staff-run-2', hasEnded)).toMatchObject({ state: 'completed' })
    expect(profilesOf('staff-run-2')).toHaveLength(1)
  })

  it.each(['fail_after', 'reset_after'])(
    'only looks up after an answer that is %s, and finds the one profile',
    async (kind) => {
      await open()
      shop.sandbox.network.faults.set({ at: 'allocate', kind, times: 1 })
      await begin('staff-run-3')
      expect(failedStep(await until('staff-run-3', hasEnded))?.name).toBe('allocation')
      await shop.shop.tools.retryStaffRun('staff-run-3', by(user))
      expect(await until('staff-run-3', hasEnded)).toMatchObject({ state: 'completed' })
      expect(profilesOf('staff-run-3')).toHaveLength(1)
    },
  )

  it('never requests twice if the first request may have arrived', async () => {
    await open()
    shop.sandbox.network.faults.set({ at: 'allocate', kind: 'reset', times: 1 })
    await begin('staff-run-4')
    await until('staff-run-4', hasEnded)
    await shop.shop.tools.retryStaffRun('staff-run-4', by(user))
    const run = await until('staff-run-4', hasEnded, MOST_POLLS + 5)
    expect(failedStep(run)).toMatchObject({ name: 'iccid', problem: 'timeout' })
    expect(run.polls).toBe(MOST_POLLS)
    expect(profilesOf('staff-run-4')).toHaveLength(0)
  })

  it('takes one step per click', async () => {
    await open()
    await begin('staff-run-5')
    for (let round = 0; round < 8; round++)
      await Promise.all([1, 2, 3].map(() => shop.shop.tools.advanceStaffRun('staff-run-5', by(user))))
    expect(profilesOf('staff-run-5')).toHaveLength(1)
  })

  it('can be started only by super-admins, under an unused name, ten times an hour', async () => {
    await open()
    const input = { kind: 'allocation', reference: 'staff-run-6', bundleId: '01032_3' } as const
    const admin = { ...user, type: 'own-admin' } as const
    expect(await shop.shop.tools.openStaffRun(input, by(admin))).toMatchObject({ problem: 'not_allowed' })
    expect(await shop.shop.tools.advanceStaffRun('staff-run-6', by(admin))).toBeNull()
    for (const reference of ['', 'short', '../../x', 'a b c d e f', 'x'.repeat(121)])
      expect(await shop.shop.tools.openStaffRun({ ...input, reference }, by(user))).toMatchObject({
        problem: 'reference_invalid',
      })
    await begin('staff-run-6')
    expect(await shop.shop.tools.openStaffRun({ ...input, bundleId: '01032_5' }, by(user))).toMatchObject({
      problem: 'reference_taken',
    })
    for (let run = 1; run < 10; run++) await begin(`staff-run-6-${run}`)
    const eleventh = await shop.shop.tools.openStaffRun({ ...input, reference: 'staff-run-6-11' }, by(user))
    expect(eleventh).toMatchObject({ ok: false, problem: 'too_often' })
  })
})

describe('an error shown to staff', () => {
  it('has no details in production (J07)', async () => {
    await open()
    expect(shop.shop.tools.tellsDetails).toBe(true)
    await shop.close()
    shop = await openTestShop({
      settings: {
        NODE_ENV: 'production',
        REHEARSAL: 'yes',
        SELLER_COUNTRY: 'NL',
        TIME_ZONE: 'Europe/Amsterdam',
        PUBLIC_URL: 'https://shop.example',
        STRIPE_SECRET_KEY: 'sk_live_tests',
        STRIPE_WEBHOOK_SECRET: 'whsec_live',
        SESSION_SECRET: 'long-enough-for-a-secret',
        SEALING_KEYS: `1:${Buffer.alloc(32, 'a').toString('base64')}`,
        LOOKUP_KEY: Buffer.alloc(32, 'b').toString('base64'),
        SUPPORT_EMAIL: 'help@shop.example',
        MAIL_FROM: 'shop@shop.example',
        ESIM_CLIENT_ID: 'shop',
        ESIM_CLIENT_SECRET: 'a-secret-of-the-tests',
        EMBEDDED_DATABASE: 'yes',
      },
    })
    expect(shop.shop.tools.tellsDetails).toBe(false)
  })
})
