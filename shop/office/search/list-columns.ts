// Which columns of a list somebody doesn't want to see; each person has their own, and sees the rest.
import type { Base } from '#shop/assembly/base.ts'
import { demand } from '#shop/people/account/needing.ts'
import type { Right } from '#shop/people/account/rights.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'

/** The lists whose columns can be chosen. */
export const COLUMN_LISTS = ['orders', 'inbox', 'users', 'esims'] as const
export type ColumnList = (typeof COLUMN_LISTS)[number]

/** What it takes to open each list. */
export const LIST_RIGHTS = {
  orders: 'orders',
  inbox: 'inbox',
  users: 'customers',
  esims: 'esims',
} as const satisfies Record<ColumnList, Right>

const COLUMN = /^[a-z]{1,20}$/
const MOST_COLUMNS = 20

export type ListColumnsDeps = Pick<Base, 'savedViews' | 'limiter' | 'clock'>

/** The names of the columns that the person hid. */
export const listHidden = (
  { savedViews }: Pick<ListColumnsDeps, 'savedViews'>,
  userId: string,
  list: ColumnList,
): Promise<string[]> => savedViews.hiddenOf(userId, list)

/** Hides these columns and shows all others, for the caller alone, who may open the list. Problem: `too_often`. */
export async function chooseColumns(
  { savedViews, limiter, clock }: ListColumnsDeps,
  { list, hidden }: { list: ColumnList; hidden: string[] },
  caller: Caller,
): Promise<{ ok: true } | TooOften> {
  const { actor } = caller
  demand(LIST_RIGHTS[list], caller)
  const allowed = await limiter.take(ACT_LIMIT, actor.id)
  if (!allowed.ok) return allowed
  const names = hidden.filter((name) => COLUMN.test(name)).slice(0, MOST_COLUMNS)
  await savedViews.hide({ userId: actor.id, list, hidden: names, updatedAt: clock.now() })
  return { ok: true }
}
