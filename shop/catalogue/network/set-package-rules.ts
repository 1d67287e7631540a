// By which rules packages of the networks are priced and approved.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isWithin } from '#shop/catalogue/bundle/bundle-shape.ts'
import type { PriceRule } from '#shop/catalogue/pricing/package-price.ts'
import type { ApprovalRule } from './package-change.ts'
import { repricePackages, type SellPackagesNeeds } from './sell-packages.ts'

export const PER_ACCOUNT: Limit = { name: 'package-rules', points: 60, seconds: 600 }
const WHOLE = 10_000
const MOST_FACTOR = 10 * WHOLE
const MOST_CENTS = 100_000

export type SetPackageRulesNeeds = SellPackagesNeeds & Pick<Base, 'networks' | 'limiter' | 'withAudit'>
export type PackageRules = PriceRule & ApprovalRule
type RulesProblem = 'no_network' | 'factor_range' | 'amount_range' | 'dearer_range'

function problemOf({ factorBasisPoints, marginCents, leastCents, dearerUpToBasisPoints }: PackageRules) {
  // At less than the cost, every sale loses money.
  if (!isWithin(factorBasisPoints, WHOLE, MOST_FACTOR)) return 'factor_range'
  if (!isWithin(marginCents, 0, MOST_CENTS) || !isWithin(leastCents, 0, MOST_CENTS)) return 'amount_range'
  return isWithin(dearerUpToBasisPoints, 0, WHOLE) ? null : 'dearer_range'
}

/**
 * Sets the rules of a network, and prices what is approved of it by them at once. Problems: `no_network`, `factor_range`
 * below the cost or above ten times it, `amount_range`, `dearer_range` above 100%, `too_often`.
 */
export async function setPackageRules(
  needs: SetPackageRulesNeeds,
  { networkId, rules }: { networkId: NetworkId; rules: PackageRules },
  acting: Acting,
): Promise<Outcome<object, RulesProblem> | TooOften> {
  const allowed = await needs.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const isConnected = await needs.networks.isConnected(networkId)
  const [known] = isConnected ? await needs.networkPackages.readRules([networkId]) : []
  if (!known) return { ok: false, problem: 'no_network' }
  const problem = problemOf(rules)
  if (problem) return { ok: false, problem }
  const done = await needs.withAudit(
    async (): Promise<Outcome<object, never>> => {
      await needs.networkPackages.saveRules(networkId, rules)
      return { ok: true }
    },
    () => ({ actor: auditActorOf(acting), action: 'package_rules_set', subject: networkId }),
    acting,
  )
  await repricePackages(needs, networkId, acting.actor.id)
  return done
}
