// The last test of each connection. The audit log keeps it, so every admin sees it, also after a restart.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { AuditStore } from '#shop/records/audit/audit-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import { marksNow, OUTCOMES, type ConnectionTest } from './connection-test.ts'
import { CONNECTIONS, type Connection } from './setup/connection.ts'

export type ReadConnectionTestsDeps = Pick<Base, 'settingsMarks'> & {
  audit: Pick<AuditStore, 'listNewest'>
  customers: Pick<CustomerStore, 'readNames'>
}

/** Connections that nobody ever tested are left out. */
export async function readConnectionTests(
  { audit, customers, settingsMarks }: ReadConnectionTestsDeps,
  tenants: Tenants,
): Promise<Partial<Record<Connection, ConnectionTest>>> {
  const rows = await audit.listNewest('connection_tested', CONNECTIONS)
  const names = await customers.readNames(rows.map(({ actorId }) => actorId))
  const marks = marksNow(tenants, settingsMarks)
  const tests: Partial<Record<Connection, ConnectionTest>> = {}
  for (const { subject, at, actorId, facts } of rows) {
    const connection = CONNECTIONS.find((known) => known === subject)
    const outcome = OUTCOMES.find((known) => known === facts['outcome'])
    if (connection && outcome)
      tests[connection] = {
        at,
        by: names.get(actorId ?? '') ?? null,
        outcome,
        isStale: facts['settingsMark'] !== marks[connection],
      }
  }
  return tests
}
