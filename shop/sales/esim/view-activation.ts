// The activation code and QR picture of an eSIM, for those who have proven that its order is theirs.
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { At } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import { PER_HOLDER } from '#shop/sales/esim-status/check-esim-status.ts'
import { findHeldEsim, type HeldEsim } from './find-held-esim.ts'
import { withPicture, type ScannableCodes } from './qr-picture.ts'

export type ActivationProblem = 'not_proven' | 'order_withdrawn' | 'code_unavailable'
export type ActivationAnswer =
  | ({ ok: true; reference: string; iccid: string } & ScannableCodes)
  | { ok: false; problem: ActivationProblem }
  | TooOften

export type ViewActivationDeps = Pick<
  Base,
  'orders' | 'esims' | 'networks' | 'ownedBy' | 'isWithdrawn' | 'limiter' | 'log'
>

/**
 * Activation info of an eSIM (after-purchase rules §3): as stored at delivery, or else from the network; if it sends no
 * picture, we draw it. Problems: `not_proven` (unknown, foreign, or refunded, answered alike), `order_withdrawn`,
 * `too_often`, `code_unavailable`.
 */
export async function viewActivation(deps: ViewActivationDeps, question: HeldEsim, at: At): Promise<ActivationAnswer> {
  const order = await findHeldEsim(deps, question, at)
  if (!order) return { ok: false, problem: 'not_proven' }
  if (await deps.isWithdrawn(order)) return { ok: false, problem: 'order_withdrawn' }
  const { iccid } = order
  const allowed = await deps.limiter.take(PER_HOLDER, order.id)
  if (!allowed.ok) return allowed

  const kept = await deps.esims.findActive(order.id)
  const provider = deps.networks.of(order.networkId)
  const codes = kept?.activationCode ? kept : await askNetwork(deps, () => provider.findCodes(order))
  const { activationCode = null, confirmationCode = null } = codes ?? {}
  if (activationCode === null) return { ok: false, problem: 'code_unavailable' }
  const sent = kept?.qrPng ?? (await askNetwork(deps, () => provider.fetchQrCode(order)))
  const codesToScan = await withPicture({ activationCode, confirmationCode }, sent)
  return { ok: true, reference: order.reference, iccid, ...codesToScan }
}

async function askNetwork<Found>({ log }: ViewActivationDeps, ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'the network did not report the activation code')
    return null
  }
}
