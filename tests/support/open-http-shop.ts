// The real built shop on its own ports, with an in-process sandbox, and a small browser that keeps its cookies.
import { businessStore, type BusinessStore } from '#shop/people/brand/business-store.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { tmpdir } from 'node:os'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startSandbox, type Sandbox } from '#sandbox/start-sandbox.ts'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { readConfig } from '#server/settings/config.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import { openLog } from '#server/watching/log.ts'
import { startShop } from '#server/run-shop.ts'
import { buildIfStale } from './build-if-stale.ts'
import { buying } from './buying.ts'
import { fetchAtHost } from './fetch-at-host.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { quickEngine } from './engines.ts'
import { takeDatabase } from './test-databases.ts'

export type HttpShop = Awaited<ReturnType<typeof openHttpShop>>
export type Browser = ReturnType<typeof openBrowser>
type Settings = Record<string, string>

const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_tests',
  ESIM_CLIENT_ID: 'tests',
  ESIM_CLIENT_SECRET: 'tests',
}

/** Shop, vendors, browsers, and tests share a process on a busy machine: its lateness is no reason to send anybody away. */
const ON_TIME = { lateMs: () => 0, round: () => 0, stop: () => {} }

/** On its own database, unless the settings name another one; the settings may depend on the vendors' addresses. */
export async function openHttpShop(given: Settings | ((sandbox: Sandbox) => Promise<Settings>) = {}) {
  buildIfStale()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder: ':memory:',
    shopUrl: url,
    paymentSecretKey: SECRETS.STRIPE_SECRET_KEY,
    paymentWebhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    networkClientId: SECRETS.ESIM_CLIENT_ID,
    networkClientSecret: SECRETS.ESIM_CLIENT_SECRET,
    callbackDelayMs: 20,
    payment: paymentServer,
  })

  const settings = typeof given === 'function' ? await given(sandbox) : given
  const own = settings['DATABASE_URL'] ? null : await takeDatabase(quickEngine())
  const lines: string[] = []
  const config = readConfig({
    ...SECRETS,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: tmpdir(),
    STRIPE_API_URL: sandbox.url,
    ESIM_API_URL: sandbox.url,
    TEST_ESIM_API_URL: sandbox.url,
    ...playedNetworks(sandbox.url),
    TEST_ESIM_CLIENT_ID: SECRETS.ESIM_CLIENT_ID,
    TEST_ESIM_CLIENT_SECRET: SECRETS.ESIM_CLIENT_SECRET,
    VIES_API_URL: `${sandbox.url}${VIES_PATH}`,
    SMTP_URL: sandbox.smtpUrl,
    POLL_SECONDS: '0.05',
    // A test may listen where a partner would.
    // Refused in production.
    ...(settings['NODE_ENV'] !== 'production' && { WEBHOOK_PRIVATE_HOSTS: 'localhost' }),
    // Every browser of a test has its own address, as if through our proxy.
    TRUSTED_PROXIES: '1',
    ...settings,
  })
  const running = await startShop(config, {
    log: openLog('debug', { write: (line: string) => void lines.push(line) }),
    lateness: ON_TIME,
    ...(own && { open: { ...own.open, close: own.giveBack } }),
  })

  const at = { tenant: defaultTenant(url) }
  return {
    ...buying(running.shop, sandbox, running.database, at),
    /** At the shop's own address. */
    at,
    url,
    port,
    shop: running.shop,
    sandbox,
    database: running.database,
    /** Adds a business as a row, which the shop knows at once, as if somebody had added it at the desk. */
    addBusiness: async (business: Parameters<BusinessStore['create']>[0]) => {
      await businessStore(running.database).create(business)
      running.announceReading('brands')
    },
    /** Whatever every node keeps of it is read anew. */
    reread: running.announceReading,
    webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
    /** The shop's log, one JSON text per line. */
    logLines: lines,
    browser: (ip?: string) => openBrowser(url, ip),
    /** A browser that sees the shop under a brand's host. */
    browserAt: (host: string, ip?: string) => openBrowser(url, ip, host),
    close: async () => {
      await running.close()
      await sandbox.close()
    },
  }
}

let browsers = 0

function openBrowser(
  url: string,
  ip = `10.9.${Math.floor(++browsers / 250)}.${(browsers % 250) + 1}`,
  host = new URL(url).host,
) {
  const cookies = new Map<string, string>()

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
    })
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    // An empty text removes a header.
    for (const [name, value] of new Headers(init.headers))
      if (value === '') headers.delete(name)
      else headers.set(name, value)
    const place = new URL(path, url)
    const request: RequestInit = { redirect: 'manual', ...init, headers }
    const response = await (host === place.host ? fetch(place, request) : fetchAtHost(place, host, request))
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    send,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    /** Posts a form as the page would; pairs may repeat a name. */
    post: (
      path: string,
      fields: Record<string, string> | [string, string][] = {},
      headers: Record<string, string> = {},
    ) => send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  }
}
