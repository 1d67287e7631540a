// A business changes its shop's prices: it drafts, previews, and publishes them. No price is ever below what it owes
// the shop, or above its cap.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { CatalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { judgePrices, type DraftPrice } from '#shop/catalogue/bundle/retail-price.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'
import { isAsHeld, isWrong, judgeEdit, type RetailEdit, type WrongEdit } from './retail-edit.ts'
import { readStanding, type RetailDeps, type RetailStanding } from './view-retail-prices.ts'
import { cutText } from '#values/text/cut-text.ts'

const PER_BUSINESS: Limit = { name: 'retail-change', points: 120, seconds: 3600 }

export type ChangeRetailDeps = RetailDeps &
  Pick<Base, 'retail' | 'withAudit' | 'limiter' | 'clock'> & {
    catalogue: Pick<CatalogueStore, 'readBoth' | 'lock'>
    /** The next shopper sees the prices, on every node. */
    forgetCatalogue: () => void
  }
/** Whoever changes prices must be in charge of the business. */
export type RetailActing = Acting & { actor: { businessId: string | null } }
type RetailProblem = 'not_yours' | 'no_terms' | 'changed'
type RetailRefusal =
  | { ok: false; problem: RetailProblem }
  | { ok: false; problem: 'prices_wrong'; wrong: WrongEdit[] }
  | TooOften
export type RetailAnswer = { ok: true; changed: number } | RetailRefusal

type Change = { businessId: string; seen: string }

/**
 * Drafts prices of one zone, invisible to travelers. `seen` is the version the editor saw. Problems: `prices_wrong`
 * with what is wrong with which price (`below_floor`, `above_cap`, `no_amount`, `not_sold`), `changed`
 * if somebody else changed prices since, `no_terms` if the owner doesn't allow own prices, `not_yours` for anyone not
 * in charge of the business, `too_often` after 120 changes of a business in an hour.
 */
export const draftRetailPrices = (
  deps: ChangeRetailDeps,
  { zone, edits, ...change }: Change & { zone: string; edits: RetailEdit[] },
  acting: RetailActing,
): Promise<RetailAnswer> =>
  changePrices(deps, { ...change, action: 'retail_prices_drafted', zone }, acting, async (standing) => {
    const { retail } = deps
    const judge = judgePrices(standing.desk, standing.terms, standing.held)
    const judged = edits.map((edit) => judgeEdit(zone, edit, judge))
    const wrong = judged.filter(isWrong)
    if (wrong.length > 0) return { ok: false, problem: 'prices_wrong', wrong }
    const before = JSON.stringify(standing.drafts)
    for (const draft of judged) {
      if (isWrong(draft)) continue
      if (isAsHeld(draft, standing.held)) await retail.removeDraft(change.businessId, draft)
      else await retail.putDraft(change.businessId, draft)
    }
    const drafts = await retail.listDrafts(change.businessId)
    return { ok: true, changed: JSON.stringify(drafts) === before ? 0 : edits.length, prices: drafts }
  })

/**
 * Publishes the drafts for all following orders. Problems: those of `draftRetailPrices`; `prices_wrong` also if the
 * floor was raised or the cap lowered since.
 */
export const holdRetailPrices = (deps: ChangeRetailDeps, change: Change, acting: RetailActing): Promise<RetailAnswer> =>
  changePrices(deps, { ...change, action: 'retail_prices_set' }, acting, async ({ desk, terms, held, drafts }) => {
    const judge = judgePrices(desk, terms, held)
    const wrong = drafts.map((draft) => judgeEdit(draft.zone, draft, judge)).filter(isWrong)
    if (wrong.length > 0) return { ok: false, problem: 'prices_wrong', wrong }
    for (const draft of drafts) await deps.retail.hold(change.businessId, draft)
    await deps.retail.removeDrafts(change.businessId)
    await deps.retail.noteChanged(change.businessId, drafts, deps.clock.now())
    return { ok: true, changed: drafts.length, prices: drafts }
  })

/** Discards the drafts; published prices stay. Problems: `changed`, `no_terms`, `not_yours`, `too_often`. */
export const dropRetailDrafts = (deps: ChangeRetailDeps, change: Change, acting: RetailActing): Promise<RetailAnswer> =>
  changePrices(deps, { ...change, action: 'retail_drafts_dropped' }, acting, async ({ drafts }) => {
    await deps.retail.removeDrafts(change.businessId)
    return { ok: true, changed: drafts.length, prices: drafts }
  })

type DraftChange = { ok: true; changed: number; prices: DraftPrice[] } | Exclude<RetailRefusal, TooOften>

async function changePrices(
  deps: ChangeRetailDeps,
  { businessId, seen, action, zone }: Change & { action: AuditAction; zone?: string },
  acting: RetailActing,
  change: (standing: RetailStanding) => Promise<DraftChange>,
): Promise<RetailAnswer> {
  const { actor } = acting
  if (actor.businessId !== businessId || actor.type !== 'business-admin') return { ok: false, problem: 'not_yours' }
  const allowed = await deps.limiter.take(PER_BUSINESS, businessId)
  if (!allowed.ok) return allowed
  const done = await deps.withAudit(
    async (): Promise<DraftChange> => {
      // One after the other, and never while the shop's own prices change.
      await deps.catalogue.lock()
      const standing = await readStanding(deps, businessId)
      if (!standing) return { ok: false, problem: 'no_terms' }
      return standing.version === seen ? change(standing) : { ok: false, problem: 'changed' }
    },
    ({ changed, prices }) =>
      changed === 0
        ? null
        : {
            actor: auditActorOf(acting),
            action,
            subject: businessId,
            facts: { ...(zone !== undefined && { zone }), prices: cutText(prices.map(priceText).join(', '), 1_000) },
          },
    acting,
  )
  if (action === 'retail_prices_set') deps.forgetCatalogue()
  return done.ok ? { ok: true, changed: done.changed } : done
}

const priceText = ({ zone, kind, size, cents }: DraftPrice) => `${zone} ${size} ${kind} ${cents ?? 'shop'}`
