// The tables of signing in, for the identity library: always on the connection of the running transaction, so that nobody hangs.
import type { Database } from '#db/database.ts'
import { credentials, sessions, verifications } from '#db/schema/auth.ts'
import { users } from '#db/schema/users.ts'

export async function identityTables(database: Database) {
  const { drizzleAdapter } = await import('better-auth/adapters/drizzle')
  return drizzleAdapter(runningConnection(database), {
    provider: 'pg',
    schema: { users, sessions, credentials, verifications },
  })
}

// The library keeps its handle; ours changes with the running transaction, so it is looked up at each call.
function runningConnection({ db }: Database) {
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        const connection = db()
        const value: unknown = Reflect.get(connection, name, connection)
        return typeof value === 'function' ? value.bind(connection) : value
      },
    },
  )
}
