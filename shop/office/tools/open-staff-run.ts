// Writes a test order under its reference before anything is requested from the network.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { findBundleById, sourceOf } from '#shop/catalogue/bundle/bundle.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { NOBODYS_ORDER } from '#shop/sales/order/nobodys-order.ts'
import type { TooOften } from '#values/outcome.ts'
import { CHANGE_LIMIT, SPEND_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import { isRunReference, type RunKind, type StaffRun } from './staff-run.ts'

export type OpenStaffRunDeps = Pick<
  Base,
  'staffRuns' | 'orders' | 'readCatalogue' | 'transaction' | 'limiter' | 'clock'
>

export type RunInput = { kind: RunKind; reference: string; bundleId: string }

export type RunAnswer =
  | { ok: true; run: StaffRun }
  | { ok: false; problem: 'not_allowed' | 'reference_invalid' | 'reference_taken' }
  | TooOften

/**
 * The test order of a reference, created or found (storefront rules §7 "Test page calls"): nobody is charged or
 * emailed, and it belongs to no customer. Nothing is requested from the network until somebody continues it. Problems:
 * `not_allowed`, `reference_invalid`, `reference_taken` (by an order, or by a run of another bundle), `too_often`.
 */
export async function openStaffRun(deps: OpenStaffRunDeps, input: RunInput, { actor }: Caller): Promise<RunAnswer> {
  const { staffRuns, orders, limiter } = deps
  const { reference, bundleId } = input
  if (!mayChangeThings(actor.type)) return { ok: false, problem: 'not_allowed' }
  if (!isRunReference(reference)) return { ok: false, problem: 'reference_invalid' }

  const known = await staffRuns.find(reference)
  if (known) return known.bundleId === bundleId ? { ok: true, run: known } : { ok: false, problem: 'reference_taken' }

  if (await orders.findByReference(reference)) return { ok: false, problem: 'reference_taken' }

  const changing = await limiter.take(CHANGE_LIMIT, actor.id)
  const allowed = changing.ok ? await limiter.take(SPEND_LIMIT, 'shop') : changing
  if (!allowed.ok) return allowed
  await place(deps, input, actor.id)
  const run = await staffRuns.find(reference)
  return run?.bundleId === bundleId ? { ok: true, run } : { ok: false, problem: 'reference_taken' }
}

// Whoever comes second with a reference finds what the first one created, a test or an order.
async function place(
  { staffRuns, orders, readCatalogue, transaction, clock }: OpenStaffRunDeps,
  { kind, reference, bundleId }: RunInput,
  userId: string,
) {
  const now = clock.now()
  const catalogue = await readCatalogue()
  const bundle = findBundleById(catalogue.bundles, bundleId)
  const megabytes = bundle?.megabytes ?? 0
  const orderId = randomUUID()
  await transaction(async () => {
    const isPlaced = await orders.create({
      id: orderId,
      reference,
      attemptKey: `test:${reference}`,
      test: kind,
      ...NOBODYS_ORDER,
      bundle: {
        bundleId,
        zone: bundle?.zone ?? '',
        data: sizeLabel(bundle ?? { megabytes }),
        days: bundle?.validityDays ?? 0,
        megabytes,
        destinations: [],
        arrival: null,
        departure: null,
      },
      ...sourceOf(catalogue, bundleId),
      now,
    })
    if (isPlaced) await staffRuns.begin({ reference, orderId, kind, userId, bundleId, now })
  })
}
