// A business with its own shop that may set its prices, as used by the use-case tests.
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import type { RetailEdit } from '#shop/partners/retail/retail-edit.ts'
import { openAccount } from './having-accounts.ts'
import type { TestShop } from './open-test-shop.ts'

/** Five gigabytes in Europe cost €14.95 with an eSIM and €14.45 without. */
export const FIVE = { kind: 'price', size: '5GB' } as const
export const FIVE_MORE = { kind: 'topup', size: '5GB' } as const

export async function aShopOfIts(shop: TestShop, id: string) {
  const { retail, brands } = shop.shop
  await businessStore(shop.database).create({ id, name: id, domain: `${id}.example`, now: shop.clock.now() })
  shop.jump({ seconds: 6 })
  const memberAs = async (type: 'business-admin' | 'business-user', email: string) => {
    const holder = await openAccount(shop, email, id)
    await shop.database.db().update(users).set({ accountType: type, businessId: id }).where(eq(users.id, holder.id))
    return { ...shop.at, actor: { id: holder.id, type, businessId: id } }
  }
  const boss = await memberAs('business-admin', `boss@${id}.example.com`)
  const agent = await memberAs('business-user', `agent@${id}.example.com`)
  const { brand } = await brands.readBrand(`${id}.example`)
  const view = async () => (await retail.viewRetailPrices(id)) ?? Promise.reject(new Error('It may set no prices.'))
  const change = async () => ({ businessId: id, seen: (await view()).version })
  const draft = async (edits: RetailEdit[], zone = 'Europe', by = boss) =>
    retail.draftRetailPrices({ ...(await change()), zone, edits }, by)
  const hold = async (by = boss) => retail.holdRetailPrices(await change(), by)
  return {
    id,
    brand,
    boss,
    agent,
    view,
    change,
    draft,
    hold,
    allow: (discountBasisPoints = 0, isAllowed = true, capBasisPoints = 20_000) =>
      retail.setRetailTerms({ businessId: id, isAllowed, discountBasisPoints, capBasisPoints }, ownerOf(shop)),
    /** Drafts prices and puts them into effect. */
    ask: async (edits: RetailEdit[]) => {
      const drafted = await draft(edits)
      const held = drafted.ok ? await hold() : drafted
      if (!held.ok) throw new Error(held.problem)
    },
    row: async ({ kind, size }: { kind: string; size: string }) =>
      (await view()).zones
        .find(({ name }) => name === 'Europe')
        ?.rows.find((row) => row.kind === kind && row.size === size),
    earned: async () => (await shop.shop.partners.viewEarnings(id, null))?.balances,
  }
}

export const ownerOf = (shop: TestShop) => ({ ...shop.at, actor: { id: 'somebody', type: 'super-admin' as const } })
