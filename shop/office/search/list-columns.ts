// Which columns of a list somebody doesn't want to see; each person has their own, and sees the rest.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'

/** The lists whose columns can be chosen. */
export const COLUMN_LISTS = ['orders', 'inbox', 'users', 'esims'] as const
export type ColumnList = (typeof COLUMN_LISTS)[number]

const COLUMN = /^[a-z]{1,20}$/
const MOST_COLUMNS = 20

export type ListColumnsDeps = Pick<Base, 'savedViews' | 'limiter' | 'clock'>

/** The names of the columns that the person hid. */
export const listHidden = (
  { savedViews }: Pick<ListColumnsDeps, 'savedViews'>,
  userId: string,
  list: ColumnList,
): Promise<string[]> => savedViews.hiddenOf(userId, list)

/** Hides these columns and shows all others, for the caller alone. Problem: `too_often`. */
export async function chooseColumns(
  { savedViews, limiter, clock }: ListColumnsDeps,
  { list, hidden }: { list: ColumnList; hidden: string[] },
  { actor }: Caller,
): Promise<{ ok: true } | TooOften> {
  const allowed = await limiter.take(ACT_LIMIT, actor.id)
  if (!allowed.ok) return allowed
  const names = hidden.filter((name) => COLUMN.test(name)).slice(0, MOST_COLUMNS)
  await savedViews.hide({ userId: actor.id, list, hidden: names, updatedAt: clock.now() })
  return { ok: true }
}
