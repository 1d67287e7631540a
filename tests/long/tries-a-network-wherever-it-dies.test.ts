// Wherever the shop dies while it ends a test of a network, the eSIM goes back once, and the test says what became of it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimAccessKind } from '#adapters/esim-access/kind.ts'
import { createNetworks } from '#ports/networks.ts'
import { allocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import { advanceNetworkTrial, type AdvanceNetworkTrialDeps } from '#shop/office/networks/advance-network-trial.ts'
import { networkTrialStore } from '#shop/office/networks/network-trial-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { playedStand } from '#tests/support/network-stands.ts'
import { openTryingShop, stepsOf } from '#tests/support/trying-networks.ts'

const KIND = 'esim-access'

let stage: Awaited<ReturnType<typeof openTryingShop>>
beforeAll(async () => void (stage = await openTryingShop()))
afterAll(() => stage.shop.close())

/** Dies once, at this of its writes and calls. */
function dyingAt(dies: number): AdvanceNetworkTrialDeps {
  let at = 0
  const mayDie = () => {
    at += 1
    if (at === dies) throw new Error('killed')
  }
  const dying =
    <Input extends unknown[], Answer>(work: (...input: Input) => PromiseLike<Answer>) =>
    async (...input: Input) => {
      mayDie()
      const answer = await work(...input)
      mayDie()
      return answer
    }
  const { database, sandbox, network, clock, shop } = stage.shop
  const { provider } = playedStand(sandbox, esimAccessKind)
  const watched = {
    ...provider,
    profileState: dying(provider.profileState),
    creditBalance: dying(provider.creditBalance),
  }
  const trials = networkTrialStore(database)
  const { looked, failed, ended, counted } = trials
  return {
    networkTrials: {
      ...trials,
      looked: dying(looked),
      failed: dying(failed),
      ended: dying(ended),
      counted: dying(counted),
    },
    networks: createNetworks({ [HOME_NETWORK]: network, [KIND]: watched }),
    orders: orderStore(database, () => {}),
    esims: esimStore(database),
    allocations: allocationStore(database),
    transaction: database.tx,
    clock,
    revokeEsim: dying(shop.provisioning.revokeEsim),
    recallProfiles: dying(shop.provisioning.recallProfiles),
  }
}

async function advance(deps: AdvanceNetworkTrialDeps, id: string): Promise<boolean> {
  try {
    await advanceNetworkTrial(deps, id)
    return false
  } catch (error) {
    if (error instanceof Error && error.message === 'killed') return true
    throw error
  }
}

/** Without the worker, which would end it by itself. */
async function deliver(orderId: string): Promise<void> {
  const { shop } = stage.shop
  for (let round = 0; round < 50; round += 1) {
    await shop.provisioning.advanceProvisioning(orderId)
    const order = await shop.orders.findOrderById(orderId)
    if (order && isCompleted(order)) return
    stage.shop.jump({ seconds: 4 })
  }
  expect.unreachable('The order is not delivered.')
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a shop that dies at its moment %i', (dies) => {
  it('gives the eSIM back once', async () => {
    await stage.nextDay()
    const [id, before] = [randomUUID(), stage.bought(KIND)]
    expect(await stage.press(KIND, id)).toEqual({ ok: true })
    const { trial } = await stage.rowsOf(id)
    await deliver(trial?.orderId ?? '')
    const deps = dyingAt(dies)
    const { provisioning } = stage.shop.shop
    let died = 0
    for (let round = 0; round < 6; round += 1) {
      if (await advance(deps, id)) died += 1
      const rows = await deps.esims.listOfOrders([trial?.orderId ?? ''])
      expect(rows).toHaveLength(1)
      for (const profile of await esimStore(stage.shop.database).listSurplus(10))
        await provisioning.releaseProfile(profile)
    }
    expect(died).toBe(1)
    const shown = await stage.shownOf(id)
    expect(shown).toMatchObject({ money: 'back', isRunning: false, profileState: 'released' })
    expect(Object.values(stepsOf(shown))).toEqual(Array.from({ length: 6 }, () => 'done'))
    expect(stage.bought(KIND) - before).toBe(1)
  })
})
