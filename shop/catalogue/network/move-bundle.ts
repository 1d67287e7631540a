// The owner sells a bundle from another network: new orders are bought there, and everything that was ordered before stays
// where it is, because an order keeps its network.
import { dataKindOf, withKind } from '#values/data-allowance.ts'
import { allowanceOf } from '#values/network-package.ts'
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import {
  findBundleById,
  sourceIn,
  sourceOfBundle,
  sourceText,
  type BundleSource,
} from '#shop/catalogue/bundle/bundle.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { CatalogueEdit, DeskCatalogue } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { leastPriceCents } from './find-moved-bundle.ts'
import type { PackageRow } from './network-package-store.ts'
import type { ConnectedNetwork } from './network-store.ts'
import { keepsPromise, promiseOf } from './package-change.ts'
import { openCosts, takenOff, withCatalogueLocked, write, writeFacts, type SellPackagesNeeds } from './sell-packages.ts'

const PER_ACCOUNT: Limit = { name: 'bundle-move', points: 60, seconds: 600 }

type MoveNeeds = SellPackagesNeeds & {
  connectedNetworks: { list: () => Promise<Pick<ConnectedNetwork, 'id' | 'isActive'>[]> }
}

/**
 * Where a bundle is bought, and the packages of other networks that keep everything it promises, the cheapest first; at
 * most 50. `isHome`: it may go back to the network of the settings, where it came from. Null if there is no such bundle.
 */
export async function viewBundleMove(needs: MoveNeeds, bundleId: string) {
  const desk = await needs.catalogue.readDesk()
  const found = findIn(desk, bundleId)
  if (!found) return null
  const { bundle, source, countries } = found
  const [costOf, candidates] = [await openCosts(needs), await listCandidates(needs, desk, bundleId)]
  const leastCents = leastPriceCents(desk, bundleId)
  return {
    bundleId,
    networkId: source.networkId,
    zone: bundle.zone,
    megabytes: bundle.megabytes,
    ...withKind(dataKindOf(bundle)),
    days: bundle.validityDays,
    countries: countries.length,
    costCents: bundle.costCents,
    leastCents,
    isHome: await isFromHome(needs, bundleId, source),
    candidates: candidates
      .map(({ networkId, packageId, offered, bundleId: sells }) => {
        const { name, days, exitCountry, cost } = offered
        const costCents = costOf(offered)
        return {
          networkId,
          packageId,
          name,
          ...allowanceOf(offered),
          days,
          moreCountries: offered.countries.length - countries.length,
          exitCountry,
          currency: cost.currency,
          costCents,
          isLoss: costCents !== null && leastCents !== null && costCents > leastCents,
          /** What the package sells now, which is taken off sale. */
          sells,
        }
      })
      .toSorted((one, other) => (one.costCents ?? Infinity) - (other.costCents ?? Infinity))
      .slice(0, MOST_SHOWN),
  }
}

const MOST_SHOWN = 50

type MoveProblem = 'no_bundle' | 'not_kept' | 'no_rate' | 'below_cost'

/**
 * Buys new orders of a bundle as this package, or at the network of the settings again (`packageId` null), and puts it on
 * sale. Its ID, price, and promises stay; what the former package or the new one sold by itself is off sale. Nothing
 * happens if it is there already. Problems: `no_bundle`; `not_kept` if the package is gone, promises less, or its network
 * is switched off; `no_rate` for its currency; `below_cost` if it costs more than the bundle; `too_often`.
 */
export async function moveBundle(
  needs: MoveNeeds & Pick<Base, 'limiter' | 'withAudit'>,
  { bundleId, to }: { bundleId: string; to: BundleSource },
  acting: Acting,
): Promise<Outcome<{ isMoved: boolean }, MoveProblem> | TooOften> {
  const allowed = await needs.limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const done = await needs.withAudit(
    () => withCatalogueLocked(needs, () => moveLocked(needs, { bundleId, to }, acting.actor.id)),
    ({ isMoved, from }) =>
      isMoved
        ? {
            actor: auditActorOf(acting),
            action: 'bundle_moved',
            subject: bundleId,
            facts: { from, to: sourceText(to) },
          }
        : null,
    acting,
  )
  needs.forgetCatalogue()
  return done.ok ? { ok: true, isMoved: done.isMoved } : done
}

type MoveAnswer = Outcome<{ isMoved: boolean; from: string }, MoveProblem>

async function moveLocked(
  needs: MoveNeeds,
  { bundleId, to }: { bundleId: string; to: BundleSource },
  movedBy: string,
): Promise<MoveAnswer> {
  const desk = await needs.catalogue.readDesk()
  const found = findIn(desk, bundleId)
  if (!found) return { ok: false, problem: 'no_bundle' }
  const from = sourceText(found.source)
  if (from === sourceText(to)) return { ok: true, isMoved: false, from }
  const isHome = to.packageId === null && (await isFromHome(needs, bundleId, found.source))
  const row = isHome
    ? null
    : (await listCandidates(needs, desk, bundleId)).find((each) => sourceText(each) === sourceText(to))
  if (row === undefined) return { ok: false, problem: 'not_kept' }

  const cents = row && (await openCosts(needs))(row.offered)
  if (row && cents === null) return { ok: false, problem: 'no_rate' }
  if (cents !== null && cents > (leastPriceCents(desk, bundleId) ?? -1)) return { ok: false, problem: 'below_cost' }
  const edits: CatalogueEdit[] = [
    { kind: 'source', bundleId, source: to },
    { kind: 'cost', bundleId, cents },
    { kind: 'status', bundleId, status: 'Active' },
  ]
  if (row && row.bundleId !== null && row.bundleId !== bundleId) edits.push(takenOff(row.bundleId))
  await write(needs, edits, movedBy)
  await decide(needs, { found, row, bundleId }, movedBy)
  return { ok: true, isMoved: true, from }
}

type SourcedBundle = NonNullable<ReturnType<typeof findIn>>

/** The former package is declined, so that no rule sells it; the new one is approved for what the bundle promises. */
async function decide(
  needs: MoveNeeds,
  {
    found: { bundle, source, countries },
    row,
    bundleId,
  }: { found: SourcedBundle; row: PackageRow | null; bundleId: string },
  decidedBy: string,
): Promise<void> {
  const { catalogue, networkPackages, networks, clock } = needs
  const decision = { decidedAt: clock.now(), decidedBy, change: null }
  const former = (source.packageId === null ? [] : await networkPackages.find(source.networkId, [source.packageId]))
    .filter((each) => each.bundleId === bundleId)
    .map((each) => ({ ...each, ...decision, decision: 'declined' as const, decided: each.offered, bundleId: null }))
  const next = row && {
    ...row,
    ...decision,
    decision: 'sold' as const,
    decided: promiseOf(bundle, countries, row.offered),
    bundleId,
  }
  await networkPackages.put(next ? [...former, next] : former)
  if (next) return writeFacts(needs, [next])
  const { takesBack } = networks.of(HOME_NETWORK).can
  await catalogue.writeFacts([
    { ...HOME_FACTS, ...bundle.facts, bundleId, exitCountry: null, operators: null, takesBack },
  ])
}

function findIn({ zones, bundles }: DeskCatalogue, bundleId: string) {
  const bundle = findBundleById(bundles, bundleId)
  const zone = zones.find(({ name }) => name === bundle?.zone)
  const own = bundles.find((each) => each === bundle)
  if (!own || !zone) return null
  return { bundle: own, source: sourceOfBundle(own), countries: zone.countries }
}

/** Of networks that are switched on. */
async function listCandidates(
  { networkPackages, connectedNetworks, networks }: MoveNeeds,
  desk: DeskCatalogue,
  bundleId: string,
): Promise<PackageRow[]> {
  const found = findIn(desk, bundleId)
  if (!found) return []
  const { bundle, source, countries } = found
  const { megabytes, validityDays: days } = bundle
  const networkIds = (await connectedNetworks.list()).flatMap(({ id, isActive }) =>
    isActive && id !== source.networkId && networks.ids().includes(id) ? [id] : [],
  )
  const like = { networkIds, kind: dataKindOf(bundle), megabytes, days, countries }
  return (await networkPackages.listLike(like)).filter(({ offered }) =>
    keepsPromise(promiseOf(bundle, countries, offered), offered),
  )
}

/** The network of the settings has no list of packages, so only what was bought there before can be bought there again. */
async function isFromHome({ catalogue }: MoveNeeds, bundleId: string, source: BundleSource): Promise<boolean> {
  const origin = (await catalogue.listOrigins([bundleId])).get(bundleId)
  return source.networkId !== HOME_NETWORK && origin !== undefined && sourceIn(origin).networkId === HOME_NETWORK
}
