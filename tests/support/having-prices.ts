// A business that sets its own prices, with one in effect and one draft.
import type { At } from '#values/brand-facts.ts'
import type { Shop } from '#shop/assembly/shop.ts'

export async function haveOwnPrices(
  { shop, at }: { shop: Shop; at: At },
  businessId: string,
  { heldCents = 1787, draftCents = 1999 } = {},
): Promise<void> {
  const { retail } = shop
  const boss = { ...at, actor: { id: 'somebody', type: 'business-admin', businessId } }
  const terms = { businessId, isAllowed: true, discountBasisPoints: 1000, capBasisPoints: 20_000 }
  await retail.setRetailTerms(terms, { ...at, actor: { id: 'somebody', type: 'super-admin' } })
  const change = async () => ({ businessId, seen: (await retail.viewRetailPrices(businessId))?.version ?? '' })
  const draft = async (cents: number) =>
    retail.draftRetailPrices(
      { ...(await change()), zone: 'Europe', edits: [{ kind: 'price', size: '5GB', cents }] },
      boss,
    )
  await draft(heldCents)
  await retail.holdRetailPrices(await change(), boss)
  const drafted = await draft(draftCents)
  if (!drafted.ok) throw new Error(drafted.problem)
}
