// Gives a business earnings, as if from a sale whose holding period is over.
import { randomUUID } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'

export async function hasEarned(
  database: Pick<Database, 'db'>,
  { businessId, orderId, cents, now }: { businessId: string; orderId: string; cents: number; now: Date },
): Promise<void> {
  const source = 'own' as const
  await ledgerStore(database).write({
    kind: 'release',
    cause: `test:${randomUUID()}`,
    orderId,
    at: now,
    lines: [
      { businessId, account: 'payable', source, cents },
      { businessId: null, account: 'commission', source, cents: -cents },
    ],
  })
}
