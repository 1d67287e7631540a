// An owner connects a network on its page, as a browser without a script does it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isNotNull } from 'drizzle-orm'
import { networkPackages, networks, sessions } from '#db/schema.ts'
import { PASSWORD, signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const PAGE = '/super-admin-dashboard/network-packages'
const RIGHT = 'sandbox-access'

let shop: HttpShop
let owner: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'owner@example.com', 'super-admin')
}, 120_000)
afterAll(() => shop.close())

const connect = (browser: Browser, told: Record<string, string> = {}) =>
  browser.post(PAGE, { intent: 'connect', kind: 'esim-access', name: 'My account', login_accessCode: RIGHT, ...told })
const changeLogin = (browser: Browser, told: Record<string, string>) =>
  browser.post(PAGE, { intent: 'change-login', network: 'esim-access', password: PASSWORD, ...told })
const turn = (browser: Browser, intent: 'on' | 'off') => browser.post(PAGE, { intent, network: 'esim-access' })
const stored = () => shop.database.db().select({ id: networks.id, isActive: networks.isActive }).from(networks)
const textOf = async (answer: Response) => (await answer.text()).replaceAll('&#x27;', "'")

describe('the page of networks', () => {
  it('says why a network is not connected, keeps its name, and shows no secret again', async () => {
    const wrong = await connect(owner, { login_accessCode: 'wrong-code', login_secret: 'wrong-secret' })
    expect(wrong.status).toBe(400)
    const page = await textOf(wrong)
    expect(page).toContain('The network doesn’t accept this login.')
    expect(page).toContain('value="My account"')
    expect(page).not.toMatch(/wrong-code|wrong-secret/)

    const { faults } = shop.sandbox.wholesalers.of('esim-access')
    faults.set({ at: 'balance', kind: 'blocked_address', times: 1 })
    expect(await textOf(await connect(owner))).toContain('takes no calls from the address of this server')
    faults.set({ at: 'balance', kind: 'server_error', times: 9 })
    expect(await textOf(await connect(owner))).toContain('The network doesn’t answer as it should.')
    await shop.mend()
    expect(await stored()).toEqual([])
  })

  it('is closed to every other role, and asks the owner for a proof after a while', async () => {
    for (const role of ['own-admin', 'own-user'] as const) {
      const other = await signedIn(shop, `${role}@example.com`, role)
      for (const answer of [await connect(other), await turn(other, 'on'), await changeLogin(other, {})]) {
        expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      }
    }
    const late = await signedIn(shop, 'late@example.com', 'super-admin')
    await shop.database
      .db()
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 3_600_000) })
    expect(await textOf(await late.get(PAGE))).toContain('name="password"')
    expect((await connect(late)).status).toBe(403)
    expect((await connect(late, { password: 'not-mine' })).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it('connects it once, even when the form is sent twice, and switches it on and off', async () => {
    const both = await Promise.all([1, 2].map(() => connect(owner, { password: PASSWORD })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 400])
    expect(both.map((answer) => answer.headers.get('location'))).toContain(`${PAGE}?network=esim-access`)
    expect(await stored()).toEqual([{ id: 'esim-access', isActive: false }])

    const page = await textOf(await owner.get(PAGE))
    for (const words of ['My account', 'eSIM Access', '$500.00', 'Catalog read', 'No orders', 'Switch on My account'])
      expect(page).toContain(words)
    expect(page).not.toContain(RIGHT)
    for (const [intent, isActive] of [
      ['on', true],
      ['on', true],
      ['off', false],
    ] as const) {
      expect((await turn(owner, intent)).status).toBe(303)
      expect(await stored()).toEqual([{ id: 'esim-access', isActive }])
    }
  })

  it('shows from where else a bundle can be sold, and why it can’t be', async () => {
    const found = await textOf(await owner.get(`${PAGE}?bundle=eu_5`))
    const [bundle] = (await shop.shop.catalogue.viewCatalogue(shop.at)).bundles
    const bundleId = bundle?.bundleId ?? ''
    expect(found).not.toMatch(/Sell \S+ from another network/)
    expect(await textOf(await owner.get(`${PAGE}?bundle=${bundleId}`))).toContain(
      `Sell ${bundleId} from another network`,
    )
    const moved = { intent: 'move-bundle', bundle: bundleId, network: 'esim-access', package: 'nothing' }
    expect(await textOf(await owner.post(PAGE, moved))).toContain('no longer keeps what the bundle promises')
    expect(await textOf(await owner.post(PAGE, { ...moved, bundle: 'eu_5' }))).toContain('There’s no such bundle.')
  })

  it('changes its login once the network accepts the new one, and says why not', async () => {
    const wrong = await changeLogin(owner, { login_accessCode: RIGHT, login_secret: 'wrong-secret' })
    expect(wrong.status).toBe(400)
    const page = await textOf(wrong)
    expect(page).toContain('The network doesn’t accept this login.')
    expect(page).not.toMatch(/wrong-secret|value="sandbox-access"/)
    expect(await textOf(await changeLogin(owner, {}))).toContain('Enter the login of your account')
    expect(await textOf(await changeLogin(owner, { network: 'nobody', login_accessCode: RIGHT }))).toContain(
      'There’s no such network anymore.',
    )
    // The network takes eight calls a second.
    shop.sandbox.clock.advance(2)
    const right = { login_accessCode: RIGHT, login_secret: 'sandbox-secret' }
    for (const answer of await Promise.all([1, 2].map(() => changeLogin(owner, right)))) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?network=esim-access`])
    }
    expect(await textOf(await owner.get(PAGE))).toContain('$500.00')
  })

  it('asks for the login that each kind of network takes', async () => {
    const page = await textOf(await owner.get(PAGE))
    for (const words of ['Connect Airalo Partners', 'Client ID', 'Client secret']) expect(page).toContain(words)
    const airalo = { kind: 'airalo', name: 'My Airalo', password: PASSWORD, login_clientId: 'sandbox-client' }
    expect(await textOf(await connect(owner, airalo))).toContain('Enter the login of your account')
    const answer = await connect(owner, { ...airalo, login_clientSecret: 'sandbox-secret' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}?network=airalo`])
    const connected = await textOf(await owner.get(PAGE))
    expect(connected).toContain('Switch on My Airalo')
    expect(connected).not.toContain('sandbox-client')
  })

  it('shows where the network sends its messages, and what became of them, and asks again', async () => {
    const page = await textOf(await owner.get(PAGE))
    const [address = ''] = /http[^<"]*\/webhooks\/network\/esim-access\/[\w-]+/.exec(page) ?? []
    const told = { notifyType: 'ORDER_STATUS', notifyId: 'of-others', content: { transactionId: 'of-others' } }
    const path = new URL(address).pathname
    expect((await fetch(`${shop.url}${path}`, { method: 'POST', body: JSON.stringify(told) })).status).toBe(200)
    const after = await textOf(await owner.get(PAGE))
    for (const words of ['ORDER_STATUS', 'Not about your orders']) expect(after).toContain(words)
    const [, message = ''] = /name="message" value="([^"]+)"/.exec(after) ?? []
    const ask = (by: Browser, id: string) => by.post(PAGE, { intent: 'ask-again', network: 'esim-access', message: id })
    expect((await ask(owner, message)).status).toBe(303)
    expect(await textOf(await ask(owner, 'nothing'))).toContain('This message has been deleted.')
    const other = await signedIn(shop, 'message@example.com', 'own-admin')
    expect((await ask(other, message)).headers.get('location')).toBe('/')
  })

  it('sells nothing that it was not asked to sell', async () => {
    await shop.shop.packages.readNetworkCatalogues()
    for (const intent of ['', 'sel', 'constructor', 'toString']) {
      const answer = await owner.post(PAGE, { intent, network: 'esim-access', show: 'new', package_IT_3_15: 'on' })
      expect([intent, answer.status]).toEqual([intent, 400])
    }
    expect(await shop.database.db().select().from(networkPackages).where(isNotNull(networkPackages.decision))).toEqual(
      [],
    )
  })
})
