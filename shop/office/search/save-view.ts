// Saves, renames, and deletes named views of a list, private to each person.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import { randomUUID } from 'node:crypto'
import { demand } from '#shop/people/account/needing.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { LIST_RIGHTS } from './list-columns.ts'
import { MOST_QUERY_LETTERS, MOST_VIEWS, viewName, type SavedView, type ViewedList } from './saved-view.ts'

export type SaveViewDeps = Pick<Base, 'savedViews' | 'withAudit' | 'limiter' | 'clock'>
export type SaveViewProblem = 'name_missing' | 'name_taken' | 'too_many_views' | 'view_gone'
type Answer = Promise<Outcome<object, SaveViewProblem> | TooOften>

/** The caller's own views, by name. */
export const listViews = ({ savedViews }: SaveViewDeps, userId: string): Promise<SavedView[]> =>
  savedViews.listOf(userId)

/**
 * `query` is the list's own query string. Problems: `name_missing`, `name_taken` (by another view of this person and
 * list), `too_many_views` (20), `too_often`.
 */
export async function saveView(
  deps: SaveViewDeps,
  { list, name: typed, query }: { list: ViewedList; name: string; query: string },
  caller: Caller,
): Answer {
  demand(LIST_RIGHTS[list], caller)
  const name = viewName(typed)
  if (name === '') return { ok: false, problem: 'name_missing' }
  const { savedViews, clock } = deps
  const userId = caller.actor.id
  return noted(deps, 'view_saved', caller, async () => {
    if ((await savedViews.countOf(userId, list)) >= MOST_VIEWS) return { ok: false, problem: 'too_many_views' }
    const row = { id: randomUUID(), userId, list, name, query: cutText(query, MOST_QUERY_LETTERS) }
    const isKept = await savedViews.put({ ...row, createdAt: clock.now() })
    return isKept ? { ok: true } : { ok: false, problem: 'name_taken' }
  })
}

/** Problems: `name_missing`, `name_taken`, `view_gone` (also for somebody else's), `too_often`. */
export async function renameView(
  deps: SaveViewDeps,
  { id, name: typed }: { id: string; name: string },
  caller: Caller,
): Answer {
  const name = viewName(typed)
  if (name === '') return { ok: false, problem: 'name_missing' }
  return noted(deps, 'view_renamed', caller, async () => {
    const renamed = await deps.savedViews.rename(caller.actor.id, id, name)
    if (renamed === 'renamed') return { ok: true }
    return { ok: false, problem: renamed === 'taken' ? 'name_taken' : 'view_gone' }
  })
}

/** Problems: `view_gone` (also for somebody else's), `too_often`. */
export const deleteView = (deps: SaveViewDeps, id: string, caller: Caller): Answer =>
  noted(deps, 'view_deleted', caller, async () =>
    (await deps.savedViews.remove(caller.actor.id, id)) ? { ok: true } : { ok: false, problem: 'view_gone' },
  )

async function noted(
  { limiter, withAudit }: SaveViewDeps,
  action: AuditAction,
  caller: Caller,
  act: () => Promise<Outcome<object, SaveViewProblem>>,
): Answer {
  const allowed = await limiter.take(ACT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(act, () => ({ actor: actorOf(caller.actor), action, subject: caller.actor.id }), caller)
}
