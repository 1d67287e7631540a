// The staff's pages from outside: who may change what, and what a change does and doesn't do (safety case I03-I09).
import { crc32 } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businesses, users } from '#db/schema.ts'
import { buyByCard, delivered, fillCart } from '#tests/support/http-buying.ts'
import { PASSWORD, signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { saveBrand } from '#tests/support/brand-form.ts'

let shop: HttpShop
let ada: Browser
let host: string
beforeAll(async () => {
  shop = await openHttpShop()
  ada = await signedIn(shop, 'ada@example.com', 'own-admin')
  host = `gamma.localhost:${shop.port}`
  await shop.addBusiness({ id: 'gamma', name: 'Harbour Mobile', domain: host, now: new Date() })
}, 120_000)
afterAll(() => shop.close())

const house = async () => await shop.shop.brands.readBrand(`localhost:${shop.port}`)
const aPng = (side = 32) => new Uint8Array(PNG.sync.write(new PNG({ width: side, height: side })))
/** A small file whose header, with a valid checksum, claims a picture of 50 megapixels. */
function hugePng(): Uint8Array {
  const bytes = Buffer.from(aPng())
  bytes.writeUInt32BE(7100, 16)
  bytes.writeUInt32BE(7100, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
const asFile = (content: Uint8Array, type: string) => new File([new Uint8Array(content)], 'logo', { type })

describe('the brand settings', () => {
  it('are created by the first save, all or nothing, and keep everything that was typed', async () => {
    const records = () =>
      shop.database
        .db()
        .select()
        .from(businesses)
        .where(sql`domain is null`)
    const typed = { version: '0', tagline: 'Typed with care', legalName: 'Real B.V.' }
    const refused = await saveBrand(ada, { ...typed, kvk: 'none' })
    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain('value="Typed with care"')
    expect(await records()).toEqual([])

    // The button beside the form sends the form, too; a second click finds the record.
    const both = await Promise.all(
      [1, 2].map(() => ada.post('/admin?tab=brand', { intent: 'create_record', ...typed, phone: '+31 20 1234567' })),
    )
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
    expect(await records()).toMatchObject([
      { tagline: 'Typed with care', legalName: 'Real B.V.', phone: '+31 20 1234567', version: 2 },
    ])
    const saved = await saveBrand(ada, { version: '2', tagline: 'Typed with care', primaryColor: '#FFD400' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/admin?tab=brand&done=brand'])
    const home = await (await shop.browser().get('/')).text()
    expect(home).toContain('Typed with care')
    expect(home).toContain('--solid:#ffd400')
  })

  it('reject a file that is no logo, whatever it claims to be (I07)', async () => {
    const { version } = await house()
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const attempts: Record<string, string | Blob>[] = [
      { logoUrl: 'javascript:alert(1)' },
      { logoUrl: 'http://169.254.169.254/latest/meta-data' },
      { logo: asFile(svg, 'image/png') },
      { logo: asFile(svg, 'image/svg+xml') },
      { logo: asFile(hugePng(), 'image/png') },
    ]
    for (const fields of attempts) {
      const refused = await saveBrand(ada, { version: String(version), ...fields })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('Please use a PNG, JPEG or WebP image')
    }
    expect((await house()).version).toBe(version)
  })

  it('accept a logo, show it, and remove it', async () => {
    const { version } = await house()
    const done = await saveBrand(ada, { version: String(version), logo: asFile(aPng(), 'image/png') })
    expect(done.status).toBe(303)
    expect((await house()).brand.logoUrl).toMatch(/^\/brand-logo\/[0-9a-f]{64}\.png$/)
    expect(await (await shop.browser().get('/')).text()).toContain('/brand-logo/')
    await saveBrand(ada, { version: String(version + 1), removeLogo: 'on' })
    expect((await house()).brand.logoUrl).toBeNull()
  })

  it('reject malicious colors and names, and escape everything (I08)', async () => {
    const { version } = await house()
    const attempts: Record<string, string>[] = [
      { primaryColor: 'red;background:url(//x)' },
      { name: '</title><script>alert(1)</script>' },
      { name: '' },
      { tagline: 'x'.repeat(200) },
    ]
    for (const fields of attempts) {
      const refused = await saveBrand(ada, { version: String(version), ...fields })
      expect(refused.status).toBe(400)
      const page = await refused.text()
      expect(page).toContain('aria-invalid="true"')
      expect(page).not.toContain('<script>alert(1)')
    }
    const spoken = 'Tea & "cake" for \'all\''
    await saveBrand(ada, { version: String(version), tagline: spoken })
    expect(await (await shop.browser().get('/')).text()).toContain('Tea &amp; &quot;cake&quot; for &#x27;all&#x27;')
  })

  it('show the second of two admins both drafts before anything is overwritten (I09)', async () => {
    const grace = await signedIn(shop, 'grace@example.com', 'own-admin')
    const version = String((await house()).version)
    expect((await saveBrand(ada, { version, tagline: 'By Ada' })).status).toBe(303)
    const second = await saveBrand(grace, { version, tagline: 'By Grace' })
    expect(second.status).toBe(409)
    const page = await second.text()
    for (const words of ['Another admin saved changes', 'By Ada', 'By Grace']) expect(page).toContain(words)
    expect((await house()).brand.tagline).toBe('By Ada')

    const newer = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
    expect((await saveBrand(grace, { version: newer, tagline: 'By Grace' })).status).toBe(303)
    expect((await house()).brand.tagline).toBe('By Grace')
  })

  it('are closed at a partner’s host, whoever brings the session of an admin there', async () => {
    const there = shop.browserAt(host)
    for (const [name, value] of ada.cookies) there.cookies.set(name, value)
    expect((await saveBrand(there, { name: 'Harbour Roam', version: '1' })).headers.get('location')).toContain('/login')
    expect(await (await shop.browserAt(host).get('/')).text()).not.toContain('Harbour Roam')
  })
})

describe('people without the role', () => {
  const FORMS: Record<string, string>[] = [
    { intent: 'create_record' },
    { intent: 'invite', email: 'evil@example.com', password: PASSWORD },
    { intent: 'revoke', userId: crypto.randomUUID(), password: PASSWORD },
    { intent: 'reveal', sim: 'x' },
  ]

  it.each(['own-user', 'business-user', 'business-admin'] as const)('as %s can change nothing (I03)', async (role) => {
    const browser = await signedIn(shop, `${role}@elsewhere.example.com`, role)
    const before = await house()
    for (const path of ['/admin?tab=brand', '/super-admin-dashboard?tab=businesses']) {
      for (const fields of FORMS) {
        const answer = await browser.post(path, fields)
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      }
      expect((await saveBrand(browser, { version: String(before.version), name: 'Mine' }, path)).status).toBe(302)
    }
    expect(await house()).toEqual(before)
    expect(await shop.mailsTo('evil@example.com')).toEqual([])
  })

  it('include a former admin (I05)', async () => {
    const browser = await signedIn(shop, 'was@example.com', 'own-admin')
    expect((await browser.get('/admin?tab=admins')).status).toBe(200)
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.email, 'was@example.com'))
    const answer = await browser.post('/admin?tab=admins', FORMS[1])
    expect(answer.headers.get('location')).toBe('/')
    expect(await (await browser.get('/admin?tab=admins')).text()).not.toContain('ada@example.com')
  })

  it('include pages of other sites (I01)', async () => {
    const answer = await ada.post('/admin?tab=admins', FORMS[1] ?? {}, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.status).toBe(403)
  })
})

describe('the list of eSIMs', () => {
  it('masks every number, reveals one on demand, finds by last digits and status, and says if the network is down', async () => {
    expect(await (await ada.get('/admin')).text()).toContain('No eSIMs yet')
    const { order } = await buyByCard(shop, shop.browser(), { email: 'sim@example.com' })
    const number = (await delivered(shop, order.id)).iccid ?? ''
    const list = await (await ada.get('/admin')).text()
    expect(list).toContain(`•••• ${number.slice(-4)}`)
    expect(list).not.toContain(number)
    expect(list).toContain(`/admin-dashboard/orders/${order.id}`)
    expect(await (await ada.get(`/admin?digits=${number.slice(-4)}&status=Not+Activated`)).text()).toContain('•••• ')
    expect(await (await ada.get('/admin?status=Expired')).text()).toContain('No matching eSIMs.')
    expect(await (await ada.get('/admin?digits=00000000000')).text()).toContain('No matching eSIMs.')

    const sealed = /name="sim" value="([\w-]+)"/.exec(list)?.[1] ?? ''
    const shown = await (await ada.post('/admin?tab=sims', { intent: 'reveal', sim: sealed })).text()
    expect(shown.replaceAll(' ', '')).toContain(number)
    expect((await ada.post('/admin?tab=sims', { intent: 'reveal', sim: 'made-up' })).status).toBe(404)
    const { rows } = await shop.shop.desk.listAudit({ action: 'iccid_shown' })
    expect(rows).toMatchObject([{ actorRole: 'own-admin', subject: order.id, facts: { iccidEnd: number.slice(-4) } }])
    expect(shop.logLines.join('')).not.toContain(number)

    await shop.spoil('network', { at: 'list', kind: 'fail_before', times: 5 })
    expect(await (await ada.get('/admin')).text()).toContain('Failed to fetch SIMs')
  })
})

describe('the brands of the platform', () => {
  const PAGE = '/super-admin-dashboard?tab=businesses'
  let boss: Browser
  beforeAll(async () => {
    boss = await signedIn(shop, 'boss@example.com', 'super-admin')
  })

  it('are added with a host of their own, and edited with the same form', async () => {
    const added = await boss.post(PAGE, { intent: 'add', name: 'Delta', domain: 'delta.example', orderPrefix: '' })
    const to = added.headers.get('location') ?? ''
    expect(to).toMatch(/^\/super-admin-dashboard\?tab=businesses&edit=[\w-]+&done=add$/)
    const page = await (await boss.get(to)).text()
    expect(page).toContain('value="delta.example"')
    const fields = { version: '1', name: 'Delta Roam', domain: 'delta.example', legalName: 'Delta B.V.' }
    expect((await saveBrand(boss, fields, to.replace('&done=add', ''))).status).toBe(303)
    expect((await shop.shop.brands.readBrand('delta.example')).brand).toMatchObject({
      name: 'Delta Roam',
      company: { legalName: 'Delta B.V.' },
    })
    const emptied = await saveBrand(boss, { ...fields, version: '2', domain: '' }, to.replace('&done=add', ''))
    expect(emptied.status).toBe(400)

    const again = await boss.post(PAGE, { intent: 'add', name: 'Other', domain: 'delta.example', orderPrefix: '' })
    expect([again.status, (await again.text()).includes('Another brand already uses this domain.')]).toEqual([
      409,
      true,
    ])
    const second = await boss.post(PAGE, { intent: 'add', name: 'Other', domain: '', orderPrefix: '' })
    expect(second.status).toBe(400)
    const broken = await boss.post(PAGE, { intent: 'add', name: 'Other', domain: 'http://x/', orderPrefix: 'A B' })
    expect(broken.status).toBe(400)
  })

  it('sell nothing while they are suspended, keep their orders available, and can reopen', async () => {
    const buyer = shop.browserAt(host)
    const { order } = await buyByCard(shop, buyer, { email: 'harbour@example.com' })
    await delivered(shop, order.id)
    expect((await boss.post(PAGE, { intent: 'suspend', business: 'gamma' })).status).toBe(303)

    const stranger = shop.browserAt(host)
    for (const path of ['/', '/bundleselector', '/checkout', '/top-up'])
      expect([path, (await stranger.get(path)).headers.get('location')]).toEqual([path, '/closed'])
    for (const path of ['/_.data', '/checkout.data'])
      expect(await (await stranger.get(path)).text()).toContain('/closed')
    const closed = await stranger.get('/closed')
    expect([closed.status, (await closed.text()).includes('This shop is closed for now')]).toEqual([503, true])
    expect((await fillCart(stranger)).headers.get('location')).toBe('/closed')
    const call = await stranger.send('/functions/v1/create-checkout-session', {
      method: 'POST',
      body: JSON.stringify({}),
      headers: { 'content-type': 'application/json' },
    })
    expect(call.status).toBe(503)

    const path = `/success?reference=${encodeURIComponent(order.reference)}`
    expect((await buyer.get(path)).status).toBe(200)
    for (const open of ['/esim-status', '/login', '/support', '/faq', '/terms'])
      expect([open, (await stranger.get(open)).status]).toEqual([open, 200])
    expect((await shop.browser().get('/')).status).toBe(200)

    expect((await boss.post(PAGE, { intent: 'resume', business: 'gamma' })).status).toBe(303)
    expect((await stranger.get('/')).status).toBe(200)
    expect((await stranger.get('/closed')).headers.get('location')).toBe('/')
  })

  it('can’t be suspended if they are the shop’s own', async () => {
    const own = (await house()).brand.id
    expect((await boss.post(PAGE, { intent: 'suspend', business: own })).status).toBe(409)
    expect((await boss.post(PAGE, { intent: 'suspend', business: 'nobody' })).status).toBe(404)
  })

  it('are counted together, with what needs attention', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', times: 100, match: 'refused@example.com' })
    const { order } = await buyByCard(shop, shop.browser(), { email: 'refused@example.com' })
    // During the retry, the mail is briefly waiting again.
    const words = [
      order.reference,
      'By brand',
      'Harbour Mobile',
      'Needs attention',
      'Permanently rejected',
      'at: Email',
    ]
    let page = ''
    const missing = async () => {
      page = await (await boss.get('/super-admin-dashboard')).text()
      return words.filter((each) => !page.includes(each))
    }
    await expect.poll(missing).toEqual([])
    expect(page).not.toContain('refused@example.com')
  })
})
