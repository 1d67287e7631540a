// What an owner still has to set up before the public can buy. Derived from the settings and records themselves, never
// checked off by hand.
import type { Base } from '#shop/assembly/base.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import { SHOP_RUNNERS } from '#shop/people/account/role.ts'
import { sharedSeries } from '#shop/people/brand/order-prefix.ts'
import { missingIdentity, type IdentitySetting } from '#shop/people/brand/seller-identity.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { StandIns } from '#ports/stand-ins.ts'
import type { ConnectionTest } from '#shop/figures/connection-test.ts'
import { CONNECTIONS } from './connection.ts'
import { readConnectionTests, type ReadConnectionTestsDeps } from '#shop/figures/read-connection-tests.ts'

const SETUP_PARTS = ['seller', 'support', 'mail', 'payment', 'network', 'prices', 'factor'] as const
export type SetupPart = (typeof SETUP_PARTS)[number]

/** One thing that a part is missing. */
export type Lack =
  | { kind: 'identity'; brandId: string; brand: string; isHouse: boolean; missing: IdentitySetting[] }
  | { kind: 'support_unset' | 'smtp_unset' | 'payment_sandbox' | 'payment_test' | 'network_sandbox' | 'nothing_sold' }
  | { kind: 'sender_unset'; brand: string }
  | { kind: 'series_shared'; brands: string[] }
  | { kind: 'unpriced' | 'thin'; zones: string[] }
  | { kind: 'uncosted'; bundles: number }
  | { kind: 'factor_missing'; people: string[] }
  | { kind: 'factor_optional' }
  | { kind: 'test_failed' }

/** `tested` is null where there is no vendor to ask. */
export type SetupRow = { part: SetupPart; lacks: Lack[]; tested: ConnectionTest | 'never' | null }
export type Setup = { parts: SetupRow[]; isDone: boolean }

type DeskZone = { name: string; active: number; fromCents: number | null; thin: number; uncosted: number }

export type ViewSetupDeps = Omit<ReadConnectionTestsDeps, 'customers'> &
  Pick<Base, 'standIns'> & {
    readTenants: () => Promise<Tenants>
    viewDeskCatalogue: () => Promise<{ zones: DeskZone[] }>
    customers: ReadConnectionTestsDeps['customers'] & {
      listByRole: (role: string) => Promise<Pick<Customer, 'id' | 'fullName' | 'email'>[]>
    }
    secondFactors: Pick<SecondFactors, 'hasAny'>
    /** Whether administrators must have a second factor. */
    requiresAdminFactor: boolean
    /** Whether real customers pay here. */
    isLiveExpected: boolean
  }

/** All parts in the order to set them up, with what they are missing; a part is done if nothing is. Asks no vendor. */
export async function viewSetup(deps: ViewSetupDeps): Promise<Setup> {
  const { readTenants, viewDeskCatalogue, standIns } = deps
  const [tenants, { zones }, factor] = await Promise.all([readTenants(), viewDeskCatalogue(), factorLacks(deps)])
  const tests = await readConnectionTests(deps, tenants)
  const lacks: Record<SetupPart, Lack[]> = {
    seller: sellerLacks(tenants),
    support: standIns.hasOwnSupport ? [] : [{ kind: 'support_unset' }],
    mail: mailLacks(tenants, standIns),
    payment: standIns.payment === null ? [] : [{ kind: `payment_${standIns.payment}` }],
    network: standIns.hasOwnNetwork ? [] : [{ kind: 'network_sandbox' }],
    prices: priceLacks(zones),
    factor,
  }
  const parts = SETUP_PARTS.map((part): SetupRow => {
    const connection = CONNECTIONS.find((known) => known === part)
    const tested = connection ? (tests[connection] ?? 'never') : null
    return { part, lacks: [...lacks[part], ...testLacks(part, tested)], tested }
  })
  return { parts, isDone: parts.every((each) => each.lacks.length === 0) }
}

// A register that doesn't answer, or has no number to look for, says nothing about the seller.
function testLacks(part: SetupPart, tested: SetupRow['tested']): Lack[] {
  if (tested === null || tested === 'never' || tested.isStale || tested.outcome === 'fine') return []
  return part === 'seller' && tested.outcome !== 'vat_unknown' ? [] : [{ kind: 'test_failed' }]
}

// The sample company of a demo doesn't count. Brands from before each had a prefix of its own may still share one.
const sellerLacks = ({ house, elsewhere }: Tenants): Lack[] => [
  ...sharedSeries([house, ...elsewhere]).map((brands) => ({ kind: 'series_shared' as const, brands })),
  ...[house, ...elsewhere].flatMap(({ brand }) => {
    const missing = missingIdentity(brand.company?.isSample ? undefined : brand.company)
    const isHouse = brand === house.brand
    return missing.length > 0
      ? [{ kind: 'identity' as const, brandId: brand.id, brand: brand.name, isHouse, missing }]
      : []
  }),
]

function mailLacks({ house, elsewhere }: Tenants, { hasOwnMail, hasOwnSender }: StandIns): Lack[] {
  const silent = hasOwnSender ? [] : [house, ...elsewhere].filter(({ sender }) => sender.address === null)
  return [
    ...(hasOwnMail ? [] : [{ kind: 'smtp_unset' as const }]),
    ...silent.map(({ brand }) => ({ kind: 'sender_unset' as const, brand: brand.name })),
  ]
}

// Somebody who guesses the password of one of them owns the shop.
async function factorLacks(deps: ViewSetupDeps): Promise<Lack[]> {
  const { customers, secondFactors, requiresAdminFactor, isLiveExpected } = deps
  const people = (await Promise.all(SHOP_RUNNERS.map((role) => customers.listByRole(role)))).flat()
  const without = await Promise.all(
    people.map(async ({ id, fullName, email }) => ((await secondFactors.hasAny(id)) ? [] : [fullName || email])),
  )
  const names = without.flat()
  return [
    ...(names.length > 0 ? [{ kind: 'factor_missing' as const, people: names }] : []),
    ...(isLiveExpected && !requiresAdminFactor ? [{ kind: 'factor_optional' as const }] : []),
  ]
}

function priceLacks(zones: DeskZone[]): Lack[] {
  const namesOf = (isMeant: (zone: DeskZone) => boolean) => zones.filter(isMeant).map(({ name }) => name)
  const sold = namesOf(({ active, fromCents }) => active > 0 && fromCents !== null)
  if (sold.length === 0) return [{ kind: 'nothing_sold' }]
  const [unpriced, thin] = [
    namesOf(({ active, fromCents }) => active > 0 && fromCents === null),
    namesOf((zone) => zone.thin > 0),
  ]
  // Nobody has looked at prices of the seed, and without a cost no margin is checked.
  const uncosted = zones.reduce((sum, zone) => sum + zone.uncosted, 0)
  return [
    ...(uncosted > 0 ? [{ kind: 'uncosted' as const, bundles: uncosted }] : []),
    ...(unpriced.length > 0 ? [{ kind: 'unpriced' as const, zones: unpriced }] : []),
    ...(thin.length > 0 ? [{ kind: 'thin' as const, zones: thin }] : []),
  ]
}
