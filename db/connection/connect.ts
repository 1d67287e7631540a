// Opens a PostgreSQL database and migrates it. The embedded one is opened in `connect-embedded.ts`.
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool, type PoolClient, type QueryConfig } from 'pg'
import { Socket } from 'node:net'
import type { Pulse } from './pulse.ts'
import { nodeName } from '#db/sealing/iccid-column.ts'
import { migrationsFolder } from './is-migrated.ts'
import { databaseOver, type Database, type Transact } from '#db/database.ts'
import { NO_WAIT, waitForDatabase, type Wait } from './wait-for-database.ts'
import { createHash } from 'node:crypto'

const MIGRATION_LOCK = 727_001

/** Connections: the maximum, open, and idle ones, and how many callers are waiting for one. */
export type PoolUse = { most: number; open: number; idle: number; waiting: number }

export type OpenDatabase = {
  database: Database
  /** The embedded engine, for the job queue that shares its only connection; null on PostgreSQL. */
  engine: PGlite | null
  /** Tells whether the database is reachable; null if nobody checks, or it always is. */
  pulse: Pulse | null
  /**
   * Closes all connections to a database that doesn't answer, so that everyone waiting learns at once that it is gone.
   */
  cutLines: () => void
  /** How the connections are used; null if there is only one. */
  readPool: (() => PoolUse) | null
  /** The database refuses writes. */
  isReadOnly?: true
  close: () => Promise<void>
}

const CONNECT_WITHIN_MS = 10_000
const MOST_CONNECTIONS = 10
/**
 * The database spends as much on the first order of a new connection as on four others: it plans every statement and every
 * trigger again. Firewalls drop connections that are silent for six minutes, so none rests longer, and all send signs of life.
 */
const RESTS_MS = 300_000
const SIGN_OF_LIFE_MS = 60_000
/**
 * Compiling pays only for statements that run for seconds. Where the planner overestimates one, as it does for tables
 * that were not analyzed yet, compiling took longer than the statement.
 */
const NEVER_COMPILE = '-c jit=off'
/** Longer than any page or report takes; the database itself ends longer statements and idle transactions. */
const LONGEST_STATEMENT_MS = 30_000

/** `directUrl` bypasses a proxy that pools transactions, if there is one. */
export type PostgresPlace = { url: string; directUrl?: string | undefined }

/** `onLost` is called for every connection that ended by itself; whoever was using it gets the error too. */
export async function connectPostgres(
  place: string | PostgresPlace,
  onLost: (error: Error) => void,
  wait: Wait = NO_WAIT,
): Promise<OpenDatabase> {
  const { url, directUrl = url }: PostgresPlace = typeof place === 'string' ? { url: place } : place
  const lines = new Set<Socket>()
  const pool = new Pool({
    connectionString: url,
    application_name: nodeName(),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // A proxy that pools transactions doesn't support connection settings; its role has them. Behind it, the next transaction
    // uses another connection, which doesn't know the statement names.
    ...(directUrl === url && {
      Client: namingClient(),
      options: NEVER_COMPILE,
      statement_timeout: LONGEST_STATEMENT_MS,
      idle_in_transaction_session_timeout: LONGEST_STATEMENT_MS,
    }),
    idleTimeoutMillis: RESTS_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SIGN_OF_LIFE_MS,
    stream: () => {
      const line = new Socket()
      lines.add(line)
      return line.once('close', () => lines.delete(line))
    },
  })
  // The pool only listens to idle connections, and an unhandled error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onLost))

  // Several nodes may start at once on an empty database; the lock lets one migrate while the others wait.
  const connection = await waitForDatabase(() => connectTo(directUrl), wait)
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrateNode(drizzleNode(connection), { migrationsFolder })
  } finally {
    // The lock ends with its connection.
    await connection.end()
  }
  return {
    database: databaseOver(drizzleNode(pool), inPool(pool)),
    engine: null,
    pulse: null,
    cutLines: () => {
      for (const line of lines) line.destroy()
    },
    readPool: () => ({
      most: MOST_CONNECTIONS,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

async function connectTo(connectionString: string): Promise<Client> {
  const client = new Client({
    connectionString,
    application_name: nodeName(),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  // Whoever uses it gets the error.
  client.on('error', () => {})
  await client.connect()
  return client
}

// The library never releases a connection whose `begin` failed: after ten of those, nothing works anymore.
function inPool(pool: Pool): Transact {
  const overClients = new WeakMap<PoolClient, ReturnType<typeof overClient>>()
  return async (work) => {
    const client = await pool.connect()
    const over = overClients.get(client) ?? overClient(client)
    overClients.set(client, over)
    try {
      return await over.transaction(work)
    } finally {
      const isClean = client.getTransactionStatus() === 'I'
      client.release(!isClean)
    }
  }
}

const overClient = (client: PoolClient) => drizzleNode(client)

// Frequent statements get a name, so that the database parses and plans each of them once per connection instead of
// every time.

/** A rare or always different statement isn't worth the database's memory. */
const WORTH_A_NAME = 5
const MOST_NAMES = 400

/** The name of a statement once it is frequent enough; the same on every connection of the process. */
export function statementNames() {
  const seen = new Map<string, { times: number; name: string | null }>()
  let named = 0
  return (text: string): string | undefined => {
    const known = seen.get(text) ?? { times: 0, name: null }
    if (known.name !== null) return known.name
    if (known.times === 0) {
      // Lists of different lengths make many different texts.
      if (seen.size > MOST_NAMES * 4) seen.clear()
      seen.set(text, known)
    }
    known.times += 1
    if (known.times < WORTH_A_NAME || named >= MOST_NAMES) return undefined
    named += 1
    known.name = createHash('sha256').update(text).digest('base64url').slice(0, 40)
    return known.name
  }
}

type Query = Client['query']

const isUnnamed = (asked: unknown): asked is QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked)

/** The same query with a name for each statement that has values and none yet. */
function naming(query: Query, nameOf: ReturnType<typeof statementNames>): Query
function naming(query: (...asked: unknown[]) => unknown, nameOf: ReturnType<typeof statementNames>): unknown {
  return (asked: unknown, values: unknown, ...more: unknown[]) => {
    const isNamed = isUnnamed(asked) && !asked.name && Array.isArray(values) && values.length > 0
    return query(isNamed ? { ...asked, name: nameOf(asked.text) } : asked, values, ...more)
  }
}

/** The driver's client, for a pool whose frequent statements are to have names. */
function namingClient(): typeof Client {
  const nameOf = statementNames()
  return class NamingClient extends Client {
    override query: Query = naming(super.query.bind(this), nameOf)
  }
}
