// The catalog as its owner sees it: what each zone sells and for how much, its margins, and past and planned changes.
import type { Base } from '#shop/assembly/base.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { ProofRefusal } from '#values/fresh-proof.ts'
import type { ListedTable } from '#values/text/table.ts'
import {
  bundlePriceCents,
  compareWhole,
  SIZE_KEYS,
  sizeKeyFor,
  startingPriceCents,
  topupPriceCents,
  type PriceTerms,
} from './bundle.ts'
import { catalogueTable } from './catalogue-table.ts'
import { isBelowFloor, marginBasisPoints, getZonePrice, type DeskZone, type PriceKind } from './catalogue-change.ts'
import type { ChangeRow } from './catalogue-row-store.ts'

const MOST_CHANGES = 50
/** Bundles on one page of a zone. */
const PER_PAGE = 25
const EXPORTS: Limit = { name: 'catalogue-export', points: 30, seconds: 3600 }
const DAYS_30_MS = 30 * 86_400_000

export type ViewDeskCatalogueDeps = Pick<Base, 'catalogue' | 'clock'> & {
  /** The current names of these accounts, by ID. */
  readNames: (ids: (string | null)[]) => Promise<Map<string, string>>
}

/** Every zone in one line, with how many of its bundles are below its floor, and on sale at an unknown cost. */
export async function viewDeskCatalogue({ catalogue, clock }: ViewDeskCatalogueDeps) {
  await catalogue.applyDue(clock.now())
  const [{ zones, bundles }, planned, version] = await Promise.all([
    catalogue.readDesk(),
    catalogue.listPlanned(null),
    catalogue.findVersion(null),
  ])
  const byZone = Map.groupBy(bundles, ({ zone }) => zone)
  return {
    version,
    zones: zones.map((zone) => {
      const own = byZone.get(zone.name) ?? []
      return {
        name: zone.name,
        displayName: zone.displayName ?? null,
        countries: zone.countries.length,
        bundles: own.length,
        active: own.filter(({ status }) => status === 'Active').length,
        fromCents: startingPriceCents(zone, own),
        planned: planned.filter((plan) => plan.zone === zone.name).length,
        thin: own.filter((bundle) => isThin(zone, bundle)).length,
        uncosted: own.filter(({ status, costCents }) => status === 'Active' && costCents === null).length,
      }
    }),
  }
}

type CostedBundle = PriceTerms & { costCents: number | null; status: string }

const isThin = (zone: DeskZone, bundle: CostedBundle): boolean =>
  bundle.status === 'Active' &&
  [bundlePriceCents(zone, bundle), topupPriceCents(zone, bundle)].some((cents) =>
    isBelowFloor(cents, bundle.costCents, zone.marginFloorBasisPoints),
  )

/**
 * Everything about one zone, with one page of its bundles by size; the last one for a page that it doesn't have. Null
 * if there is no zone with this name.
 */
export async function viewDeskZone({ catalogue, readNames, clock }: ViewDeskCatalogueDeps, name: string, page = 1) {
  const now = clock.now()
  await catalogue.applyDue(now)
  const { zones, bundles } = await catalogue.readDesk()
  const zone = zones.find((each) => each.name === name)
  if (!zone) return null
  const [version, planned, changes, past] = await Promise.all([
    catalogue.findVersion(name),
    catalogue.listPlanned(name),
    catalogue.listEnded(name, MOST_CHANGES),
    catalogue.listPricesSince(name, new Date(now.getTime() - DAYS_30_MS)),
  ])
  const told = await tellers(readNames, [...planned, ...changes])
  const own = bundles
    .filter((bundle) => bundle.zone === name)
    .toSorted((one, other) => compareWhole(one, other) || one.validityDays - other.validityDays)
  const pages = Math.max(1, Math.ceil(own.length / PER_PAGE))
  const shown = Math.min(page, pages)
  return {
    page: shown,
    pages,
    zone: {
      name,
      displayName: zone.displayName ?? null,
      displayNameIn: zone.displayNameIn ?? {},
      countries: zone.countries,
      marginFloorBasisPoints: zone.marginFloorBasisPoints,
    },
    version,
    prices: SIZE_KEYS.map((size) => ({
      size,
      price: priceOf(zone, past, size, 'price', now),
      topup: priceOf(zone, past, size, 'topup', now),
    })),
    bundles: own
      .slice((shown - 1) * PER_PAGE, shown * PER_PAGE)
      .map((bundle) => ({ ...bundle, ...marginsOf(zone, bundle) })),
    planned: planned.map(told),
    changes: changes.map(told),
  }
}

async function tellers(readNames: ViewDeskCatalogueDeps['readNames'], rows: ChangeRow[]) {
  const names = await readNames(rows.flatMap(({ madeBy, withdrawnBy }) => [madeBy, withdrawnBy]))
  const nameOf = (id: string | null) => id && (names.get(id) ?? null)
  return (row: ChangeRow) => ({ ...row, by: nameOf(row.madeBy), takenBackBy: nameOf(row.withdrawnBy) })
}

/**
 * What happened in a zone since somebody saw this version: changes, plans, plans that took effect, and withdrawn plans,
 * newest first, at most 20. Nothing for an invalid version.
 */
export async function viewChangesSince(
  { catalogue, readNames }: Pick<ViewDeskCatalogueDeps, 'catalogue' | 'readNames'>,
  { zone, version }: { zone: string; version: string },
) {
  const [now, seen] = [countsIn(await catalogue.findVersion(zone)), countsIn(version)]
  if (!now || !seen) return []
  const [made, applied, withdrawn] = await Promise.all(
    MOMENTS.map((by, at) => catalogue.listNewest(zone, by, Math.min(MOST_NEWS, (now[at] ?? 0) - (seen[at] ?? 0)))),
  )
  const rows = new Map([...(made ?? []), ...(applied ?? []), ...(withdrawn ?? [])].map((row) => [row.id, row]))
  const told = await tellers(readNames, [...rows.values()])
  return [...rows.values()]
    .toSorted((one, other) => touchedAt(other).getTime() - touchedAt(one).getTime())
    .slice(0, MOST_NEWS)
    .map(told)
}

const MOMENTS = ['madeAt', 'appliedAt', 'withdrawnAt'] as const
const MOST_NEWS = 20
const touchedAt = ({ madeAt, appliedAt, withdrawnAt }: ChangeRow) => withdrawnAt ?? appliedAt ?? madeAt
const countsIn = (version: string): number[] | null =>
  /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(version) ? version.split('.').map(Number) : null

function priceOf(zone: DeskZone, past: ChangeRow[], size: (typeof SIZE_KEYS)[number], kind: PriceKind, now: Date) {
  const cents = getZonePrice(zone, kind, size)
  const own = past.filter((row) => row.kind === kind && row.item === size)
  return { cents, lowestCents: lowestCents(cents, own, now) }
}

function marginsOf(zone: DeskZone, bundle: CostedBundle) {
  const size = sizeKeyFor(bundle.megabytes)
  const [priceCents, topupCents] = [bundlePriceCents(zone, bundle), topupPriceCents(zone, bundle)]
  const marginOf = (cents: number | null) =>
    cents === null || bundle.costCents === null ? null : marginBasisPoints(cents, bundle.costCents)
  return {
    size,
    priceCents,
    topupCents,
    margin: marginOf(priceCents),
    topupMargin: marginOf(topupCents),
    isThin: isThin(zone, { ...bundle, status: 'Active' }),
  }
}

export type ExportCatalogueDeps = ViewDeskCatalogueDeps & Pick<Base, 'limiter' | 'recordAudit' | 'checkFreshProof'>

/** The catalog as a file, recorded with who exported it. Problems: those of `checkFreshProof`, `too_often`. */
export async function exportCatalogue(
  { catalogue, limiter, recordAudit, checkFreshProof }: ExportCatalogueDeps,
  { token }: { token: string | null },
  acting: Acting,
): Promise<{ ok: true; table: ListedTable } | ProofRefusal> {
  const proven = await checkFreshProof({ token, password: '' }, acting)
  if (!proven.ok) return proven
  const allowed = await limiter.take(EXPORTS, acting.actor.id)
  if (!allowed.ok) return allowed
  await recordAudit({ actor: auditActorOf(acting), action: 'catalogue_exported', subject: 'catalogue' }, acting)
  return { ok: true, table: catalogueTable(await catalogue.readDesk()) }
}

type PastPrice = { before: string | null; appliedAt: Date | null }
const LOWEST_OF_DAYS = 30

/**
 * The lowest price of the last 30 days, including the current one (Directive 98/6/EC, article 6a); null if there was
 * none.
 */
export function lowestCents(present: number | null, changes: readonly PastPrice[], now: Date): number | null {
  const since = now.getTime() - LOWEST_OF_DAYS * 86_400_000
  const past = changes.flatMap(({ before, appliedAt }) =>
    before !== null && appliedAt !== null && appliedAt.getTime() > since ? [Number(before)] : [],
  )
  const prices = present === null ? past : [present, ...past]
  return prices.length > 0 ? Math.min(...prices) : null
}
