// A shop whose owner connects an account at a wholesaler, approves one of its packages, and sells it.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bundles } from '#db/schema.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { hasAnAccount, PASSWORD } from './having-accounts.ts'
import { readCatalogs, RULES } from './having-networks.ts'
import { openTestShop } from './open-test-shop.ts'
import { ask } from './owning.ts'

type SoldPackage = {
  /** The kind of network, which is its ID as well. */
  kind: string
  login: Record<string, string>
  packageId: string
  country: string
}

export async function openSellingShop({ kind, login, packageId, country }: SoldPackage) {
  const shop = await openTestShop({ settings: (sandbox) => Promise.resolve(playedNetworks(sandbox.url)) })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  const owner: Caller = { ...shop.at, actor: { id, type: 'super-admin' } }
  let buyers = 0

  const lineOf = async (topUpFor?: string) => {
    const [bundle] = await shop.database.db().select().from(bundles).where(eq(bundles.packageId, packageId))
    const bundleId = bundle?.bundleId ?? expect.unreachable('No bundle sells the package.')
    const trip = { destinations: [country], arrival: null, departure: null }
    return { bundleId, ...trip, ...(topUpFor !== undefined && { topUpFor }) }
  }
  /** Somebody else each time; for an order, its eSIM gets more data. */
  const buy = async (topUpFor?: string) => {
    buyers += 1
    return shop.buy({ line: await lineOf(topUpFor), email: `buyer-${buyers}@example.com` })
  }

  return {
    shop,
    owner,
    buy,
    connect: (told: Record<string, string> = login) =>
      shop.shop.networks.connectNetwork(
        { kind, name: 'My account', login: told, proof: { token: null, password: PASSWORD } },
        owner,
      ),
    /** The owner reads the catalog, prices and approves the package, and switches the network on. */
    approve: async () => {
      const { networks, packages } = shop.shop
      await packages.setCurrencyRate({ currency: 'USD', from: shop.dayOf(), millionths: 1_000_000 }, owner)
      await readCatalogs(shop)
      await packages.setPackageRules({ networkId: kind, rules: RULES }, owner)
      await networks.switchNetwork({ id: kind, isActive: true }, owner)
      return packages.decidePackages({ networkId: kind, decision: 'sold', packages: [packageId] }, owner)
    },
    delivered: async (): Promise<Order> => {
      const { orderId } = await buy()
      return shop.until(orderId, isCompleted)
    },
    /** What the page of an eSIM shows. */
    usageOf: async ({ id: orderId, iccid }: Order) => {
      const answer = await ask(shop, { iccid: iccid ?? '', heldOrderIds: [orderId] })
      return 'esim' in answer ? answer.esim : answer
    },
    /** What the books and the networks disagree about. */
    checkBooks: async () => {
      await shop.letTimePass({ minutes: 2 })
      const { differences, silent } = await shop.shop.books.checkAllBooks({ isCalm: true })
      return { differences, silent }
    },
  }
}
