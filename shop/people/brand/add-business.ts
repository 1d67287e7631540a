// Adds a brand: one with its own domain, or the record of the shop's own brand if there is none yet.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { Tenants } from './tenant.ts'
import { businessSettings, getOrderPrefix } from './business.ts'
import { isNameTaken } from './brand-name.ts'
import { isPrefixTaken } from './order-prefix.ts'

export type AddBusinessDeps = Pick<Base, 'businesses' | 'clock' | 'forgetBrands' | 'withAudit'> & {
  readTenants: () => Promise<Tenants>
}
export type AddBusinessProblem = 'setting_invalid' | 'domain_missing' | 'domain_taken' | 'prefix_taken' | 'name_taken'
export type AddBusinessAnswer =
  | { ok: true; id: string }
  | { ok: false; problem: Exclude<AddBusinessProblem, 'setting_invalid'> }
  | { ok: false; problem: 'setting_invalid'; settings: string[] }

type NewBusiness = { name: unknown; domain: unknown; orderPrefix: unknown }

const newBusiness = businessSettings.pick({ name: true, domain: true, orderPrefix: true })

/**
 * Creates the record of a brand (storefront rules §3 "Brand settings"); all other settings keep their defaults until
 * changed. Problems: `setting_invalid` with the names of the invalid ones, `domain_missing` (the shop's own brand
 * already has its record, so every other one needs a host), `domain_taken`, `prefix_taken` (another brand's documents
 * are numbered in that series), `name_taken` (it reads as another brand's, or as somebody's whom people trust with
 * their money).
 */
export const addBusiness = (deps: AddBusinessDeps, input: NewBusiness, caller: Caller): Promise<AddBusinessAnswer> =>
  deps
    .withAudit(
      () => createBusiness(deps, input),
      ({ id }) => ({ actor: actorOf(caller.actor), action: 'business_added', subject: id }),
      caller,
    )
    .finally(deps.forgetBrands)

async function createBusiness(
  { businesses, clock, readTenants, forgetBrands }: AddBusinessDeps,
  input: NewBusiness,
): Promise<AddBusinessAnswer> {
  const parsed = newBusiness.safeParse(input)
  if (!parsed.success) {
    const settings = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
    return { ok: false, problem: 'setting_invalid', settings }
  }
  await businesses.takeTurn()
  forgetBrands()
  const { house, elsewhere } = await readTenants()
  if (parsed.data.domain === null && house.version > 0) return { ok: false, problem: 'domain_missing' }
  const id = randomUUID()
  // Without a domain, it takes the place of the defaults.
  const others = parsed.data.domain === null ? elsewhere : [house, ...elsewhere]
  if (isPrefixTaken(getOrderPrefix(parsed.data), id, others)) return { ok: false, problem: 'prefix_taken' }
  if (isNameTaken(parsed.data.name, id, others)) return { ok: false, problem: 'name_taken' }
  const made = await businesses.create({ id, ...parsed.data, now: clock.now() })
  if (made === 'domain_taken') return { ok: false, problem: made }
  forgetBrands()
  return { ok: true, id }
}
