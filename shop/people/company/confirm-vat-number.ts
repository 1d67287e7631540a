// Checks a company's VAT number with the EU's register. If the register doesn't answer, nobody waits for it or is
// refused.
import type { Base } from '#shop/assembly/base.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { registeredNumberOf } from '#shop/people/brand/seller-identity.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import type { TooOften } from '#values/outcome.ts'
import type { VatNumber } from '#values/vat-number.ts'
import type { KeptConsultation } from './vat-consultation-store.ts'

/** New numbers that one visitor may look up. */
const QUESTIONS: Limit = { name: 'vat-number', points: 30, seconds: 600 }
const REMEMBERED_MS = 6 * 3_600_000
/** While the register is down, a company waits for it once a minute instead of on every page. */
const FAILURE_REMEMBERED_MS = 60_000

export type ConfirmVatNumberDeps = Pick<
  Base,
  'vatNumbers' | 'vatConsultations' | 'findTenant' | 'limiter' | 'clock' | 'log'
>

/**
 * The consultation to store with the order; `unavailable` when the register is down or slow. An answer is cached for
 * six hours and a failure for a minute, for everyone and on all nodes. Problem: `too_often` for a visitor who looks up
 * number after number. The seller's own VAT number is sent along, so that the register can prove its answer; without a
 * seller, the shop itself asks.
 */
export async function confirmVatNumber(
  deps: ConfirmVatNumberDeps,
  vatNumber: VatNumber,
  { rateLimitKey, seller }: { rateLimitKey: string; seller?: Brand | undefined },
): Promise<{ ok: true; consultation: VatConsultation } | TooOften> {
  const now = deps.clock.now()
  const rememberedSince = new Date(now.getTime() - REMEMBERED_MS)
  const asking = seller ?? (await deps.findTenant(null)).brand
  const requester = registeredNumberOf(asking.company)
  const kept = await deps.vatConsultations.find(vatNumber.full, rememberedSince)
  // An answer to somebody else proves nothing for this seller.
  if (kept && isFresh(kept, now) && kept.requester === (requester?.full ?? null))
    return { ok: true, consultation: { ...kept, askedAt: kept.askedAt.toISOString() } }

  const allowed = await deps.limiter.take(QUESTIONS, rateLimitKey)
  if (!allowed.ok) return allowed
  const consultation = await ask(deps, { vatNumber, requester, now })
  await deps.vatConsultations.keep({ ...consultation, askedAt: now }, rememberedSince)
  return { ok: true, consultation }
}

const isFresh = ({ verdict, askedAt }: KeptConsultation, now: Date) =>
  verdict !== 'unavailable' || now.getTime() - askedAt.getTime() < FAILURE_REMEMBERED_MS

type Question = { vatNumber: VatNumber; requester: VatNumber | null; now: Date }
type Consultation = VatConsultation & { requester: string | null; consultationNumber: string | null }

async function ask(
  { vatNumbers, log }: ConfirmVatNumberDeps,
  { vatNumber, requester, now }: Question,
): Promise<Consultation> {
  const asked = { vatNumber: vatNumber.full, askedAt: now.toISOString(), requester: requester?.full ?? null }
  try {
    const { isValid, requestDate, consultationNumber } = await vatNumbers.check(vatNumber, requester)
    return { ...asked, verdict: isValid ? 'valid' : 'invalid', requestDate, consultationNumber }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ vendor: error.vendor, problem: error.message }, 'a VAT number could not be confirmed')
    return { ...asked, verdict: 'unavailable', requestDate: null, consultationNumber: null }
  }
}
