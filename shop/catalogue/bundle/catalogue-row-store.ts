// Writes changes into the rows that we sell from, many with one statement: a file may change a hundred thousand things;
// and says when what visitors read last changed.
import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { bundles, catalogueChanges, zonePrices, zones } from '#db/schema/catalogue/catalogue.ts'
import { partsOfInTurns } from '#values/in-turns.ts'
import { SIZE_KEYS, sourceIn, type SizeKey } from './bundle.ts'
import type { BundleFacts, Operators } from './bundle-facts.ts'
import { shapeIn } from './bundle-shape.ts'
import type { CatalogueChange } from './catalogue-change.ts'

/** What is stored of a bundle besides its data, days, price, and cost. */
export type StoredFacts = BundleFacts & { bundleId: string; operators: Operators | null }

export type ChangeRow = typeof catalogueChanges.$inferSelect
/** What a history row says besides its change. */
export type NotedAbout = Omit<ChangeRow, 'id' | keyof CatalogueChange>

/** Rows of one statement: composing and running it holds the thread for some milliseconds, not longer. */
const MOST_AT_ONCE = 100

/** The size of the price table that a change is about. */
export const sizeOf = (item: string): SizeKey => {
  const size = SIZE_KEYS.find((key) => key === item)
  if (!size) throw new Error(`${item} is no size of the price table.`)
  return size
}

const centsOf = (after: string | null) => (after === null ? null : Number(after))

// The embedded database answers on this thread, so waiting for it is no turn for anybody else.
const inParts = <Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>) =>
  partsOfInTurns(rows, MOST_AT_ONCE, write)

export type LastChange = { zone: string; item: string; at: Date }

const appliedLast = sql<Date>`max(${catalogueChanges.appliedAt})`.mapWith(catalogueChanges.appliedAt)
/** Took effect, and is about what visitors read. */
const isSeen = and(
  isNotNull(catalogueChanges.appliedAt),
  notInArray(catalogueChanges.kind, ['cost', 'floor', 'source']),
)
/** The display name in a language, or in English for none. */
const calledBy = (language: string, name: string | null) => {
  if (language === '') return { displayName: name }
  const given = sql`coalesce(${zones.displayNameIn}, '{}'::jsonb)`
  return {
    displayNameIn:
      name === null
        ? sql`nullif(${given} - ${language}::text, '{}'::jsonb)`
        : sql`${given} || jsonb_build_object(${language}::text, ${name}::text)`,
  }
}
const isOfWholeZone = inArray(catalogueChanges.kind, ['price', 'topup', 'countries', 'zone', 'display_name'])

export function catalogueRowStore({ db }: Pick<Database, 'db'>) {
  const writeZone = ({ kind, zone, item, after }: CatalogueChange) => {
    if (kind === 'floor')
      return db()
        .update(zones)
        .set({ marginFloorBasisPoints: Number(after) })
        .where(eq(zones.name, zone))
    if (kind === 'display_name') return db().update(zones).set(calledBy(item, after)).where(eq(zones.name, zone))
    const countries = (after ?? '').split(',')
    if (kind === 'countries') return db().update(zones).set({ countries }).where(eq(zones.name, zone))
    const position = sql`(select coalesce(max(placed.position), 0) + 1 from zones placed)`
    return db().insert(zones).values({ name: zone, countries, position })
  }
  // A zone has one row of prices.
  const writePrices = (zone: string, changes: readonly CatalogueChange[]) => {
    const set = Object.fromEntries(
      changes.map(({ kind, item, after }) => [
        PRICE_COLUMNS[sizeOf(item)][kind === 'topup' ? kind : 'price'],
        centsOf(after),
      ]),
    )
    return db()
      .insert(zonePrices)
      .values({ zone, ...set })
      .onConflictDoUpdate({ target: zonePrices.zone, set })
  }
  const addBundles = (part: CatalogueChange[]) =>
    db()
      .insert(bundles)
      .values(
        part.map(({ zone, item, after, network }) => {
          return { bundleId: item, zone, status: 'Inactive' as const, ...shapeIn(after ?? ''), ...network }
        }),
      )
  const writeOwnPrices = (part: CatalogueChange[]) => {
    const prices = JSON.stringify(
      part.map(({ item, after }) => {
        const [price = null, topup = null] = after?.split(' ').map(Number) ?? []
        return { id: item, price, topup }
      }),
    )
    return db()
      .update(bundles)
      .set({ priceCents: sql`given.price`, topupCents: sql`given.topup` })
      .from(sql`jsonb_to_recordset(${prices}::jsonb) as given(id text, price integer, topup integer)`)
      .where(sql`${bundles.bundleId} = given.id`)
  }
  const writeCosts = (part: CatalogueChange[]) => {
    const costs = JSON.stringify(part.map(({ item, after }) => ({ id: item, cents: centsOf(after) })))
    return db()
      .update(bundles)
      .set({ costCents: sql`given.cents` })
      .from(sql`jsonb_to_recordset(${costs}::jsonb) as given(id text, cents integer)`)
      .where(sql`${bundles.bundleId} = given.id`)
  }
  const writeStatuses = (part: CatalogueChange[]) => {
    const states = JSON.stringify(
      part.map(({ item, after }) => ({ id: item, status: after === 'Active' ? 'Active' : 'Inactive' })),
    )
    return db()
      .update(bundles)
      .set({ status: sql`given.status` })
      .from(sql`jsonb_to_recordset(${states}::jsonb) as given(id text, status text)`)
      .where(sql`${bundles.bundleId} = given.id`)
  }

  const writeSources = (part: CatalogueChange[]) => {
    const sources = JSON.stringify(part.map(({ item, after }) => ({ id: item, ...sourceIn(after ?? '') })))
    return db()
      .update(bundles)
      .set({ networkId: sql`given."networkId"`, packageId: sql`given."packageId"` })
      .from(sql`jsonb_to_recordset(${sources}::jsonb) as given(id text, "networkId" text, "packageId" text)`)
      .where(sql`${bundles.bundleId} = given.id`)
  }

  const writeFactsOf = (part: StoredFacts[]) =>
    db()
      .update(bundles)
      .set({
        startsAt: sql`given."startsAt"`,
        installWithinDays: sql`given."installWithinDays"`,
        allowsHotspot: sql`given."allowsHotspot"`,
        slowSpeedKbps: sql`given."slowSpeedKbps"`,
        exitCountry: sql`given."exitCountry"`,
        canTopUp: sql`given."canTopUp"`,
        takesBack: sql`given."takesBack"`,
        operators: sql`nullif(given.operators, 'null')`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as given("bundleId" text, "startsAt" text,
          "installWithinDays" integer, "allowsHotspot" boolean, "slowSpeedKbps" integer, "exitCountry" text,
          "canTopUp" boolean, "takesBack" text, operators jsonb)`,
      )
      .where(
        sql`${bundles.bundleId} = given."bundleId" and (${bundles.startsAt}, ${bundles.installWithinDays},
          ${bundles.allowsHotspot}, ${bundles.slowSpeedKbps}, ${bundles.exitCountry}, ${bundles.canTopUp},
          ${bundles.takesBack}, ${bundles.operators}) is distinct from (given."startsAt", given."installWithinDays",
          given."allowsHotspot", given."slowSpeedKbps", given."exitCountry", given."canTopUp", given."takesBack",
          nullif(given.operators, 'null'))`,
      )

  return {
    /** When anything that visitors read of a zone last changed, its bundles included; zones without a change are missing. */
    listLastOfZones: (): Promise<Omit<LastChange, 'item'>[]> =>
      db()
        .select({ zone: catalogueChanges.zone, at: appliedLast })
        .from(catalogueChanges)
        .where(isSeen)
        .groupBy(catalogueChanges.zone),

    /** When countries left zones: their codes before and after each change, joined by commas. */
    listCountryChanges: () =>
      db()
        .select({ before: catalogueChanges.before, after: catalogueChanges.after, at: catalogueChanges.appliedAt })
        .from(catalogueChanges)
        .where(and(isNotNull(catalogueChanges.appliedAt), eq(catalogueChanges.kind, 'countries'))),

    /** The same of these bundles, and of what their zones decide about them: sizes, and everything else with no item. */
    listLastOfBundles: (bundleIds: readonly string[]): Promise<LastChange[]> =>
      db()
        .select({ zone: catalogueChanges.zone, item: catalogueChanges.item, at: appliedLast })
        .from(catalogueChanges)
        .where(and(isSeen, or(isOfWholeZone, sql`${catalogueChanges.item} = any(${sql.param(bundleIds)}::text[])`)))
        .groupBy(catalogueChanges.zone, catalogueChanges.item),

    /** Writes what networks say of bundles, and leaves alone the rows that say it already. */
    writeFacts: (facts: readonly StoredFacts[]): Promise<void> => inParts(facts, writeFactsOf),

    /** Writes changes; call it in a transaction, so that either all are written or none. */
    write: async (changes: readonly CatalogueChange[]): Promise<void> => {
      const of = Map.groupBy(changes, ({ kind }) => kind)
      const changesOf = (kind: CatalogueChange['kind']) => of.get(kind) ?? []
      for (const kind of ['zone', 'countries', 'floor', 'display_name'] as const)
        for (const change of changesOf(kind)) await writeZone(change)
      const priced = Map.groupBy([...changesOf('price'), ...changesOf('topup')], ({ zone }) => zone)
      for (const [zone, prices] of priced) await writePrices(zone, prices)
      await inParts(changesOf('bundle'), addBundles)
      await inParts(changesOf('source'), writeSources)
      await inParts(changesOf('cost'), writeCosts)
      await inParts(changesOf('own_price'), writeOwnPrices)
      await inParts(changesOf('status'), writeStatuses)
    },

    /** Where each of these bundles was bought before it was first moved, as `sourceText` writes it. */
    listOrigins: async (bundleIds: readonly string[]): Promise<Map<string, string>> => {
      if (bundleIds.length === 0) return new Map()
      const { item, kind, before, madeAt } = catalogueChanges
      const found = await db()
        .selectDistinctOn([item], { item, before })
        .from(catalogueChanges)
        .where(and(eq(kind, 'source'), inArray(item, [...bundleIds])))
        .orderBy(item, asc(madeAt))
      return new Map(found.flatMap((row) => (row.before === null ? [] : [[row.item, row.before] as const])))
    },

    /** Notes changes in the history; those without an application time wait for it. */
    note: (changes: readonly CatalogueChange[], about: NotedAbout): Promise<void> =>
      inParts(changes, (part) =>
        db()
          .insert(catalogueChanges)
          .values(part.map(({ network: _of, ...change }) => ({ id: crypto.randomUUID(), ...about, ...change }))),
      ),
  }
}

const PRICE_COLUMNS = {
  '512MB': { price: 'inclEsim512Mb', topup: 'topup512Mb' },
  '1GB': { price: 'inclEsim1Gb', topup: 'topup1Gb' },
  '3GB': { price: 'inclEsim3Gb', topup: 'topup3Gb' },
  '5GB': { price: 'inclEsim5Gb', topup: 'topup5Gb' },
  '10GB': { price: 'inclEsim10Gb', topup: 'topup10Gb' },
  '20GB': { price: 'inclEsim20Gb', topup: 'topup20Gb' },
  '50GB': { price: 'inclEsim50Gb', topup: 'topup50Gb' },
} as const satisfies Record<SizeKey, Record<'price' | 'topup', keyof typeof zonePrices.$inferInsert>>
