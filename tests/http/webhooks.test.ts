// Webhooks over HTTP: a partner adds an endpoint on the dashboard, its software learns about an order, and the guide's
// samples accept the messages.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { users } from '#db/schema.ts'
import { WEBHOOKS } from '#app/features/partner-api/webhook-things.ts'
import { WEBHOOK_SAMPLES } from '#app/features/partner-api/webhook-samples.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { PASSWORD, signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const LIST = '/business-dashboard/webhooks'
const API_TAB = '/business-dashboard?tab=api'

let shop: HttpShop
let boss: Browser
let rival: Browser
let receiver: WebhookReceiver
const started: ChildProcess[] = []

async function partner(email: string, businessId: string, role = 'business-admin') {
  const browser = await signedIn(shop, email)
  await shop.database.db().update(users).set({ accountType: role, businessId }).where(eq(users.email, email))
  return browser
}
const add = (browser: Browser, fields: Record<string, string> = {}) =>
  browser.post(LIST, { intent: 'add', url: receiver.url, mode: 'test', 'order.created': 'on', ...fields })
async function added(browser: Browser, fields: Record<string, string> = {}) {
  const page = await (await add(browser, fields)).text()
  const secret = /wp_hook_[\w-]{43}/.exec(page)?.[0] ?? ''
  const id = new RegExp(`${LIST}/([0-9a-f-]{36})`).exec(page)?.[1] ?? ''
  return { secret, id, path: `${LIST}/${id}` }
}
const heard = (count: number) => vi.waitFor(() => expect(receiver.heard.length).toBe(count), { timeout: 30_000 })

beforeAll(async () => {
  receiver = await openReceiver()
  // A folder of the sandbox, as when trying out the shop, and any other server of a test.
  shop = await openHttpShop(({ url }) =>
    Promise.resolve({ WEBHOOK_PRIVATE_HOSTS: `${new URL(url).host}/receiver,localhost` }),
  )
  for (const id of ['alpha', 'beta'])
    await shop.addBusiness({ id, name: id, domain: `${id}.localhost:${shop.port}`, now: new Date() })
  boss = await partner('boss@alpha.example.com', 'alpha')
  rival = await partner('boss@beta.example.com', 'beta')
}, 120_000)
afterAll(async () => {
  for (const child of started) child.kill()
  await receiver.close()
  await shop.close()
})

describe('a partner', () => {
  it('adds an endpoint, sees its secret once, and its software is notified of an order', async () => {
    const { secret, path } = await added(boss)
    const page = await (await boss.get(path)).text()
    expect([secret.length, page.includes(secret), (await (await boss.get(LIST)).text()).includes(secret)]).toEqual([
      51,
      false,
      false,
    ])
    const form = { intent: 'make_key', name: 'Engine', mode: 'test', access: 'orders', days: '30' }
    const key = /wp_test_[\w-]{43}/.exec(await (await boss.post(API_TAB, form)).text())?.[0] ?? ''
    const ordered = await fetch(`${shop.url}/api/v1/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ bundleId: '01032_3', reference: 'booking-1' }),
    })
    const { id } = z.looseObject({ id: z.string() }).parse(await ordered.json())
    await heard(1)
    const [news] = receiver.news()
    expect(news?.event).toMatchObject({ type: 'order.created', isTest: true, data: { order: { id } } })
    const type = WEBHOOKS.find((each) => each.type === 'order.created')
    expect(type?.body.parse(JSON.parse(news?.body ?? ''))).toEqual(news?.event)
    const isTold = async () => {
      const log = await (await boss.get(path)).text()
      for (const words of [
        'order.created',
        'Accepted',
        'Answered 200',
        'said 200',
        'booking-1',
        'wander-pass-signature',
      ])
        expect(log).toContain(words)
    }
    await vi.waitFor(isTold, { timeout: 60_000, interval: 100 })
    // A test delivery shows its result at once, and so does a repeated one.
    receiver.answers(500)
    const tried = await boss.post(path, { intent: 'test' })
    expect([tried.status, tried.headers.get('location')]).toEqual([303, path])
    const after = await (await boss.get(path)).text()
    expect([after.includes('webhook.test'), after.includes('Answered 500'), after.includes('Next try')]).toEqual([
      true,
      true,
      true,
    ])
    receiver.answers(200)
    receiver.news()
    const delivery = /name="delivery" value="([0-9a-f-]{36})"/.exec(after)?.[1] ?? ''
    await boss.post(path, { intent: 'replay', delivery })
    expect(receiver.news().map(({ event }) => event.id)).toEqual([news?.event.id])
  })

  it('can try it without its own software: the receiver shows the message and its valid signature', async () => {
    const trial = `${shop.sandbox.url}/receiver`
    for (const path of [LIST, '/business/api'])
      expect([path, (await (await boss.get(path)).text()).includes(`href="${trial}"`)]).toEqual([path, true])
    const { secret, path } = await added(boss, { url: trial, mode: 'live', 'order.delivered': 'on' })
    await fetch(`${shop.sandbox.url}/control/receiver/secrets`, {
      method: 'POST',
      body: new URLSearchParams({ secret }),
    })
    await boss.post(path, { intent: 'test' })
    const rotated = await (await boss.post(path, { intent: 'rotate', password: PASSWORD })).text()
    await boss.post(path, { intent: 'test' })
    const came = z
      .array(z.object({ verdict: z.string(), type: z.string(), path: z.string() }).loose())
      .parse(await (await fetch(`${trial}/api/messages`)).json())
    const held = { verdict: 'held', type: 'webhook.test', path: '/receiver' }
    expect(came).toMatchObject([held, held])
    const page = await (await fetch(trial)).text()
    expect([page.includes('Signature held'), page.includes('did not hold')]).toEqual([true, false])
    expect(rotated).not.toContain(secret)
    expect((await boss.post(path, { intent: 'remove' })).status).toBe(303)
  })

  it('is told what is wrong with an address, keeps what was typed, and changes an endpoint', async () => {
    const refused = await add(boss, { url: 'https://10.0.0.1/in' })
    const page = await refused.text()
    expect([
      refused.status,
      page.includes('can’t be reached from the internet'),
      page.includes('https://10.0.0.1/in'),
    ]).toEqual([422, true, true])
    expect((await boss.post(LIST, { intent: 'add', url: receiver.url, mode: 'live' })).status).toBe(422)
    expect((await add(boss, { mode: 'both' })).status).toBe(400)
    const { path, secret } = await added(boss, { mode: 'live' })
    expect((await boss.post(path, { intent: 'choose' })).status).toBe(422)
    expect((await boss.post(path, { intent: 'choose', 'esim.expired': 'on' })).status).toBe(303)
    const rotated = await (await boss.post(path, { intent: 'rotate', password: PASSWORD })).text()
    const anew = /wp_hook_[\w-]{43}/.exec(rotated)?.[0]
    expect([typeof anew, anew === secret]).toEqual(['string', false])
    expect(rotated).toContain('Old secret signs until')
    await boss.post(path, { intent: 'off' })
    expect((await boss.post(path, { intent: 'test' })).status).toBe(409)
    expect((await boss.post(path, { intent: 'remove' })).headers.get('location')).toBe(LIST)
    expect((await boss.get(path)).status).toBe(404)
  })

  it('can’t reach another business’s endpoint, and nobody else can reach its own', async () => {
    const { path } = await added(boss, { url: `${receiver.url}/own` })
    expect((await rival.get(path)).status).toBe(404)
    for (const intent of ['test', 'off', 'remove', 'choose', 'rotate']) {
      const answer = await rival.post(path, { intent, password: PASSWORD, 'order.created': 'on' })
      expect([intent, answer.status]).toEqual([intent, 404])
    }
    expect((await boss.get(path)).status).toBe(200)
    expect((await boss.get(`${LIST}?business=beta`)).status).toBe(404)
    const helper = await partner('helper@alpha.example.com', 'alpha', 'business-user')
    expect((await helper.get(LIST)).headers.get('location')).toBe('/')
    const visitor = await shop.browser().post(path, { intent: 'remove' })
    expect(visitor.headers.get('location')).toContain('/login')
  })
})

describe('the guide', () => {
  it('explains every event, and the document describes it', async () => {
    const page = await (await fetch(`${shop.url}/business/api`)).text()
    const told = z
      .looseObject({ webhooks: z.record(z.string(), z.unknown()) })
      .parse(await (await fetch(`${shop.url}/api/v1/openapi.json`)).json())
    for (const { type } of WEBHOOKS) expect(page).toContain(type)
    expect(Object.keys(told.webhooks)).toEqual(WEBHOOKS.map(({ type }) => type))
  })

  it.for([
    ['TypeScript', process.execPath, 'sample.mts', []] as const,
    ['PHP', '/usr/bin/php', 'sample.php', ['-S']] as const,
  ])('has a sample in %s that accepts only signed messages', async ([language, program, name, how], { skip }) => {
    if (!existsSync(program)) skip()
    const port = await freePort()
    const url = `http://localhost:${port}/`
    const { path, secret } = await added(boss, { url, mode: how.length > 0 ? 'live' : 'test' })
    const file = join(mkdtempSync(join(tmpdir(), 'sample-')), name)
    writeFileSync(file, WEBHOOK_SAMPLES.find((each) => each.language === language)?.text ?? '')
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
    started.push(spawn(program, how.length > 0 ? ['-S', `localhost:${port}`, file] : [file], { env, stdio: 'ignore' }))
    const forged = { 'wander-pass-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }
    await vi.waitFor(
      async () => expect((await fetch(url, { method: 'POST', body: '{}', headers: forged })).status).toBe(400),
      { timeout: 30_000 },
    )
    await boss.post(path, { intent: 'test' })
    expect(await (await boss.get(path)).text()).toContain('Answered 204')
    await boss.post(path, { intent: 'rotate', password: PASSWORD })
    await boss.post(path, { intent: 'test' })
    expect((await (await boss.get(path)).text()).match(/Answered 204/g)?.length).toBeGreaterThan(3)
  })
})
