// Changes what is sold and for how much: now or, for a price, from a given day. All or nothing, and recorded with who
// did it.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { addDays, dateOnlyOf, startOfDay, type DateOnly } from '#values/date.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  changesInTurns,
  changesOf,
  plannedPrice,
  type CatalogueEdit,
  type PriceKind,
  type EditProblem,
} from './catalogue-change.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { writeNotingPrices } from './write-raised-prices.ts'
import { readImport, type ImportWrong } from './read-import.ts'

const PER_ACCOUNT: Limit = { name: 'catalogue-change', points: 120, seconds: 600 }
const FARTHEST_DAYS = 730

type ChangeCatalogueDeps = Pick<Base, 'catalogue' | 'retail' | 'withAudit' | 'limiter' | 'timeZone' | 'clock'> & {
  /** The next shopper reads the catalog afresh. */
  forgetCatalogue: () => void
}
type EditsWrong = { ok: false; problem: 'edits_wrong'; problems: { place: number; problem: EditProblem }[] }
type Refusal<Problem extends string> = { ok: false; problem: Problem }
type CatalogueAnswer = { ok: true; changed: number } | EditsWrong | Refusal<'changed'> | TooOften

// Applies plans that are due, even if nobody has read the catalog since, so that this change comes after them.
async function lockAsOf(catalogue: CatalogueStore, now: Date): Promise<void> {
  await catalogue.lock()
  await catalogue.applyDue(now)
}

/**
 * Changes the catalog now. `seen` is the version the editor saw, of a zone or of the whole catalog. Problems:
 * `edits_wrong` with what is wrong at which position, `changed` if somebody else changed it since, `too_often`.
 */
export async function changeCatalogue(
  deps: ChangeCatalogueDeps,
  { edits, seen }: { edits: CatalogueEdit[]; seen: { zone: string | null; version: string } },
  acting: Acting,
): Promise<CatalogueAnswer> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const { catalogue, clock, forgetCatalogue } = deps
  const done = await deps.withAudit(
    async (): Promise<Exclude<CatalogueAnswer, TooOften>> => {
      await lockAsOf(catalogue, clock.now())
      if ((await catalogue.findVersion(seen.zone)) !== seen.version) return { ok: false, problem: 'changed' }
      const written = await writeEdits(deps, edits, acting.actor.id)
      if (!written.ok) return { ok: false, problem: 'edits_wrong', problems: written.problems }
      return { ok: true, changed: written.changes.length }
    },
    ({ changed }) =>
      changed === 0
        ? null
        : {
            actor: auditActorOf(acting),
            action: 'catalogue_changed',
            subject: seen.zone ?? 'catalogue',
            facts: { changes: changed },
          },
    acting,
  )
  forgetCatalogue()
  return done
}

/**
 * Writes edits with their history, or none of them; null as `madeBy` is the shop itself. Call it in a transaction that
 * holds the catalog's lock.
 */
export async function writeEdits(
  deps: Pick<ChangeCatalogueDeps, 'catalogue' | 'retail' | 'clock'>,
  edits: readonly CatalogueEdit[],
  madeBy: string | null,
) {
  const { catalogue, clock } = deps
  const bundleIds = [...new Set(edits.flatMap((edit) => ('bundleId' in edit ? edit.bundleId : [])))]
  const names = [...new Set(edits.flatMap((edit) => ('zone' in edit ? edit.zone : [])))]
  // The name of a new zone is compared with all, in whatever case.
  const desk = await catalogue.readDeskOf(bundleIds, edits.some(({ kind }) => kind === 'zone') ? 'all' : names)
  const judged = await changesInTurns(desk, edits)
  if (!judged.ok) return judged
  const now = clock.now()
  await writeNotingPrices(deps, { desk, changes: judged.changes })
  await catalogue.note(judged.changes, { ...AS_IT_IS, madeAt: now, madeBy, validFrom: now, appliedAt: now })
  return judged
}

export type PriceEdit = { kind: PriceKind; zone: string; size: string; cents: number | null }
type PlanProblem = EditProblem | 'date_range' | 'nothing_changes' | 'changed'

/**
 * Plans a price from the start of a day of the shop; orders before that keep the old price. Another plan for the same day
 * replaces this one. Problems: those of an edit, `date_range` for a day that isn't after today or is more than two
 * years ahead, `nothing_changes`, `changed` if somebody else changed the zone or its plans since, `too_often`.
 */
export async function planPrice(
  deps: ChangeCatalogueDeps,
  { edit, from, seenVersion }: { edit: PriceEdit; from: DateOnly; seenVersion: string },
  acting: Acting,
): Promise<{ ok: true } | Refusal<PlanProblem> | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const { catalogue, timeZone, clock } = deps
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  if (from <= today || from > addDays(today, FARTHEST_DAYS)) return { ok: false, problem: 'date_range' }
  const validFrom = startOfDay(from, timeZone)
  return deps.withAudit(
    async (): Promise<{ ok: true } | Refusal<PlanProblem>> => {
      await lockAsOf(catalogue, now)
      if ((await catalogue.findVersion(edit.zone)) !== seenVersion) return { ok: false, problem: 'changed' }
      const desk = await catalogue.readDesk()
      // Planning the current price may make sense, to end an earlier plan. So the edit is validated against a price
      // that never occurs.
      const judged = changesOf(desk, [edit])
      if (!judged.ok) return { ok: false, problem: judged.problems[0]?.problem ?? 'contradiction' }
      const change = judged.changes[0] ?? sameAsNow(edit)
      const planned = await catalogue.listPlanned(edit.zone)
      const dayBefore = new Date(validFrom.getTime() - 1)
      if (plannedPrice(planned, change, dayBefore) === change.after) return { ok: false, problem: 'nothing_changes' }
      await catalogue.replacePlan(change, validFrom, { by: acting.actor.id, now })
      const about = { ...AS_IT_IS, madeAt: now, madeBy: acting.actor.id, validFrom, appliedAt: null }
      await catalogue.note([change], about)
      return { ok: true }
    },
    () => ({
      actor: auditActorOf(acting),
      action: 'catalogue_changed',
      subject: edit.zone,
      facts: { changes: 1, validFrom: from },
    }),
    acting,
  )
}

const sameAsNow = ({ kind, zone, size, cents }: PriceEdit) => {
  const now = cents === null ? null : String(cents)
  return { kind, zone, item: size, before: now, after: now }
}

/** For a change that nobody withdrew. */
const AS_IT_IS = { withdrawnAt: null, withdrawnBy: null }

/** Withdraws a planned price. Problems: `no_plan`, also for one already in effect; `too_often`. */
export async function withdrawPlan(
  deps: ChangeCatalogueDeps,
  { id }: { id: string },
  acting: Acting,
): Promise<{ ok: true } | Refusal<'no_plan'> | TooOften> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async (): Promise<{ ok: true; zone: string } | Refusal<'no_plan'>> => {
      await lockAsOf(deps.catalogue, deps.clock.now())
      const plan = await deps.catalogue.withdraw(id, { by: acting.actor.id, now: deps.clock.now() })
      return plan ? { ok: true, zone: plan.zone } : { ok: false, problem: 'no_plan' }
    },
    ({ zone }) => ({ actor: auditActorOf(acting), action: 'future_price_withdrawn', subject: zone }),
    acting,
  )
}

/** How many lines a file has and what they would change, or everything that is wrong with it. Writes nothing. */
export async function viewImport({ catalogue }: Pick<ChangeCatalogueDeps, 'catalogue'>, text: string) {
  const version = await catalogue.findVersion(null)
  const read = await readImport(text, await catalogue.readDesk())
  return read.ok ? { ok: true as const, version, lines: read.lines, changes: read.changes } : read
}

/** Applies a file that was previewed: all of it, or nothing if anything changed since. Problems: those of both. */
export async function takeImport(
  deps: ChangeCatalogueDeps,
  { text, version }: { text: string; version: string },
  acting: Acting,
): Promise<CatalogueAnswer | ImportWrong> {
  const read = await readImport(text, await deps.catalogue.readDesk())
  if (!read.ok) return read
  return changeCatalogue(deps, { edits: read.edits, seen: { zone: null, version } }, acting)
}

/**
 * Adds a zone, its name and countries, at the end; nothing in it is sold before it has a price and a bundle on sale, which
 * are added on its page. Problems: `edits_wrong`
 * with `zone_name`, `zone_exists`, `no_countries`, or `unknown_country`, and those of `changeCatalogue`.
 */
export async function addZone(
  deps: ChangeCatalogueDeps,
  { name, countries }: { name: string; countries: string[] },
  acting: Acting,
): Promise<CatalogueAnswer> {
  const edits = [{ kind: 'zone' as const, zone: name.replace(/\s+/g, ' ').trim(), countries }]
  const version = await deps.catalogue.findVersion(null)
  return changeCatalogue(deps, { edits, seen: { zone: null, version } }, acting)
}
