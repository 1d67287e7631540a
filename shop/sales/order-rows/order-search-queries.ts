// Finds orders by anything a person may know about them; parts of a text are found with its three-letter index.
import { and, desc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { containing } from '#db/query/conditions.ts'
import { endsAsIccid, isIccid } from '#db/sealing/iccid-column.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { inSql } from './order-conditions-store.ts'
import { toOrder } from './order-row.ts'
import type { Order } from '#shop/sales/order/order.ts'

export type OrderSearch = ReturnType<typeof orderSearch>

const LEAST_DIGITS = 4
const WHOLE_DIGITS = 15
const LEAST_LETTERS = 3
/** At most this many orders are searched for more than their last four digits. */
const MOST_ENDS = 1_000

/** What a text (lowercase) may mean: itself, its digits if it has nothing else, and orders that are known to fit. */
export type SearchTerms = { text: string; digits: string; ids: string[] }

/** Orders that it names: by VAT number, by ICCID, or among these IDs. */
export const namedBy = ({ text, digits, ids }: SearchTerms): SQL[] => [
  ...(text.length >= 4 ? [eq(sql`lower(${orders.vatNumber})`, text.replaceAll(' ', ''))] : []),
  ...(ids.length > 0 ? [inArray(orders.id, ids)] : []),
  ...(digits.length >= WHOLE_DIGITS ? [isIccid(orders.iccid, digits), isIccid(orders.targetIccid, digits)] : []),
]

/** Orders whose reference, customer, or company contains it. */
export const mentioning = (text: string): SQL[] =>
  text.length < LEAST_LETTERS
    ? []
    : [orders.reference, orders.email, orders.customerName, orders.companyName].map((column) =>
        containing(column, text),
      )

export function orderSearch({ db }: Pick<Database, 'db'>) {
  /** Encrypted numbers are found by their last four digits; any further digits are then compared. */
  const listByEnd = async (digits: string): Promise<string[]> => {
    if (digits.length < LEAST_DIGITS || digits.length >= WHOLE_DIGITS) return []
    const end = digits.slice(-LEAST_DIGITS)
    const rows = await db()
      .select({ id: orders.id, iccid: orders.iccid, target: orders.targetIccid })
      .from(orders)
      .where(or(endsAsIccid(orders.iccid, end), endsAsIccid(orders.targetIccid, end)))
      .limit(MOST_ENDS)
    return rows
      .filter(({ iccid, target }) => [iccid, target].some((each) => each?.endsWith(digits)))
      .map(({ id }) => id)
  }

  return {
    /** Their ICCID ends in these digits: four or more, but not the whole number. */
    listByEnd,

    /**
     * The newest purchases that the text (lowercase) matches: by VAT number, by their ICCID or its last digits, or
     * among these IDs. After those, the newest whose reference, customer, or company contains it.
     */
    find: async (wanted: SearchTerms, most: number): Promise<Order[]> => {
      const { text, digits, ids } = wanted
      const newest = async (conditions: (SQL | undefined)[], besides: string[]) => {
        if (conditions.length === 0) return []
        const rows = await db()
          .select()
          .from(orders)
          .where(
            and(inSql.isPurchase, or(...conditions), besides.length > 0 ? notInArray(orders.id, besides) : undefined),
          )
          .orderBy(desc(orders.createdAt), desc(orders.id))
          .limit(most)
        return rows.map(toOrder)
      }
      const named = await newest(namedBy({ text, digits, ids: [...ids, ...(await listByEnd(digits))] }), [])
      if (named.length === most) return named
      const holding = await newest(
        mentioning(text),
        named.map(({ id }) => id),
      )
      return [...named, ...holding].slice(0, most)
    },

    /** Which of these orders are stuck. */
    listStuckAmong: async (ids: string[], now: Date): Promise<Set<string>> => {
      const found = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(and(inArray(orders.id, ids), inSql.isStuck(now)))
      return new Set(found.map(({ id }) => id))
    },
  }
}
