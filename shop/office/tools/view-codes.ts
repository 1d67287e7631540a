// Activation code and QR picture of any eSIM. Only for staff, which the caller must check (storefront rules §7
// "generate-qrcode").
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { withPicture, type ScannableCodes } from '#shop/sales/esim/qr-picture.ts'
import { findEsimAtNetwork } from '#shop/sales/esim/view-esims.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { findAuditSubject } from '#shop/support/staff/find-audit-subject.ts'
import type { StaffTool } from './network-call.ts'
import { READ_LIMIT } from '#shop/support/staff/staff-limit.ts'

export type ViewCodesDeps = Pick<Base, 'networks' | 'esims' | 'limiter' | 'log' | 'recordAudit'>
export type CodesInput = { tool: StaffTool; iccid: string }

/**
 * The network's current codes, recorded with who looked before they are shown. Problems: `network_unavailable`, also
 * for an unknown eSIM; `too_often`.
 */
export async function viewCodes(
  deps: ViewCodesDeps,
  { tool, iccid }: CodesInput,
  caller: Caller,
): Promise<Outcome<ScannableCodes, 'network_unavailable'> | TooOften> {
  const allowed = await deps.limiter.take(READ_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  const codes = await fetchCodes(deps, iccid)
  if (!codes) return { ok: false, problem: 'network_unavailable' }
  await deps.recordAudit(
    {
      actor: actorOf(caller.actor),
      action: 'esim_codes_shown',
      subject: await findAuditSubject(deps, iccid),
      facts: { tool, iccidEnd: iccid.slice(-4) },
    },
    caller,
  )
  return { ok: true, ...codes }
}

async function fetchCodes(deps: ViewCodesDeps, iccid: string) {
  const { provider, esim } = await findEsimAtNetwork(deps, iccid)
  try {
    const [codes, sent] = await Promise.all([provider.findCodes(esim), provider.fetchQrCode(esim)])
    return await withPicture(codes, sent)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ problem: error.message }, 'the network did not report the eSIM’s codes')
    return null
  }
}
