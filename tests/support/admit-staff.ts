// Adds an own-admin, a super-admin, an agent, an accountant, a customer, and a partner (if there are brands) to an empty data folder, for
// journeys and screenshots; no shop has them by default.
import { randomUUID } from 'node:crypto'
import { hashPassword } from '#adapters/passwords/argon2.ts'
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { credentials, users } from '#db/schema.ts'
import { seedBusinesses } from '#db/seed/seed-businesses.ts'
import { retailStore } from '#shop/catalogue/bundle/retail-store.ts'
import { ACCOUNTANT, AGENT, CHIEF, CUSTOMER, HARBOUR, PARTNER, STAFF } from './staff.ts'

const folder = process.env['DATA_DIR']
if (!folder) throw new Error('There is no data folder to put anybody into.')
const open = await connectEmbedded(folder)
await admit(STAFF, 'own-admin')
await admit(CHIEF, 'super-admin')
await admit(AGENT, 'agent')
await admit(ACCOUNTANT, 'accountant')
await admit(CUSTOMER, 'own-user')
const brands = process.env['BUSINESSES_FILE']
if (brands) {
  await seedBusinesses(open.database, brands)
  await admit(PARTNER, 'business-admin', 'alpha')
  await admit(HARBOUR, 'business-admin', 'gamma')
  const terms = {
    businessId: 'alpha',
    discountBasisPoints: 1000,
    capBasisPoints: 20_000,
    since: new Date(),
    endedAt: null,
  }
  await retailStore(open.database).saveTerms(terms)
}
await open.close()
// When run as a program, it prints who they are.
console.log(JSON.stringify({ staff: STAFF, chief: CHIEF, customer: CUSTOMER }))

async function admit({ email, name, password }: typeof STAFF, accountType: string, businessId: string | null = null) {
  const [id, now] = [randomUUID(), new Date()]
  const db = open.database.db()
  await db
    .insert(users)
    .values({ id, email, fullName: name, emailVerified: true, accountType, businessId, createdAt: now })
  await db.insert(credentials).values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: await hashPassword(password, 'known'),
    createdAt: now,
    updatedAt: now,
  })
}
