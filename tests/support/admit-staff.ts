// Puts an own-admin into an empty data folder, for the journeys of those who run the shop; nobody gets one by default.
import { randomUUID } from 'node:crypto'
import { hashPassword } from '#adapters/better-auth/argon2.ts'
import { connectEmbedded } from '#db/connect.ts'
import { credentials, users } from '#db/schema.ts'
import { STAFF } from './staff.ts'

const folder = process.env['DATA_DIR']
if (!folder) throw new Error('There is no data folder to put anybody into.')
const open = await connectEmbedded(folder)
const [id, now] = [randomUUID(), new Date()]
await open.database.db().insert(users).values({
  id,
  email: STAFF.email,
  fullName: STAFF.name,
  emailVerified: true,
  accountType: 'own-admin',
  createdAt: now,
})
await open.database
  .db()
  .insert(credentials)
  .values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: await hashPassword(STAFF.password),
    createdAt: now,
    updatedAt: now,
  })
await open.close()
