// A shop whose owner has connected an account at every network that can be, sells one package of each, and tries them.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { esims, networkTrials, orders, rateLimits } from '#db/schema.ts'
import { NETWORK_KINDS } from '#server/network-kinds.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { hasAnAccount, PASSWORD } from './having-accounts.ts'
import { readCatalogs, RULES } from './having-networks.ts'
import { openTestShop } from './open-test-shop.ts'

export const KINDS = NETWORK_KINDS.map(({ kind }) => kind)

export async function openTryingShop() {
  const shop = await openTestShop({ settings: (sandbox) => Promise.resolve(playedNetworks(sandbox.url)) })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  const owner: Caller = { ...shop.at, actor: { id, type: 'super-admin' } }
  const { networks, packages, networkTrials: trials, worker } = shop.shop
  const simulated = (kind: string) =>
    shop.sandbox.wholesalers.named(kind) ?? expect.unreachable(`Nobody plays ${kind}.`)
  await packages.setCurrencyRate({ currency: 'USD', from: shop.dayOf(), millionths: 1_000_000 }, owner)
  for (const { kind, name, login } of NETWORK_KINDS) {
    const secrets = Object.values(simulated(kind).credentials)
    const account = Object.fromEntries(login.map((part, at) => [part.name, secrets[at] ?? '']))
    const proof = { token: null, password: PASSWORD }
    expect(await networks.connectNetwork({ kind, name, login: account, proof }, owner)).toMatchObject({ ok: true })
  }
  await readCatalogs(shop)
  for (const kind of KINDS) {
    await packages.setPackageRules({ networkId: kind, rules: RULES }, owner)
    const chosen = { networkId: kind, decision: 'sold' as const, packages: [simulated(kind).trial.packageId] }
    expect(await packages.decidePackages(chosen, owner)).toMatchObject({ ok: true })
  }

  const offerOf = async (kind: string) => {
    const { offers } = await trials.viewNetworkTrials()
    const [cheapest] = offers.find(({ networkId }) => networkId === kind)?.packages ?? []
    return cheapest ?? expect.unreachable('Nothing of it is on sale.')
  }
  const press = async (kind: string, trialId: string = randomUUID(), by: Caller = owner) => {
    const { packageId, mark } = await offerOf(kind)
    return trials.startNetworkTrial({ id: trialId, networkId: kind, packageId, cost: mark }, by)
  }
  const shownOf = async (trialId: string) =>
    (await trials.viewNetworkTrials()).trials.find((each) => each.id === trialId) ??
    expect.unreachable('The test is not listed.')
  /** Rounds of the worker until the run is over. */
  const untilOver = async (trialId: string) => {
    for (let round = 0; round < 1_500; round += 1) {
      const shown = await shownOf(trialId)
      if (!shown.isRunning) return shown
      await shop.letTimePass({ seconds: 9 }, 9)
    }
    return expect.unreachable(`The test does not end: ${JSON.stringify(await shownOf(trialId))}`)
  }
  const rowsOf = async (trialId: string) => {
    const db = shop.database.db()
    const [trial] = await db.select().from(networkTrials).where(eq(networkTrials.id, trialId))
    const orderId = trial?.orderId ?? expect.unreachable('There is no such test.')
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    return { trial, order, esims: await db.select().from(esims).where(eq(esims.orderId, orderId)) }
  }

  return {
    shop,
    owner,
    worker,
    simulated,
    offerOf,
    press,
    shownOf,
    untilOver,
    rowsOf,
    /** Five a day are allowed. */
    nextDay: async () => {
      shop.jump({ days: 1 })
      // They are counted by the database's clock.
      await shop.database.db().delete(rateLimits)
    },
    run: async (kind: string) => {
      const trialId = randomUUID()
      expect(await press(kind, trialId)).toEqual({ ok: true })
      return { ...(await untilOver(trialId)), trialId }
    },
    bought: (kind: string) => simulated(kind).book.orders().length,
  }
}

/** Its steps in short. */
export const stepsOf = ({ steps }: { steps: { name: string; state: string }[] }) =>
  Object.fromEntries(steps.map(({ name, state }) => [name, state]))
