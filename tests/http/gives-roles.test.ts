// Changing an account's role over HTTP: with an admin's password, with a business for partners, and recorded (I05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLog, users } from '#db/schema.ts'
import { PASSWORD, signedIn, userIdOf } from '../support/http-accounts.ts'
import { buyByCard } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const DESK = '/admin-dashboard'

let shop: HttpShop
let admin: Browser
const placeOf = async (id: string) => {
  const [row] = await shop.database.db().select().from(users).where(eq(users.id, id))
  return [row?.accountType, row?.businessId]
}
const roleOf = async (id: string) => (await placeOf(id))[0]

beforeAll(async () => {
  shop = await openHttpShop()
  admin = await signedIn(shop, 'ada@staff.example.com', 'own-admin')
  await buyByCard(shop, shop.browser(), { email: 'first@example.com' })
}, 120_000)
afterAll(() => shop.close())

describe('a role', () => {
  const fields = { role: 'business-user', business: 'harbour', password: PASSWORD }
  beforeAll(async () => {
    for (const id of ['harbour', 'meadow'])
      await shop.addBusiness({ id, name: id, domain: `${id}.example`, now: new Date() })
  })

  it('is changed with the admin’s own password, and ends the person’s sessions', async () => {
    const person = await signedIn(shop, 'petra@example.com')
    const id = await userIdOf(shop, 'petra@example.com')
    const page = `${DESK}/users/${id}`
    expect(await (await admin.get(page)).text()).toContain('petra@example.com')
    const wrong = await admin.post(page, { ...fields, password: 'Not-the-one-42' })
    expect([wrong.status, (await wrong.text()).includes('That’s not your password.')]).toEqual([400, true])
    expect(await roleOf(id)).toBe('own-user')
    expect((await person.get('/account')).status).toBe(200)

    const answer = await admin.post(page, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${DESK}?tab=users`])
    expect(await roleOf(id)).toBe('business-user')
    expect((await person.get('/account')).headers.get('location')).toMatch(/^\/login/)
    const [written] = (await shop.shop.desk.listAudit({ action: 'role_given' })).rows
    expect(written).toMatchObject({ subject: id, facts: { from: 'own-user', to: 'business-user' } })
    expect(JSON.stringify(written)).not.toContain('petra@')
  })

  it('of a partner comes with a business, which can change or end; each is audited', async () => {
    await signedIn(shop, 'paula@example.com')
    const id = await userIdOf(shop, 'paula@example.com')
    const page = `${DESK}/users/${id}`
    for (const business of ['', 'nowhere']) {
      const refused = await admin.post(page, { ...fields, business })
      expect([refused.status, (await refused.text()).includes('Please choose the business')]).toEqual([400, true])
    }
    expect(await placeOf(id)).toEqual(['own-user', null])
    expect((await admin.post(page, fields)).status).toBe(303)
    expect(await placeOf(id)).toEqual(['business-user', 'harbour'])
    expect((await admin.post(page, fields)).status).toBe(400)
    expect((await admin.post(page, { ...fields, business: 'meadow' })).status).toBe(303)
    expect(await placeOf(id)).toEqual(['business-user', 'meadow'])
    expect(await (await admin.get(page)).text()).toContain('meadow (meadow.example)')
    expect((await admin.post(page, { ...fields, role: 'own-user' })).status).toBe(303)
    expect(await placeOf(id)).toEqual(['own-user', null])
    const rows = await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(rows.filter(({ action }) => action === 'role_given').map(({ facts }) => facts)).toEqual([
      { from: 'own-user', to: 'business-user', fromBusiness: null, toBusiness: 'harbour' },
      { from: 'business-user', to: 'business-user', fromBusiness: 'harbour', toBusiness: 'meadow' },
      { from: 'business-user', to: 'own-user', fromBusiness: 'meadow', toBusiness: null },
    ])
  })

  it.each(['own-admin', 'super-admin', 'root', ''])('is never %j', async (role) => {
    const email = `never-${role}x@example.com`
    await signedIn(shop, email)
    const id = await userIdOf(shop, email)
    expect((await admin.post(`${DESK}/users/${id}`, { ...fields, role })).status).toBe(400)
    expect(await roleOf(id)).toBe('own-user')
  })

  it('can’t be changed for an admin, oneself, or somebody without an account', async () => {
    await signedIn(shop, 'boss@staff.example.com', 'super-admin')
    const own = await userIdOf(shop, 'ada@staff.example.com')
    for (const id of [own, await userIdOf(shop, 'boss@staff.example.com'), await userIdOf(shop, 'first@example.com')]) {
      const before = await roleOf(id)
      expect((await admin.post(`${DESK}/users/${id}`, fields)).status).toBe(403)
      expect(await roleOf(id)).toBe(before)
    }
    expect((await admin.post(`${DESK}/users/${crypto.randomUUID()}`, fields)).status).toBe(409)
  })
})
