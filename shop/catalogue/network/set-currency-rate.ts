// What other currencies cost in euros, since networks charge in their own.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import { dateOnlyOf, parseDateOnly } from '#values/date.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { refreshCosts } from './sell-packages.ts'
import { isWithin } from '#shop/catalogue/bundle/bundle-shape.ts'
import { PER_ACCOUNT, type SetPackageRulesNeeds } from './set-package-rules.ts'

const MILLION = 1_000_000
/** No currency that networks charge in is worth more. */
const MOST_MILLIONTHS = 1_000 * MILLION

/**
 * Sets what a unit of a currency costs in euros from a day on, today at the earliest, and writes the costs of what is on
 * sale; prices stay, and what would be sold at a loss is taken off sale. Problems: `currency`, `rate_range`,
 * `date_range`, `too_often`.
 */
export async function setCurrencyRate(
  needs: SetPackageRulesNeeds & Pick<Base, 'readCurrencyRates'>,
  { currency, from, millionths }: { currency: string; from: string; millionths: number },
  acting: Acting,
): Promise<Outcome<object, 'currency' | 'rate_range' | 'date_range'> | TooOften> {
  const allowed = await needs.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const now = needs.clock.now()
  const validFrom = parseDateOnly(from)
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'EUR') return { ok: false, problem: 'currency' }
  if (!isWithin(millionths, 1, MOST_MILLIONTHS)) return { ok: false, problem: 'rate_range' }
  if (!validFrom || validFrom < dateOnlyOf(now, needs.timeZone)) return { ok: false, problem: 'date_range' }
  const done = await needs.withAudit(
    async (): Promise<Outcome<object, never>> => {
      const row = { currency, validFrom, millionths, madeBy: acting.actor.id, madeAt: now }
      await needs.networkPackages.setRate(row)
      return { ok: true }
    },
    () => ({ actor: auditActorOf(acting), action: 'currency_rate_set', subject: currency, facts: { validFrom } }),
    acting,
  )
  // Whoever saved it looks next at the prices that visitors see; another node shows them within a minute.
  needs.readCurrencyRates.forget()
  for (const networkId of needs.networks.ids()) await refreshCosts(needs, networkId)
  return done
}
