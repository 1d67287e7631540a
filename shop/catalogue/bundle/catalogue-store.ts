// The catalog as rows: zones with their prices, the bundles sold in them, and past and planned changes.
import { HOME_NETWORK } from '#values/network-id.ts'
import { networks } from '#db/schema/catalogue/networks.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { bundles, catalogueChanges, zonePrices, zones } from '#db/schema/catalogue/catalogue.ts'
import { isUuid } from '#values/uuid.ts'
import type { Bundle, Catalogue } from './bundle.ts'
import { toBundle, toDeskZone } from './catalogue-row.ts'
import { sharedFacts, type Operators } from './bundle-facts.ts'
import { getZonePrice, type CatalogueChange, type DeskCatalogue } from './catalogue-change.ts'
import { giveTurn, inTurns, type Steps } from '#values/in-turns.ts'
import { catalogueRowStore, sizeOf, type ChangeRow } from './catalogue-row-store.ts'
import { RETAIL_TABLES } from './retail-store.ts'

type EndMark = { by: string; now: Date }
export type CatalogueStore = ReturnType<typeof catalogueStore>

/** Only the holder of this lock may change the catalog; it ends with the transaction. */
const CHANGING = 727_005

// The driver turns a whole answer into rows at once, so a large catalog comes in several.
const MOST_ZONES = 500
const MOST_READ = 2_000

/** All but the operators, which are large and read for one bundle at a time. */
const { operators: _large, ...MOST_OF_BUNDLE } = getTableColumns(bundles)

/** Planned, and not withdrawn. */
const isWaiting = and(isNull(catalogueChanges.appliedAt), isNull(catalogueChanges.withdrawnAt))
/** When it stopped being a plan: it took effect or was withdrawn. */
const endedAt = sql`coalesce(${catalogueChanges.withdrawnAt}, ${catalogueChanges.appliedAt})`

const isResting = or(eq(networks.isActive, false), eq(networks.creditState, 'empty'))
/** Not their whole rows, which change with every call. */
const restingPrint = sql`(select string_agg(${networks.id}, ' ' order by ${networks.id}) from ${networks} where ${isResting})`

const isOfZone = (zone: string | null) => (zone === null ? undefined : eq(catalogueChanges.zone, zone))

/** How many rows a table has, and which transactions wrote them. */
const printOf = (table: PgTable) => sql`(select concat(count(*), ' ', sum(xmin::text::bigint)) from ${table})`

export function catalogueStore({ db, tx }: Database) {
  const rows = catalogueRowStore({ db })
  const readSomeZones = (which: SQL | undefined) =>
    db()
      .select()
      .from(zones)
      .leftJoin(zonePrices, eq(zonePrices.zone, zones.name))
      .where(which)
      .orderBy(asc(zones.position), asc(zones.name))
      .limit(MOST_ZONES)
  const readZones = async (): Promise<DeskCatalogue['zones']> => {
    const all: DeskCatalogue['zones'] = []
    for (let last: typeof zones.$inferSelect | undefined; ;) {
      const isNext = last && sql`(${zones.position}, ${zones.name}) > (${last.position}, ${last.name})`
      const some = await readSomeZones(isNext)
      all.push(...some.map(toDeskZone))
      if (some.length < MOST_ZONES) return all
      last = some.at(-1)?.zones
      await giveTurn()
    }
  }
  const readSomeBundles = async (which: SQL | undefined, shared = sharedFacts()): Promise<DeskCatalogue['bundles']> => {
    const chosen = db().select(MOST_OF_BUNDLE).from(bundles).where(which)
    const found = await chosen.orderBy(asc(bundles.bundleId)).limit(MOST_READ)
    return found.map((row) => ({ ...toBundle(row), facts: shared(row), costCents: row.costCents }))
  }
  const readBundles = async (): Promise<DeskCatalogue['bundles']> => {
    const shared = sharedFacts()
    const all: DeskCatalogue['bundles'] = []
    for (;;) {
      const last = all.at(-1)
      const some = await readSomeBundles(last && gt(bundles.bundleId, last.bundleId), shared)
      all.push(...some)
      if (some.length < MOST_READ) return all
      await giveTurn()
    }
  }
  const readDeskOf = async (bundleIds: readonly string[], names: readonly string[] | 'all'): Promise<DeskCatalogue> => {
    if (bundleIds.length > MOST_READ) return readDesk()
    const some = await readSomeBundles(sql`${bundles.bundleId} = any(${sql.param(bundleIds)}::text[])`)
    const theirs = names === 'all' ? [] : [...new Set([...names, ...some.map(({ zone }) => zone)])]
    if (names === 'all' || theirs.length > MOST_ZONES) return { zones: await readZones(), bundles: some }
    const found = await readSomeZones(sql`${zones.name} = any(${sql.param(theirs)}::text[])`)
    return { zones: found.map(toDeskZone), bundles: some }
  }
  const readDesk = async (): Promise<DeskCatalogue> => ({ zones: await readZones(), bundles: await readBundles() })
  /** Networks that finish what was ordered, and sell nothing. */
  const listResting = async () =>
    (await db().select({ id: networks.id }).from(networks).where(isResting)).map(({ id }) => id)
  const lock = () => db().execute(sql`select pg_advisory_xact_lock(${CHANGING})`)

  return {
    read: async (): Promise<Catalogue> => inTurns(soldInSteps(await readDesk(), await listResting())),
    /** What is sold, without and with its cost, from a single read. */
    readBoth: async (): Promise<{ catalogue: Catalogue; desk: DeskCatalogue }> => {
      const desk = await readDesk()
      return { catalogue: await inTurns(soldInSteps(desk, await listResting())), desk }
    },
    /**
     * Differs after every write to a row, by anyone: it adds up the transactions that wrote the rows. Businesses' own
     * prices are included, and which networks sell nothing.
     */
    findPrint: async (): Promise<string> => {
      const prints = sql.join([zones, zonePrices, bundles, ...RETAIL_TABLES].map(printOf), sql`, `)
      const [row] = await db()
        .select({ print: sql<string>`concat_ws(' ', ${prints}, ${restingPrint})` })
        .from(sql`(values (1)) as one`)
      return row?.print ?? ''
    },
    readDesk,
    /**
     * Of all that, only these bundles and zones, and the zones of these bundles: a network's catalog is taken in two
     * hundred packages at a time, and each time would read everything.
     */
    readDeskOf,
    lock,
    /** The networks that phones use with these bundles, of those that disclose them. */
    findOperators: async (bundleIds: readonly string[]): Promise<Record<string, Operators>> => {
      const { bundleId, operators } = bundles
      const found = await db()
        .select({ bundleId, operators })
        .from(bundles)
        .where(inArray(bundleId, [...bundleIds]))
      return Object.fromEntries(found.flatMap((row) => (row.operators ? [[row.bundleId, row.operators]] : [])))
    },
    ...rows,

    /** Applies changes that are due. Cheap if there are none. */
    applyDue: async (now: Date): Promise<void> => {
      const isDue = and(isWaiting, lte(catalogueChanges.validFrom, now))
      const [due] = await db().select({ id: catalogueChanges.id }).from(catalogueChanges).where(isDue).limit(1)
      if (!due) return
      await tx(async () => {
        await lock()
        const plans = await db().select().from(catalogueChanges).where(isDue).orderBy(asc(catalogueChanges.validFrom))
        for (const row of plans) {
          const before = valueIn(await readDesk(), row)
          await rows.write([row])
          await db()
            .update(catalogueChanges)
            .set({ before, appliedAt: row.validFrom })
            .where(eq(catalogueChanges.id, row.id))
        }
      })
    },

    /**
     * Grows with every change of the zone, or of the whole catalog, and with every plan that takes effect or is
     * withdrawn.
     */
    findVersion: async (zone: string | null): Promise<string> => {
      const [counted] = await db()
        .select({
          made: count(),
          applied: count(catalogueChanges.appliedAt),
          withdrawn: count(catalogueChanges.withdrawnAt),
        })
        .from(catalogueChanges)
        .where(isOfZone(zone))
      return [counted?.made, counted?.applied, counted?.withdrawn].map((number) => number ?? 0).join('.')
    },

    /** The newest rows of a zone by one of their times, newest first. */
    listNewest: (zone: string, by: 'madeAt' | 'appliedAt' | 'withdrawnAt', most: number): Promise<ChangeRow[]> =>
      most <= 0
        ? Promise.resolve([])
        : db()
            .select()
            .from(catalogueChanges)
            .where(and(eq(catalogueChanges.zone, zone), isNotNull(catalogueChanges[by])))
            .orderBy(desc(catalogueChanges[by]), desc(catalogueChanges.id))
            .limit(most),

    /** Everything planned, next first. */
    listPlanned: (zone: string | null): Promise<ChangeRow[]> =>
      db()
        .select()
        .from(catalogueChanges)
        .where(and(isOfZone(zone), isWaiting))
        .orderBy(asc(catalogueChanges.validFrom), asc(catalogueChanges.item)),

    /** What was changed in a zone and which plans were withdrawn, newest first. */
    listEnded: (zone: string, most: number): Promise<ChangeRow[]> =>
      db()
        .select()
        .from(catalogueChanges)
        .where(and(eq(catalogueChanges.zone, zone), isNotNull(endedAt)))
        .orderBy(desc(endedAt), desc(catalogueChanges.id))
        .limit(most),

    /** Those of these bundles that somebody switched off, and nobody on since. */
    listSwitchedOff: async (bundleIds: string[]): Promise<Set<string>> => {
      if (bundleIds.length === 0) return new Set()
      const { item, kind, madeAt, madeBy, after } = catalogueChanges
      const off = sql`max(${madeAt}) filter (where ${after} = 'Inactive' and ${madeBy} is not null)`
      const on = sql`max(${madeAt}) filter (where ${after} = 'Active')`
      const found = await db()
        .select({ item })
        .from(catalogueChanges)
        .where(and(eq(kind, 'status'), inArray(item, bundleIds)))
        .groupBy(item)
        .having(sql`${off} >= coalesce(${on}, '-infinity')`)
      return new Set(found.map((row) => row.item))
    },

    /** A zone's prices that ended since then. */
    listPricesSince: (zone: string, since: Date): Promise<ChangeRow[]> =>
      db()
        .select()
        .from(catalogueChanges)
        .where(
          and(
            eq(catalogueChanges.zone, zone),
            inArray(catalogueChanges.kind, ['price', 'topup']),
            gt(catalogueChanges.appliedAt, since),
          ),
        ),

    /** Withdraws a plan that hasn't taken effect, and keeps it as withdrawn; null if there is no such ID. */
    withdraw: async (id: string, ended: EndMark): Promise<ChangeRow | null> => {
      if (!isUuid(id)) return null
      const isPlanned = and(eq(catalogueChanges.id, id), isWaiting)
      return (await db().update(catalogueChanges).set(asWithdrawn(ended)).where(isPlanned).returning())[0] ?? null
    },

    /** A plan for the same item and time replaces the previous one. */
    replacePlan: ({ kind, zone, item }: CatalogueChange, validFrom: Date, ended: EndMark) =>
      db()
        .update(catalogueChanges)
        .set(asWithdrawn(ended))
        .where(
          and(
            eq(catalogueChanges.kind, kind),
            eq(catalogueChanges.zone, zone),
            eq(catalogueChanges.item, item),
            eq(catalogueChanges.validFrom, validFrom),
            isWaiting,
          ),
        ),
  }
}

const asWithdrawn = ({ by, now }: EndMark) => ({ withdrawnAt: now, withdrawnBy: by })

function* soldInSteps({ zones: all, bundles: every }: DeskCatalogue, resting: string[]): Steps<Catalogue> {
  const sold: Bundle[] = []
  for (const { costCents: _cost, ...bundle } of every) {
    yield
    sold.push(resting.includes(bundle.networkId ?? HOME_NETWORK) ? { ...bundle, status: 'Inactive' } : bundle)
  }
  return { zones: all.map(({ marginFloorBasisPoints: _owner, ...zone }) => zone), bundles: sold }
}

// Only prices can be planned.
function valueIn({ zones: all }: DeskCatalogue, { kind, zone: name, item }: ChangeRow): string | null {
  const zone = all.find((each) => each.name === name)
  const cents = zone && (kind === 'price' || kind === 'topup') ? getZonePrice(zone, kind, sizeOf(item)) : null
  return cents === null ? null : String(cents)
}
