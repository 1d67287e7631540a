// A change of the catalog: what is requested, whether it is valid, and what it changes. The only validation, for every
// way of editing.
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { dataKey, type DataKind } from '#values/data-allowance.ts'
import type { ForeignLanguage } from '#values/language.ts'
import type { NetworkId } from '#values/network-id.ts'
import { eachInTurns } from '#values/in-turns.ts'
import { isWithin, shapeOf, shapeText } from './bundle-shape.ts'
import {
  SIZE_KEYS,
  sourceOfBundle,
  sourceText,
  type Bundle,
  type BundleSource,
  type BundleStatus,
  type OwnPrice,
  type SizeKey,
  type Zone,
} from './bundle.ts'

/** The catalog as its owner sees it; shoppers never see costs. */
export type DeskZone = Zone & { marginFloorBasisPoints: number }
type DeskBundle = Bundle & { costCents: number | null }
export type DeskCatalogue = { zones: DeskZone[]; bundles: DeskBundle[] }

export type PriceKind = 'price' | 'topup'
export type CatalogueEdit =
  /** Cents before tax, with an eSIM or as a top-up; null means not sold. */
  | { kind: PriceKind; zone: string; size: string; cents: number | null }
  | { kind: 'cost'; bundleId: string; cents: number | null }
  | { kind: 'status'; bundleId: string; status: BundleStatus }
  | { kind: 'countries'; zone: string; countries: string[] }
  | { kind: 'floor'; zone: string; basisPoints: number }
  /** What people read instead of its name; empty for the name itself, in another language for what is shown without. */
  | { kind: 'display_name'; zone: string; displayName: string; language?: ForeignLanguage }
  /** A new zone, by its name. */
  | { kind: 'zone'; zone: string; countries: string[] }
  /** Without a network, it is the home network's, and has its ID there. */
  | {
      kind: 'bundle'
      bundleId: string
      zone: string
      megabytes: number
      /** A total where it is missing. */
      dataKind?: DataKind
      validityDays: number
      network?: { networkId: NetworkId; packageId: string }
    }
  /** Cents before tax, instead of its zone's prices; one that tops up no eSIM has no price for that. */
  | { kind: 'own_price'; bundleId: string; priceCents: number; topupCents: number | null }
  /** Where new orders of a bundle are bought. */
  | { kind: 'source'; bundleId: string; source: BundleSource }

export type EditProblem =
  | 'unknown_zone'
  | 'zone_name'
  | 'zone_exists'
  | 'display_name'
  | 'unknown_size'
  | 'unknown_bundle'
  | 'price_range'
  | 'cost_range'
  | 'no_countries'
  | 'unknown_country'
  | 'floor_range'
  | 'bundle_shape'
  | 'bundle_moved'
  | 'contradiction'

export type ChangeKind = CatalogueEdit['kind']
/** What changed, as texts: cents, basis points, codes. `item` is a size or a bundle, or empty for the zone itself. */
export type CatalogueChange = {
  kind: ChangeKind
  zone: string
  item: string
  before: string | null
  after: string | null
  /** Where a new bundle comes from; the history doesn't say it. */
  network?: { networkId: NetworkId; packageId: string }
}

/** The highest price or cost: protects against a typo that makes a bundle cost a thousand euros. */
const MOST_CENTS = 100_000
const WHOLE = 10_000

type EditResult = CatalogueChange | EditProblem
type EditResults =
  | { ok: true; changes: CatalogueChange[] }
  | { ok: false; problems: { place: number; problem: EditProblem }[] }

/**
 * What these edits change, without those that change nothing; or what is wrong with them, by position. Two different
 * edits of the same thing are a contradiction.
 */
export function changesOf(catalogue: DeskCatalogue, edits: readonly CatalogueEdit[]): EditResults {
  const judging = openJudging(catalogue)
  for (const edit of edits) judging.know(edit)
  for (const edit of edits) judging.take(edit)
  return judging.end()
}

/** The same for many edits, with everybody else's turns in between. */
export async function changesInTurns(catalogue: DeskCatalogue, edits: readonly CatalogueEdit[]): Promise<EditResults> {
  const judging = openJudging(catalogue)
  await eachInTurns(edits, judging.know)
  await eachInTurns(edits, judging.take)
  return judging.end()
}

function openJudging({ zones, bundles }: DeskCatalogue) {
  const made = new Map<string, CatalogueChange>()
  const problems: { place: number; problem: EditProblem }[] = []
  const known: EditContext = {
    zones: new Map(zones.map((zone) => [zone.name, zone])),
    zoneNames: new Set(zones.map(({ name }) => name.toLowerCase())),
    bundles: new Map(bundles.map((bundle) => [bundle.bundleId, bundle])),
    newBundles: new Map(),
    newZones: new Set(),
  }
  let place = -1
  return {
    // An edit may refer to what another edit beside it adds.
    know: (edit: CatalogueEdit): void => {
      if (edit.kind === 'zone') known.newZones.add(edit.zone)
      if (edit.kind !== 'bundle' || known.bundles.has(edit.bundleId) || known.newBundles.has(edit.bundleId)) return
      const fresh = { status: 'Inactive' as const, costCents: null, ownPrice: null }
      known.newBundles.set(edit.bundleId, { ...fresh, zone: edit.zone, ...edit.network })
    },
    take: (edit: CatalogueEdit): void => {
      place += 1
      const judged = judge(known, edit)
      if (typeof judged === 'string') {
        problems.push({ place, problem: judged })
        return
      }
      const slot = slotOf(judged)
      const other = made.get(slot)
      if (other && (other.after !== judged.after || other.zone !== judged.zone))
        problems.push({ place, problem: 'contradiction' })
      made.set(slot, other ?? judged)
    },
    end: (): EditResults =>
      problems.length > 0
        ? { ok: false, problems }
        : { ok: true, changes: [...made.values()].filter(({ before, after }) => before !== after) },
  }
}

/** What a change is about: a bundle is one thing, even if two edits put it in different zones. */
const slotOf = ({ kind, zone, item }: CatalogueChange): string =>
  kind === 'bundle' ? `${kind} ${item}` : `${kind} ${zone} ${item}`

/** The catalog by its names, so that a file of thousands of lines doesn't search through it for each of them. */
type EditContext = {
  zones: ReadonlyMap<string, DeskZone>
  /** In lower case. */
  zoneNames: ReadonlySet<string>
  bundles: ReadonlyMap<string, DeskBundle>
  /** Those that an edit adds. */
  newBundles: Map<string, Pick<DeskBundle, 'zone' | 'status' | 'costCents' | 'ownPrice' | 'networkId' | 'packageId'>>
  newZones: Set<string>
}

function judge(known: EditContext, edit: CatalogueEdit): EditResult {
  switch (edit.kind) {
    case 'price':
    case 'topup':
      return judgePrice(known, edit)
    case 'cost':
    case 'status':
    case 'own_price':
    case 'source':
      return judgeOfBundle(known, edit)
    case 'bundle':
      return judgeBundle(known, edit)
    case 'zone':
      return judgeNewZone(known, edit)
    default:
      return judgeOfZone(known, edit)
  }
}

export const getZonePrice = ({ prices }: Pick<Zone, 'prices'>, kind: PriceKind, size: SizeKey): number | null =>
  (kind === 'price' ? prices.inclEsimCents : prices.topupCents)[size] ?? null

function judgePrice({ zones }: EditContext, { kind, zone: name, size: typed, cents }: EditOf<PriceKind>): EditResult {
  const zone = zones.get(name)
  if (!zone) return 'unknown_zone'
  const size = SIZE_KEYS.find((key) => key === typed)
  if (!size) return 'unknown_size'
  if (cents !== null && !isWithin(cents, 1, MOST_CENTS)) return 'price_range'
  return { kind, zone: name, item: size, before: textOf(getZonePrice(zone, kind, size)), after: textOf(cents) }
}

type EditOf<Kind extends ChangeKind> = Extract<CatalogueEdit, { kind: Kind }>

type EditOfBundle = EditOf<'cost' | 'status' | 'own_price' | 'source'>
function judgeOfBundle({ bundles, newBundles }: EditContext, edit: EditOfBundle): EditResult {
  const bundle = bundles.get(edit.bundleId) ?? newBundles.get(edit.bundleId)
  if (!bundle) return 'unknown_bundle'
  const about = { zone: bundle.zone, item: edit.bundleId }
  if (edit.kind === 'status') return { kind: edit.kind, ...about, before: bundle.status, after: edit.status }
  if (edit.kind === 'source') {
    const before = sourceText(sourceOfBundle(bundle))
    return { kind: edit.kind, ...about, before, after: sourceText(edit.source) }
  }
  if (edit.kind === 'own_price') {
    const [before, after] = [bundle.ownPrice, edit]
    if (![after.priceCents, after.topupCents ?? 1].every((cents) => isWithin(cents, 1, MOST_CENTS)))
      return 'price_range'
    return { kind: edit.kind, ...about, before: before ? ownPriceText(before) : null, after: ownPriceText(after) }
  }
  if (edit.cents !== null && !isWithin(edit.cents, 0, MOST_CENTS)) return 'cost_range'
  return { kind: edit.kind, ...about, before: textOf(bundle.costCents), after: textOf(edit.cents) }
}

function judgeBundle({ zones, newZones, bundles }: EditContext, edit: EditOf<'bundle'>): EditResult {
  const { bundleId, zone, validityDays, network } = edit
  if (!zones.has(zone) && !newZones.has(zone)) return 'unknown_zone'
  if (Object.values(shapeOf(edit)).includes(false)) return 'bundle_shape'
  const there = bundles.get(bundleId)
  // An ID that was sold keeps its meaning.
  if (there && (there.zone !== zone || dataKey(there) !== dataKey(edit) || there.validityDays !== validityDays))
    return 'bundle_moved'
  const after = shapeText(edit)
  return { kind: 'bundle', zone, item: bundleId, before: there ? after : null, after, ...(network && { network }) }
}

function judgeOfZone({ zones }: EditContext, edit: EditOf<'countries' | 'floor' | 'display_name'>): EditResult {
  const zone = zones.get(edit.zone)
  if (!zone) return 'unknown_zone'
  if (edit.kind === 'floor') {
    if (!isWithin(edit.basisPoints, 0, WHOLE - 1)) return 'floor_range'
    const before = String(zone.marginFloorBasisPoints)
    return { kind: edit.kind, zone: zone.name, item: '', before, after: String(edit.basisPoints) }
  }
  if (edit.kind === 'display_name') {
    const { displayName, language } = edit
    if (displayName !== '' && !DISPLAY_NAME.test(displayName)) return 'display_name'
    if (language) {
      const before = zone.displayNameIn?.[language] ?? null
      return { kind: edit.kind, zone: zone.name, item: language, before, after: displayName || null }
    }
    const after = displayName === '' || displayName === zone.name ? null : displayName
    return { kind: edit.kind, zone: zone.name, item: '', before: zone.displayName ?? null, after }
  }
  const problem = countriesProblem(edit.countries)
  if (problem) return problem
  const before = countriesText(zone.countries)
  return { kind: edit.kind, zone: zone.name, item: '', before, after: countriesText(edit.countries) }
}

/** It names the zone in lists, files, and addresses: one line of letters and digits, starting with one of them. */
const ZONE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’().-]{1,39}$/u

/** One line of words, since it stands in sentences and headlines. */
const DISPLAY_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’(),.-]{1,59}$/u

function judgeNewZone({ zoneNames }: EditContext, { zone, countries }: EditOf<'zone'>): EditResult {
  if (!ZONE_NAME.test(zone)) return 'zone_name'
  if (zoneNames.has(zone.toLowerCase())) return 'zone_exists'
  const problem = countriesProblem(countries)
  return problem ?? { kind: 'zone', zone, item: '', before: null, after: countriesText(countries) }
}

function countriesProblem(codes: readonly string[]): 'no_countries' | 'unknown_country' | null {
  if (codes.length === 0) return 'no_countries'
  return codes.every((code) => isCountryCode(code)) ? null : 'unknown_country'
}

/** '499 399', or '499' for one that tops up no eSIM. */
const ownPriceText = ({ priceCents, topupCents }: OwnPrice): string =>
  topupCents === null ? String(priceCents) : `${priceCents} ${topupCents}`

const textOf = (cents: number | null): string | null => (cents === null ? null : String(cents))
const countriesText = (codes: readonly (CountryCode | string)[]): string => [...new Set(codes)].toSorted().join(',')

/** The share of a price above its cost, in basis points; negative if it costs more. */
export const marginBasisPoints = (priceCents: number, costCents: number): number =>
  Math.round(((priceCents - costCents) * WHOLE) / priceCents)

/** Whether a price leaves less above its cost than the zone's floor; an unknown cost never warns. */
export const isBelowFloor = (priceCents: number | null, costCents: number | null, floorBasisPoints: number): boolean =>
  priceCents !== null && costCents !== null && marginBasisPoints(priceCents, costCents) < floorBasisPoints

type PlannedChange = CatalogueChange & { validFrom: Date }

/**
 * What a price will be at a given time if nobody changes it before: the last planned price that is in effect by then.
 */
export const plannedPrice = (planned: readonly PlannedChange[], slot: CatalogueChange, at: Date): string | null =>
  planned
    .filter(({ kind, zone, item }) => kind === slot.kind && zone === slot.zone && item === slot.item)
    .filter(({ validFrom }) => validFrom <= at)
    .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime())
    .map(({ after }) => after)
    .concat(slot.before)[0] ?? null
