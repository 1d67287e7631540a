// A shop as its owner starts it: the built shop in production on an empty PostgreSQL, behind TLS, with the sandbox's
// vendors in its owner's accounts. It starts with the settings that it is given and no others.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { VIES_PATH } from '#sandbox/vies/vies-server.ts'
import { getPostgres } from '#scripts/scale/packages.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { nodeBinary, startSandboxProcess, startShopProcess, type ShopProcess } from '#scripts/storm/processes.ts'
import { startPostgres } from '#scripts/storm/start-postgres.ts'

const root = resolve(import.meta.dirname, '../..')
/** The owner's accounts, with keys of the vendors' forms. */
const ACCOUNTS = {
  STRIPE_SECRET_KEY: 'sk_live_of_the_owner',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_owner',
  ESIM_CLIENT_ID: 'owner',
  ESIM_CLIENT_SECRET: 'secret-of-the-owner',
}
/** What a process needs from this machine, and nothing that the shop needs from its owner. */
const MACHINE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH']

/** A key of 32 bytes. */
const bytes = (letter: string) => Buffer.alloc(32, letter).toString('base64')

export type OwnedShop = Awaited<ReturnType<typeof openOwnedShop>>

export async function openOwnedShop() {
  const folder = mkdtempSync(join(tmpdir(), 'owned-shop-'))
  const logFile = join(folder, 'shop.log')
  const [port, securePort] = [await freePort(), await freePort()]
  const url = `https://localhost:${securePort}`
  const certificate = makeCertificate(folder)
  const proxy = await openProxy(certificate, securePort, port)
  const postgres = await startPostgres(getPostgres(), ['fsync=off', 'synchronous_commit=off'])
  const sandbox = await startSandboxProcess({
    shopUrl: `http://localhost:${port}`,
    dataFolder: join(folder, 'sandbox'),
    callbackMs: 200,
    // The network calls back at the shop's public address.
    env: { ...ACCOUNTS, NODE_EXTRA_CA_CERTS: certificate.certFile },
  })
  const base = { NODE_ENV: 'production', DEMO: 'no', REHEARSAL: 'yes', PORT: String(port), HOST: '127.0.0.1' }
  const env = (settings: Record<string, string>) => ({
    ...Object.fromEntries(MACHINE.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    ...base,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  })
  let running: ShopProcess | null = null
  const stop = async () => {
    await running?.stop()
    running = null
  }

  return {
    url,
    sandbox: sandbox.url,
    /** One value for each setting that production asks for. */
    settings: {
      ...ACCOUNTS,
      PUBLIC_URL: url,
      DATABASE_URL: postgres.url,
      SESSION_SECRET: bytes('s'),
      SEALING_KEYS: `1:${bytes('k')}`,
      LOOKUP_KEY: bytes('l'),
      STRIPE_API_URL: sandbox.url,
      ESIM_API_URL: sandbox.url,
      VIES_API_URL: `${sandbox.url}${VIES_PATH}`,
      SMTP_URL: sandbox.smtpUrl.replace('localhost', '127.0.0.1'),
      MAIL_FROM: 'hello@esims.example',
      SUPPORT_EMAIL: 'help@esims.example',
      SELLER_COUNTRY: 'NL',
      TIME_ZONE: 'Europe/Amsterdam',
      TRUSTED_PROXIES: '1',
    },
    /** What the shop says when it refuses to start with these settings. */
    refusesWith: async (settings: Record<string, string>): Promise<string> => {
      const child = spawn(nodeBinary(), ['server/main.ts'], {
        cwd: root,
        env: env(settings),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
      if (code === 0) throw new Error('The shop started.')
      return said.trim()
    },
    /** Starts it, or starts it again, with these settings. */
    start: async (settings: Record<string, string>): Promise<void> => {
      await stop()
      running = startShopProcess({ port, dataFolder: join(folder, 'data'), logFile, env: { ...base, ...settings } })
      await running.ready
    },
    /** What `npm run first-admin` prints. */
    firstAdmin: (settings: Record<string, string>): string =>
      spawnSync(nodeBinary(), ['scripts/first-admin.ts'], { cwd: root, env: env(settings), encoding: 'utf8' }).stdout,
    log: () => readFileSync(logFile, 'utf8'),
    close: async () => {
      await stop()
      await sandbox.stop()
      await postgres.stop()
      proxy.close()
      proxy.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Certificate = { certFile: string; cert: Buffer; key: Buffer }

function makeCertificate(folder: string): Certificate {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const place = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = spawnSync('openssl', [...words, ...place, '-out', certFile, '-keyout', keyFile], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`)
  return { certFile, cert: readFileSync(certFile), key: readFileSync(keyFile) }
}

/** What stands in front of a shop: it ends the encryption, and passes everything on unchanged. */
async function openProxy({ cert, key }: Certificate, from: number, to: number) {
  const proxy = createServer({ cert, key }, (incoming, answer) => {
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: to, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  proxy.listen(from, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}
