// An owner tries a connected network with a real order, which goes back where the network takes it back: once, whatever
// happens, and in nothing that counts sales. Run for every network that can be connected, before its sandbox.
import { randomUUID } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, invoices, mails, networkTrials } from '#db/schema.ts'
import { KINDS, openTryingShop, stepsOf } from '#tests/support/trying-networks.ts'

let stage: Awaited<ReturnType<typeof openTryingShop>>
beforeAll(async () => void (stage = await openTryingShop()))
afterAll(() => stage.shop.close())
afterEach(async () => {
  await stage.shop.mend()
  await stage.nextDay()
})

const ALL_DONE = {
  ordered: 'done',
  esim: 'done',
  install_data: 'done',
  state: 'done',
  given_back: 'done',
  money: 'done',
}
const KEPT = { ...ALL_DONE, given_back: 'no', money: 'no' }
/** Where people decide. */
const ON_REQUEST = new Set(['airalo'])

describe.each(KINDS)('a test at %s', (kind) => {
  it('is ordered, looked at, and given back, or says why not', async () => {
    const before = stage.bought(kind)
    const ended = await stage.run(kind)
    expect(stage.bought(kind) - before).toBe(1)
    expect(stepsOf(ended)).toEqual(ON_REQUEST.has(kind) ? KEPT : ALL_DONE)
    const { money, isOpen, kept } = ended
    expect({ money, isOpen, kept: kept.length }).toEqual(
      ON_REQUEST.has(kind) ? { money: 'requested', isOpen: true, kept: 1 } : { money: 'back', isOpen: false, kept: 0 },
    )
    for (const { because } of kept) expect(because).toContain('request')
    expect(ended.profileState).toBe(['esim-access', 'esim-go'].includes(kind) ? 'released' : null)
  })

  it.each(['fail_before', 'reset_after'])('buys one eSIM at most if the answer is lost: %s', async (fault) => {
    const network = stage.simulated(kind)
    const before = stage.bought(kind)
    network.faults.set({ at: network.trial.faultsAt.order, kind: fault, times: 1 })
    const ended = await stage.run(kind)
    await stage.shop.letTimePass({ minutes: 12 }, 60)
    expect(stage.bought(kind) - before).toBeLessThanOrEqual(1)
    const { esims } = await stage.rowsOf(ended.trialId)
    expect(esims).toHaveLength(fault === 'reset_after' ? 1 : stage.bought(kind) - before)
    expect(esims.map(({ state }) => state)).not.toContain('active')
    expect(esims.map(({ state }) => state)).not.toContain('surplus')
  })

  it('ends with the reason if nothing is left, and nothing was bought', async () => {
    const network = stage.simulated(kind)
    network.faults.set({ at: network.trial.faultsAt.order, kind: 'out_of_stock' })
    const ended = await stage.run(kind)
    expect(stepsOf(ended)).toMatchObject({ ordered: 'no', esim: 'skipped', given_back: 'skipped', money: 'skipped' })
    expect(ended).toMatchObject({ money: 'nothing', isOpen: false, problem: expect.stringMatching(/./) })
    expect((await stage.rowsOf(ended.trialId)).esims).toEqual([])
  })
})

const KIND = 'esim-access'

describe('the button', () => {
  it('pressed twice, also at once, orders once', async () => {
    const before = stage.bought(KIND)
    const id = randomUUID()
    const answers = await Promise.all([stage.press(KIND, id), stage.press(KIND, id), stage.press(KIND, id)])
    expect(answers).toContainEqual({ ok: true })
    for (const answer of answers) expect([{ ok: true }, { ok: false, problem: 'trial_running' }]).toContainEqual(answer)
    await stage.untilOver(id)
    expect(await stage.press(KIND, id)).toEqual({ ok: true })
    await stage.shop.letTimePass({ seconds: 30 })
    expect(stage.bought(KIND) - before).toBe(1)
  })

  it('on two pages begins one test of a network, and one of each', async () => {
    const [first, second, elsewhere] = [randomUUID(), randomUUID(), randomUUID()]
    const answers = await Promise.all([stage.press(KIND, first), stage.press(KIND, second)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, problem: 'trial_running' })
    expect(await stage.press('zendit', elsewhere)).toEqual({ ok: true })
    await stage.untilOver(answers[0].ok ? first : second)
    await stage.untilOver(elsewhere)
  })

  it('works five times a day', async () => {
    for (let run = 0; run < 5; run += 1) await stage.run(KIND)
    expect(await stage.press(KIND)).toMatchObject({ ok: false, problem: 'too_often' })
  })

  it('is only for those who may connect networks, and for what its page showed', async () => {
    const clerk = { ...stage.owner, actor: { ...stage.owner.actor, type: 'own-admin' as const } }
    expect(await stage.press(KIND, randomUUID(), clerk)).toEqual({ ok: false, problem: 'trial_not_allowed' })
    const { packageId } = await stage.offerOf(KIND)
    const asked = { id: randomUUID(), networkId: KIND, packageId, cost: '1/10000 USD' }
    const { networkTrials: trials } = stage.shop.shop
    expect(await trials.startNetworkTrial(asked, stage.owner)).toEqual({ ok: false, problem: 'trial_changed' })
    const nowhere = { ...asked, networkId: 'esim-network' }
    expect(await trials.startNetworkTrial(nowhere, stage.owner)).toEqual({ ok: false, problem: 'no_network' })
  })

  it('orders nothing while the network doesn’t answer', async () => {
    stage.simulated(KIND).faults.set({ at: 'balance', kind: 'fail_before' })
    expect(await stage.press(KIND)).toEqual({ ok: false, problem: 'trial_silent' })
  })
})

describe('what the network keeps', () => {
  it('stays listed until a person closes it, who is on record, and is a cost of tests', async () => {
    const { shop } = stage.shop
    const { trialId, costCents } = await stage.run('airalo')
    await stage.shop.letTimePass({ seconds: 30 })
    stage.shop.jump({ days: 20 })
    expect(await stage.shownOf(trialId)).toMatchObject({ isOpen: true })
    const { keptCents } = await shop.networkTrials.viewNetworkTrials()
    const close = () => shop.networkTrials.acknowledgeNetworkTrial({ id: trialId, money: 'kept' }, stage.owner)
    expect(await close()).toEqual({ ok: true })
    expect(await close()).toEqual({ ok: false, problem: 'trial_closed' })
    const after = await shop.networkTrials.viewNetworkTrials()
    expect(after.keptCents - keptCents).toBe(costCents)
    expect(after.trials.find(({ id }) => id === trialId)).toBeUndefined()
    const notes = await stage.shop.database
      .db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'network_trial_closed'), eq(auditLog.actorId, stage.owner.actor.id)))
    expect(notes).toHaveLength(1)
  })

  it('is back once the network has paid for it, without a person', async () => {
    const { shop } = stage.shop
    const { trialId } = await stage.run('airalo')
    await stage.shop.letTimePass({ seconds: 30 })
    stage.shop.jump({ days: 3 })
    await shop.networks.recheckKeptEsims()
    expect(await stage.shownOf(trialId)).toMatchObject({ isOpen: false, money: 'back' })
  })

  it('is told if the account gets no money back', async () => {
    stage.simulated('esim-go').faults.set({ at: 'revoke', kind: 'no_right' })
    expect(await stage.run('esim-go')).toMatchObject({ money: 'kept', isOpen: true })
  })

  it('is looked at before the test is over, however long the network is silent about its credit', async () => {
    const id = randomUUID()
    await stage.press(KIND, id)
    stage.simulated(KIND).faults.set({ at: 'balance', kind: 'fail_before', times: 3 })
    expect(await stage.untilOver(id)).toMatchObject({ money: 'back', isOpen: false })
  })

  it('is said to be unknown if other orders moved the credit meanwhile', async () => {
    const id = randomUUID()
    await stage.press(KIND, id)
    const db = stage.shop.database.db()
    const credit = { units: 1, divisor: 10_000, currency: 'EUR' }
    await db.update(networkTrials).set({ creditBefore: credit }).where(eq(networkTrials.id, id))
    expect(await stage.untilOver(id)).toMatchObject({ money: 'unknown', isOpen: true })
  })
})

describe('the shop’s own figures', () => {
  it('know nothing of tests, and the books agree with the networks', async () => {
    const { shop, database } = stage.shop
    await stage.shop.letTimePass({ minutes: 2 })
    const db = database.db()
    expect(await db.select().from(mails)).toEqual([])
    expect(await db.select().from(invoices)).toEqual([])
    for (const view of [sql`order_costs`, sql`order_figures`])
      expect(await db.select({ rows: count() }).from(view)).toEqual([{ rows: 0 }])
    const { differences, silent } = await shop.books.checkAllBooks({ isCalm: true })
    expect({ differences, silent }).toEqual({ differences: [], silent: [] })
  })

  it('name who began each test', async () => {
    const notes = await stage.shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'network_trial_begun'))
    const trials = await stage.shop.database.db().select().from(networkTrials)
    expect(notes).toHaveLength(trials.length)
    expect(new Set(notes.map(({ actorId }) => actorId))).toEqual(new Set([stage.owner.actor.id]))
  })
})
