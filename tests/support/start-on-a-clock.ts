// The shop and its vendors in a separate process, on a clock that a journey moves: it sends messages to let days pass
// or to place orders with a code, and is told when that is done.
import { mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startSandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { fillShop } from '#scripts/demo/fill-shop.ts'
import { handOverTo } from '#scripts/demo/hand-over.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { sayAudit } from '#scripts/audit/say-audit.ts'
import { bundles, users } from '#db/schema.ts'
import { NETWORK_KINDS } from '#server/network-kinds.ts'
import { readConfig } from '#server/settings/config.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import { openLog } from '#server/watching/log.ts'
import { startShop } from '#server/run-shop.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { openBrands } from '#shop/people/brand/open-brands.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { buying } from './buying.ts'
import { connectWholesaler } from './having-networks.ts'
import { CHIEF } from './staff.ts'

const wish = z.union([
  z.object({ days: z.number() }),
  z.object({ audit: z.literal(true) }),
  z.object({ sells: z.string() }),
  z.object({ past: z.number() }),
  z.object({ orders: z.number(), couponCode: z.string(), bundleId: z.string() }),
])

const folder = mkdtempSync(join(tmpdir(), 'shop-clock-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const admitted = spawnSync(process.execPath, [resolve(import.meta.dirname, 'admit-staff.ts')], {
  env: { ...process.env, DATA_DIR: folder },
})
if (admitted.status !== 0) throw new Error(String(admitted.stderr))

const port = await freePort()
const url = `http://localhost:${port}`
const secret = 'forAJourney'
const sandbox = await startSandbox({
  httpPort: 0,
  smtpPort: 0,
  dataFolder: ':memory:',
  shopUrl: url,
  paymentSecretKey: `sk_test_${secret}`,
  paymentWebhookSecret: `whsec_${secret}`,
  networkClientId: secret,
  networkClientSecret: secret,
  callbackDelayMs: 20,
  payment: paymentServer,
})
const log = openLog('error')
let ahead = 0
const running = await startShop(
  readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: `sk_test_${secret}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
    STRIPE_API_URL: sandbox.url,
    ESIM_CLIENT_ID: secret,
    ESIM_CLIENT_SECRET: secret,
    ESIM_API_URL: sandbox.url,
    ...playedNetworks(sandbox.url),
    VIES_API_URL: `${sandbox.url}${VIES_PATH}`,
    SMTP_URL: sandbox.smtpUrl,
    POLL_SECONDS: '0.2',
    TRUSTED_PROXIES: '1',
  }),
  {
    log,
    clock: { now: () => new Date(Date.now() + ahead) },
  },
)
const { shop, database } = running
const { buy, orderOf } = buying(shop, sandbox, database, { tenant: defaultTenant(url) })

/** What `npm run audit -- --calm` would say; this process holds the embedded database, so nobody else can look. */
async function audit(): Promise<string> {
  await shop.worker.sweep()
  const look = await shop.books.checkAllBooks({ isCalm: true })
  if (look.orders === 0) throw new Error('There was nothing to audit.')
  return sayAudit(look, 0)
}

let sellsFrom: string | null = null

/** The owner connects this kind of network, and sells its package for trying; returns the bundle and its country. */
async function sell(kind: string): Promise<string> {
  const [chief] = await database.db().select().from(users).where(eq(users.email, CHIEF.email))
  const [network, played] = [NETWORK_KINDS.find((each) => each.kind === kind), sandbox.wholesalers.named(kind)]
  if (!chief || !network || !played) throw new Error(`Nobody sells from ${kind}.`)
  const owner: Caller = { tenant: defaultTenant(url), actor: { id: chief.id, type: 'super-admin' } }
  const secrets = Object.values(played.credentials)
  const login = Object.fromEntries(network.login.map(({ name }, at) => [name, secrets[at] ?? '']))
  const account = { owner, name: network.name, millionths: 900_000, from: shop.today(), kind, login }
  // Of two networks with the same bundle, only the cheaper one would sell it.
  if (sellsFrom) await shop.networks.switchNetwork({ id: sellsFrom, isActive: false }, owner)
  sellsFrom = kind
  await connectWholesaler(shop, account)
  const { connected } = await shop.networks.viewNetworks()
  const address = connected.find(({ id }) => id === kind)?.callbackUrl ?? ''
  for (const setting of played.webhookSettings) played.settings.set(setting, address)
  const { packageId } = played.trial
  const selling = { networkId: kind, decision: 'sold' as const, packages: [packageId] }
  // The worker may be reading its catalog.
  for (let sold = 0; sold === 0; await pause(500)) {
    const decided = await shop.packages.decidePackages(selling, owner)
    sold = decided.ok ? decided.sold : 0
  }
  const [bundle] = await database.db().select().from(bundles).where(eq(bundles.packageId, packageId))
  const { zones } = await shop.catalogue.viewCatalogue({ tenant: defaultTenant(url) })
  const country = zones.find(({ name }) => name === bundle?.zone)?.countries[0]
  return JSON.stringify({ bundleId: bundle?.bundleId, country })
}

/** A shop that has been open for a while, with this many orders; the same at each run. */
async function fill(size: number): Promise<void> {
  const businesses = businessStore(database)
  await fillShop(database, {
    size,
    copies: 0,
    seed: 7,
    now: new Date(),
    sellerCountry: 'NL',
    host: new URL(url).host,
    readTenants: openBrands({ businesses, log, publicUrl: url, sampleCompany: SAMPLE_COMPANY }).read,
  })
  await handOverTo(sandbox.url, database)
}

/** Returns what there is to say about it. */
async function grant(asked: z.infer<typeof wish>): Promise<string | void> {
  if ('audit' in asked) return audit()
  if ('sells' in asked) return sell(asked.sells)
  if ('past' in asked) return fill(asked.past)
  if ('days' in asked) {
    ahead += asked.days * 86_400_000
    sandbox.clock.advance(asked.days * 86_400)
    await shop.worker.sweep()
    return
  }
  const { orders, couponCode, bundleId } = asked
  for (let number = 1; number <= orders; number += 1) {
    const line = { bundleId, destinations: ['FR'], arrival: null, departure: null }
    const { orderId } = await buy({ email: `friend-${number}@example.com`, couponCode, line })
    while (!isCompleted(await orderOf(orderId))) await pause(100)
  }
}

process.on('message', (message) => {
  grant(wish.parse(message)).then(
    (text) => process.send?.({ done: true, text }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
process.once(
  'disconnect',
  () =>
    void running
      .close()
      .then(sandbox.close)
      .then(() => process.exit(0)),
)
process.send?.({ url, sandbox: sandbox.url, now: new Date().toISOString() })
