// Terms and prices of businesses that sell at their own prices: current ones and drafts.
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { retailChanges, retailPrices, retailTerms } from '#db/schema/catalogue/retail.ts'
import { SIZE_KEYS } from './bundle.ts'
import type { LastChange } from './catalogue-row-store.ts'
import type { DraftPrice, PriceSlot, RetailPrice } from './retail-price.ts'

export type TermsRow = typeof retailTerms.$inferSelect
export type RetailStore = ReturnType<typeof retailStore>

/** What affects a price besides the catalog itself. */
export const RETAIL_TABLES = [retailTerms, retailPrices]

const isSlot = (businessId: string, state: 'held' | 'draft', { zone, kind, size }: PriceSlot) =>
  and(
    eq(retailPrices.businessId, businessId),
    eq(retailPrices.state, state),
    eq(retailPrices.zone, zone),
    eq(retailPrices.kind, kind),
    eq(retailPrices.size, size),
  )

export function retailStore({ db }: Pick<Database, 'db'>) {
  const remove = (businessId: string, state: 'held' | 'draft', slot: PriceSlot) =>
    db()
      .delete(retailPrices)
      .where(isSlot(businessId, state, slot))
  const put = (businessId: string, state: 'held' | 'draft', { zone, kind, size, cents }: DraftPrice) =>
    db()
      .insert(retailPrices)
      .values({ businessId, state, zone, kind, size, cents })
      .onConflictDoUpdate({
        target: [retailPrices.businessId, retailPrices.state, retailPrices.zone, retailPrices.kind, retailPrices.size],
        set: { cents },
      })
  const inOrder = [asc(retailPrices.zone), asc(retailPrices.kind), asc(retailPrices.size)]

  return {
    /** Also terms that ended. */
    findTerms: async (businessId: string): Promise<TermsRow | null> =>
      (await db().select().from(retailTerms).where(eq(retailTerms.businessId, businessId)).limit(1))[0] ?? null,
    /** For these businesses; also terms that ended. */
    listTerms: (businessIds: string[]): Promise<TermsRow[]> =>
      businessIds.length === 0
        ? Promise.resolve([])
        : db().select().from(retailTerms).where(inArray(retailTerms.businessId, businessIds)),
    /** The start date of a business's terms doesn't change. */
    saveTerms: ({ since, ...terms }: TermsRow) =>
      db()
        .insert(retailTerms)
        .values({ ...terms, since })
        .onConflictDoUpdate({ target: retailTerms.businessId, set: terms }),

    /** Every business whose own prices apply, with its terms and prices. */
    readAll: async (): Promise<Map<string, { terms: TermsRow; prices: RetailPrice[] }>> => {
      const terms = await db().select().from(retailTerms).where(isNull(retailTerms.endedAt))
      if (terms.length === 0) return new Map()
      const rows = await db()
        .select()
        .from(retailPrices)
        .where(and(eq(retailPrices.state, 'held'), isNotNull(retailPrices.cents)))
      const byBusiness = Map.groupBy(rows, ({ businessId }) => businessId)
      return new Map(
        terms.map((each) => [
          each.businessId,
          { terms: each, prices: (byBusiness.get(each.businessId) ?? []).flatMap(heldOf) },
        ]),
      )
    },

    listHeld: async (businessId: string): Promise<RetailPrice[]> =>
      (
        await db()
          .select()
          .from(retailPrices)
          .where(and(eq(retailPrices.businessId, businessId), eq(retailPrices.state, 'held')))
          .orderBy(...inOrder)
      ).flatMap(heldOf),
    listDrafts: async (businessId: string): Promise<DraftPrice[]> =>
      (
        await db()
          .select()
          .from(retailPrices)
          .where(and(eq(retailPrices.businessId, businessId), eq(retailPrices.state, 'draft')))
          .orderBy(...inOrder)
      ).flatMap(draftOf),
    putDraft: (businessId: string, draft: DraftPrice) => put(businessId, 'draft', draft),
    removeDraft: (businessId: string, slot: PriceSlot) => remove(businessId, 'draft', slot),
    /** A price that applies from now on; null returns to the shop's price. */
    hold: (businessId: string, { cents, ...slot }: DraftPrice): Promise<unknown> =>
      cents === null ? remove(businessId, 'held', slot) : put(businessId, 'held', { ...slot, cents }),
    /** Notes when travelers began to see other prices of these sizes. */
    noteChanged: async (businessId: string, slots: readonly PriceSlot[], at: Date): Promise<void> => {
      const sizes = new Map(slots.map(({ zone, size }) => [`${size} ${zone}`, { businessId, zone, size, at }]))
      if (sizes.size === 0) return
      const { businessId: business, zone, size } = retailChanges
      await db()
        .insert(retailChanges)
        .values([...sizes.values()])
        .onConflictDoUpdate({ target: [business, zone, size], set: { at } })
    },
    /** When that was, of all sizes that the business ever had other prices of. */
    listChanged: (businessId: string): Promise<LastChange[]> =>
      db()
        .select({ zone: retailChanges.zone, item: retailChanges.size, at: retailChanges.at })
        .from(retailChanges)
        .where(eq(retailChanges.businessId, businessId)),
    removeDrafts: (businessId: string) =>
      db()
        .delete(retailPrices)
        .where(and(eq(retailPrices.businessId, businessId), eq(retailPrices.state, 'draft'))),
  }
}

type Row = typeof retailPrices.$inferSelect

function draftOf({ zone, kind, size: written, cents }: Row): DraftPrice[] {
  const size = SIZE_KEYS.find((key) => key === written)
  return size ? [{ zone, kind, size, cents }] : []
}

const heldOf = (row: Row): RetailPrice[] =>
  draftOf(row).flatMap(({ cents, ...slot }) => (cents === null ? [] : [{ ...slot, cents }]))
