// Bugs in what the database enforces, and in the folder of the embedded database.
import type { PlantedBug } from './planted-bug.ts'

const GUARDS = 'tests/refused-by-the-database.test.ts'
const SEALED = 'tests/keeps-iccids-sealed.test.ts'

const dropped = (index: string, what: string, migration = '0000_first_tables'): PlantedBug => ({
  name: `${index} is no longer unique: ${what}`,
  edits: [
    {
      file: `db/migrations/${migration}.sql`,
      from: `CREATE UNIQUE INDEX "${index}"`,
      to: `CREATE INDEX "${index}"`,
    },
  ],
  caughtBy: [{ file: GUARDS, test: what }],
})

export const IN_DATABASE: PlantedBug[] = [
  dropped('order_attempt_unique', 'a second order of one cart'),
  dropped('order_reference_unique', 'a second order of one reference'),
  dropped('order_esim_unique', 'a second order with one eSIM', '0077_esims_by_network'),
  dropped('payment_session_unique', 'a second page of one name'),
  dropped('one_open_session_per_order', 'a second open page of one order'),
  dropped('one_live_attempt_per_order', 'a second live attempt of one order'),
  dropped('one_active_esim_per_order', 'a second active eSIM of one order'),
  dropped('mail_unique', 'a second mail of one kind for one order'),
  {
    name: 'commits of the embedded database are not written through to the disk',
    edits: [
      {
        file: 'db/connection/durable-folder.ts',
        from: 'if (stream.nfd !== undefined) fdatasyncSync(stream.nfd)',
        to: '',
      },
    ],
    caughtBy: [
      {
        file: 'db/connection/durable-folder.test.ts',
        test: 'a commit is on the disk before it is confirmed, because the engine runs with fsync',
      },
    ],
  },
  {
    name: 'ICCIDs are written in the open, and the database lets them be',
    edits: [
      {
        file: 'db/sealing/iccid-column.ts',
        from: 'toDriver: (iccid) => iccidAs(inForce, iccid),',
        to: 'toDriver: (iccid) => iccid,',
      },
      {
        file: 'db/migrations/0049_sealed_iccids.sql',
        from: 'IF needed > 0 AND NOT starts_with(NEW.iccid,',
        to: 'IF needed > 9 AND NOT starts_with(NEW.iccid,',
      },
    ],
    caughtBy: [{ file: SEALED, test: 'stand nowhere in it' }],
  },
  {
    name: 'the database takes an ICCID in the open from whoever does not know that they are sealed',
    edits: [
      {
        file: 'db/migrations/0049_sealed_iccids.sql',
        from: 'IF needed > 0 AND NOT starts_with(NEW.iccid,',
        to: 'IF needed > 9 AND NOT starts_with(NEW.iccid,',
      },
    ],
    caughtBy: [{ file: SEALED, test: 'are refused in the open' }],
  },
  {
    name: 'ICCIDs are sealed while a node of the release before still reads them',
    edits: [
      {
        file: 'db/sealing/seal-iccids.ts',
        from: 'return isShared && (await isSomebodyBehind(database.db())) ? null : changeIccidKey',
        to: 'return changeIccidKey',
      },
    ],
    caughtBy: [{ file: SEALED, test: 'once no node of it is left' }],
  },
  {
    name: 'the embedded database runs without fsync',
    edits: [
      {
        file: 'db/connection/durable-folder.ts',
        from: "...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),",
        to: '...PGlite.defaultStartParams,',
      },
    ],
    caughtBy: [
      {
        file: 'db/connection/durable-folder.test.ts',
        test: 'a commit is on the disk before it is confirmed, because the engine runs with fsync',
      },
    ],
  },
  {
    name: 'two processes may hold one data folder',
    edits: [
      {
        file: 'db/connection/durable-folder.ts',
        from: "  const lock = new DatabaseSync(join(folder, 'lock.db'))\n",
        to: "  if (folder) return () => {}\n  const lock = new DatabaseSync(join(folder, 'lock.db'))\n",
      },
    ],
    caughtBy: [
      {
        file: 'db/connection/durable-folder.test.ts',
        test: 'a data folder belongs to one process at a time, and is free once it is closed',
      },
    ],
  },
  {
    name: 'a limit lets everybody through when the database fails',
    edits: [
      {
        file: 'server/limits/rate-limiter.ts',
        from: 'if (!(refusal instanceof RateLimiterRes)) throw refusal',
        to: 'if (!(refusal instanceof RateLimiterRes)) return { ok: true }',
      },
    ],
    caughtBy: [{ file: 'server/limits/rate-limiter.test.ts', test: 'allows nothing while it can’t count' }],
  },
  {
    name: 'a stranger is let in to an order when the database fails',
    edits: [
      {
        file: 'shop/sales/order-access/find-own-order.ts',
        from: 'userId !== null && (await ownsOrder(userId, order))',
        to: 'userId !== null && (await ownsOrder(userId, order).catch(() => true))',
      },
    ],
    caughtBy: [{ file: 'tests/opens-an-order.test.ts', test: 'opens to nobody while the database is failing' }],
  },
  {
    name: 'the keys of the links in mails never end',
    edits: [
      {
        file: 'shop/sales/order-access/order-key-store.ts',
        from: "  gt(orderKeys.expiresAt, sql.placeholder('now')),\n  or(eq(orderKeys.kind, 'mail')",
        to: "  or(eq(orderKeys.kind, 'mail')",
      },
    ],
    caughtBy: [{ file: 'tests/opens-an-order.test.ts', test: 'opens it, and an expired key opens nothing' }],
  },
  {
    name: "an invoice's key never ends",
    edits: [
      {
        file: 'shop/sales/order-access/order-key-store.ts',
        from: "eq(orderKeys.kind, 'invoice'), gt(orderKeys.expiresAt, now)",
        to: "eq(orderKeys.kind, 'invoice')",
      },
    ],
    caughtBy: [{ file: 'tests/opens-an-order.test.ts', test: 'opens it, and an expired key opens nothing' }],
  },
  {
    name: 'the key that leads back from the payment page opens more than once',
    edits: [
      {
        file: 'shop/sales/order-access/order-key-store.ts',
        from: "and(eq(orderKeys.kind, 'return'), isNull(orderKeys.usedAt))",
        to: "eq(orderKeys.kind, 'return')",
      },
    ],
    caughtBy: [
      {
        file: 'tests/opens-an-order.test.ts',
        test: 'from the payment page opens it once; one from an email repeatedly',
      },
    ],
  },
]
