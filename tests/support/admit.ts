// Creates accounts as rows: no form makes anybody an administrator, and a password that is cheap to verify saves time.
import { argon2Sync, randomUUID } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { credentials, users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'

export const PASSWORD = 'Lantern-42-kestrel'
export const SOMEBODY = 'Nora New'

type About = { fullName?: string; businessId?: string | null }

export async function admit(
  database: Database,
  email: string,
  accountType: Role,
  { fullName = SOMEBODY, businessId = null }: About = {},
) {
  const [id, now] = [randomUUID(), new Date()]
  const db = database.db()
  await db.insert(users).values({ id, email, fullName, emailVerified: true, accountType, businessId, createdAt: now })
  await db.insert(credentials).values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: CHEAP_HASH,
    createdAt: now,
    updatedAt: now,
  })
  return { id }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

// A password hash contains its own cost; this one is very cheap to verify.
const CHEAP_HASH = (() => {
  const nonce = Buffer.from('salt of the tests')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`
})()
