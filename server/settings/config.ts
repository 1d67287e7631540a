// Reads the environment once, at startup, and reports all faults at once. By default, each vendor is the sandbox.
import type { StandIns } from '#ports/stand-ins.ts'
import { hmac } from '#values/secret.ts'
import { NETWORK_KINDS } from '../network-kinds.ts'
import { cleanSetting, shownFault } from './clean-setting.ts'
import { SANDBOX_MAIL, SANDBOX_SECRETS, TEST_KEY } from './sandbox-values.ts'
import { addressSettingOf, environment, networkAddresses, settingShape, type Settings } from './settings.ts'
import { isPrivateSite, isReservedAddress, isReservedDomain, isReservedMailbox } from './reserved-addresses.ts'
import { placeholdersIn } from './placeholders.ts'
import { sandboxSealing } from './sealing-keys.ts'

/** The EU Commission's own service; it needs no key. */
const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Passes news on to every search engine that takes part. */
const INDEXNOW_URL = 'https://api.indexnow.org/indexnow'

export type Config = ReturnType<typeof readConfig>

export class WrongSettings extends Error {}

// Only our own settings: what else is in the environment may be anything.
function cleanSettings(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const cleaned = Object.keys(settingShape).map((name) => ({ name, ...cleanSetting(variables[name]) }))
  const broken = cleaned.flatMap(({ name, problem }) => (problem ? `${name} ${problem}` : []))
  if (broken.length > 0) throw new WrongSettings(broken.join('; '))
  return Object.fromEntries(cleaned.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
}

export function readConfig(variables: Record<string, string | undefined> = process.env) {
  const filled = cleanSettings(variables)
  const [parsed, addresses] = [environment.safeParse(filled), networkAddresses.safeParse(filled)]
  if (!parsed.success || !addresses.success)
    throw new WrongSettings(
      [parsed, addresses]
        .flatMap(({ error }) => error?.issues ?? [])
        .map(({ path, message }) => shownFault(path.join('.'), message, filled[String(path[0])]))
        .join('; '),
    )

  const settings = parsed.data
  const sandboxPort = settings.SANDBOX_PORT ?? settings.PORT + 1
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const isProduction = settings.NODE_ENV === 'production' && !settings.DEMO
  const faults = isProduction ? productionFaults(settings, filled, addresses.data) : []
  if (faults.length > 0) throw new WrongSettings(faults.join('; '))
  refuseLoneRole(settings)

  return {
    /**
     * `web` serves pages and forwards due work, `worker` does the work and serves only health checks, `all` does both.
     */
    role: settings.ROLE,
    isProduction,
    isDemo: !isProduction,
    /** Outside production, a sample company replaces missing company details. */
    hasSampleCompany: !isProduction,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    /**
     * Bypasses a proxy that pools transactions, for what needs its own connection; the same address if there is none.
     */
    directDatabaseUrl: settings.DIRECT_DATABASE_URL ?? settings.DATABASE_URL,
    databaseWaitMs: settings.DATABASE_WAIT_SECONDS * 1000,
    businessesFile: settings.BUSINESSES_FILE,
    sessionSecret: settings.SESSION_SECRET,
    /** The keys that encrypt secrets in the database. */
    sealing: { keys: settings.SEALING_KEYS, lookUpKeys: settings.LOOKUP_KEY },
    trustedProxies: settings.TRUSTED_PROXIES,
    logLevel: settings.LOG_LEVEL,
    /** Where to send traces, and which share of them; null if they aren't collected. */
    tracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, share: settings.OTEL_TRACES_SAMPLER_ARG, role: settings.ROLE }
      : null,
    /** Opens `/metrics`; without it, the address doesn't exist. */
    metricsToken: settings.METRICS_TOKEN,
    disclosesAccounts: settings.DISCLOSE_ACCOUNTS,
    requiresAdminFactor: (settings.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
    pollSeconds: settings.POLL_SECONDS,
    slowestRequestMs: settings.SLOWEST_REQUEST_SECONDS * 1000,
    leaveNoticeMs: settings.LEAVE_NOTICE_SECONDS * 1000,
    payment: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET.join(','),
      apiUrl:
        settings.STRIPE_API_URL ?? (settings.STRIPE_SECRET_KEY === SANDBOX_SECRETS.stripe ? sandboxUrl : undefined),
      isLiveExpected: isProduction,
      adaptivePricing: settings.STRIPE_ADAPTIVE_PRICING,
      timeoutMs: settings.PAYMENT_WITHIN_SECONDS * 1000,
    },
    network: {
      url: settings.ESIM_API_URL ?? sandboxUrl,
      clientId: settings.ESIM_CLIENT_ID,
      clientSecret: settings.ESIM_CLIENT_SECRET,
    },
    /** Of the kinds of networks that an owner can connect. */
    networkUrls: Object.fromEntries(
      NETWORK_KINDS.map(({ kind, url }) => {
        const usual = isProduction ? url : `${sandboxUrl}/${kind}`
        return [kind, addresses.data[addressSettingOf(kind)] ?? usual]
      }),
    ),
    /**
     * Where orders with test keys go; null if there is no test network, so that nobody orders for free at a real one.
     */
    testNetwork: testNetworkOf(settings, sandboxUrl),
    sellerCountry: settings.SELLER_COUNTRY,
    securityConfirmedOn: settings.SECURITY_CONFIRMED_ON ?? null,
    timeZone: settings.TIME_ZONE,
    vies: { url: settings.VIES_API_URL ?? (isProduction ? VIES_URL : `${sandboxUrl}${new URL(VIES_URL).pathname}`) },
    indexNow: indexNowOf(settings, { publicUrl, sandboxUrl, isProduction }),
    webhookPlaces: {
      privateHosts: (settings.WEBHOOK_PRIVATE_HOSTS ?? (isProduction ? '' : `localhost:${sandboxPort}/receiver`))
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter((host) => host !== ''),
      ports: settings.WEBHOOK_PORTS.map(Number),
    },
    chat: chatOf(settings, `${sandboxUrl}/v1beta`),
    chatDailyAnswers: settings.GEMINI_DAILY_ANSWERS,
    mail: {
      url: settings.SMTP_URL ?? `smtp://localhost:${settings.SANDBOX_SMTP_PORT ?? sandboxPort + 1}`,
      from: settings.MAIL_FROM,
      support: settings.SUPPORT_EMAIL ?? SANDBOX_MAIL.support,
      incoming: incomingMailOf(settings, isProduction),
    },
    standIns: standInsOf(filled),
    sandbox: { port: sandboxPort, smtpPort: settings.SANDBOX_SMTP_PORT ?? sandboxPort + 1, url: sandboxUrl },
  }
}

type IndexNowPlace = { publicUrl: string; sandboxUrl: string; isProduction: boolean }

/**
 * Null if search engines aren't told of changes. The key proves no more than that who tells them can put a file on the
 * host, and everybody may read it there; made from the secret, it is the same on every node and after every start.
 */
function indexNowOf(settings: Settings, { publicUrl, sandboxUrl, isProduction }: IndexNowPlace) {
  const isFound = isProduction && !isReservedAddress(publicUrl)
  const made = isFound ? hmac(settings.SESSION_SECRET, 'indexnow').slice(0, 32) : null
  const key = settings.INDEXNOW_KEY ?? made
  if (key === null || key === 'off') return null
  return {
    key,
    url: settings.INDEXNOW_URL ?? (isProduction ? INDEXNOW_URL : `${sandboxUrl}${new URL(INDEXNOW_URL).pathname}`),
  }
}

// The sandbox accepts test orders like all others; beside a real network, its test account must be configured.
function testNetworkOf(settings: Settings, sandboxUrl: string) {
  const url = settings.TEST_ESIM_API_URL ?? (settings.ESIM_API_URL ? null : sandboxUrl)
  if (url === null) return null
  return { url, clientId: settings.TEST_ESIM_CLIENT_ID, clientSecret: settings.TEST_ESIM_CLIENT_SECRET }
}

// If the sandbox is the mail server, it also passes replies to us; a real one must first be given a secret.
function incomingMailOf({ INCOMING_MAIL_SECRET, INCOMING_MAIL_ADDRESS, SMTP_URL }: Settings, isProduction: boolean) {
  if (INCOMING_MAIL_SECRET) return { secrets: INCOMING_MAIL_SECRET, address: INCOMING_MAIL_ADDRESS ?? null }
  if (isProduction || SMTP_URL) return null
  return { secrets: [SANDBOX_SECRETS.mail], address: INCOMING_MAIL_ADDRESS ?? SANDBOX_MAIL.replies }
}

/** What the owner hasn't configured yet, so that the sandbox or a default is used. */
function standInsOf(filled: Record<string, string | undefined>): StandIns {
  const key = filled['STRIPE_SECRET_KEY'] ?? SANDBOX_SECRETS.stripe
  return {
    payment: key === SANDBOX_SECRETS.stripe ? 'sandbox' : TEST_KEY.test(key) ? 'test' : null,
    hasOwnNetwork: filled['ESIM_API_URL'] !== undefined,
    hasOwnMail: filled['SMTP_URL'] !== undefined,
    hasOwnSender: filled['MAIL_FROM'] !== undefined,
    hasOwnSupport: filled['SUPPORT_EMAIL'] !== undefined,
  }
}

// Without a key there is no model, and the assistant quotes the shop's own pages; the key 'sandbox' uses the sandbox's
// model.
function chatOf({ GEMINI_API_KEY, GEMINI_API_URL, GEMINI_MODEL }: Settings, sandboxUrl: string) {
  if (!GEMINI_API_KEY) return null
  const apiUrl = GEMINI_API_URL ?? (GEMINI_API_KEY === SANDBOX_SECRETS.chat ? sandboxUrl : undefined)
  return { apiKey: GEMINI_API_KEY, model: GEMINI_MODEL, apiUrl: apiUrl?.replace(/\/+$/, '') }
}

/** Our own environment plus these variables, for a child process. */
export const environmentWith = (more: Record<string, string>) => ({ ...process.env, ...more })

// Only one process can use the embedded database, so it must do everything.
function refuseLoneRole({ ROLE, DATABASE_URL, DIRECT_DATABASE_URL }: Settings) {
  if (DATABASE_URL) return
  if (ROLE !== 'all') throw new WrongSettings(`ROLE ${ROLE} needs a DATABASE_URL that other nodes share`)
  if (DIRECT_DATABASE_URL) throw new WrongSettings('DIRECT_DATABASE_URL needs a DATABASE_URL beside it')
}

// In production, a value of the sandbox would mean pretending to serve real customers: missing or written out, it is
// refused.
function productionFaults(
  settings: Settings,
  given: Record<string, string | undefined>,
  ofNetworks: Record<string, string | undefined>,
): string[] {
  return [
    given['STRIPE_SECRET_KEY'] === undefined && 'STRIPE_SECRET_KEY is missing',
    given['STRIPE_SECRET_KEY'] !== undefined &&
      TEST_KEY.test(settings.STRIPE_SECRET_KEY) &&
      'STRIPE_SECRET_KEY is a test key',
    settings.STRIPE_WEBHOOK_SECRET.includes(SANDBOX_SECRETS.webhook) &&
      (given['STRIPE_WEBHOOK_SECRET'] === undefined
        ? 'STRIPE_WEBHOOK_SECRET is missing'
        : "STRIPE_WEBHOOK_SECRET is the sandbox's"),
    settings.SESSION_SECRET === SANDBOX_SECRETS.session && 'SESSION_SECRET is missing',
    [undefined, sandboxSealing.keys].includes(given.SEALING_KEYS) && 'SEALING_KEYS is missing',
    [undefined, sandboxSealing.lookUp].includes(given.LOOKUP_KEY) && 'LOOKUP_KEY is missing',
    !settings.ESIM_API_URL && 'ESIM_API_URL is missing',
    settings.ESIM_CLIENT_ID === SANDBOX_SECRETS.client && 'ESIM_CLIENT_ID is missing',
    settings.ESIM_CLIENT_SECRET === SANDBOX_SECRETS.client && 'ESIM_CLIENT_SECRET is missing',
    isTestNetworkOpen(settings, 'TEST_ESIM_CLIENT_ID') && 'TEST_ESIM_CLIENT_ID is missing beside TEST_ESIM_API_URL',
    isTestNetworkOpen(settings, 'TEST_ESIM_CLIENT_SECRET') &&
      'TEST_ESIM_CLIENT_SECRET is missing beside TEST_ESIM_API_URL',
    !settings.DATABASE_URL &&
      !settings.EMBEDDED_DATABASE &&
      'DATABASE_URL is missing (or EMBEDDED_DATABASE=yes, if one machine is enough)',
    !settings.SMTP_URL && 'SMTP_URL is missing',
    settings.MAIL_FROM === SANDBOX_MAIL.sender && 'MAIL_FROM is missing',
    [undefined, SANDBOX_MAIL.support].includes(settings.SUPPORT_EMAIL) && 'SUPPORT_EMAIL is missing',
    settings.INCOMING_MAIL_ADDRESS === SANDBOX_MAIL.replies && "INCOMING_MAIL_ADDRESS is the sandbox's",
    (settings.INCOMING_MAIL_SECRET ?? []).includes(SANDBOX_SECRETS.mail) && "INCOMING_MAIL_SECRET is the sandbox's",
    settings.WEBHOOK_PRIVATE_HOSTS !== undefined && 'WEBHOOK_PRIVATE_HOSTS is for tests and demos',
    settings.GEMINI_API_KEY === SANDBOX_SECRETS.chat && "GEMINI_API_KEY is the sandbox's",
    !settings.PUBLIC_URL?.startsWith('https:') && 'PUBLIC_URL must be an https address',
    given['SELLER_COUNTRY'] === undefined && 'SELLER_COUNTRY is missing',
    given['TIME_ZONE'] === undefined && 'TIME_ZONE is missing',
    ...placeholdersIn(given).map((name) => `${name} is a placeholder, or could be guessed`),
    ...(settings.REHEARSAL ? [] : reservedFaults({ ...ofNetworks, ...settings })),
  ].filter((fault) => fault !== false)
}

/** Nobody can be reached there. The database may be on the same machine, and so may a mail server that passes email on. */
function reservedFaults(settings: Record<string, unknown>): string[] {
  const told = Object.entries(settings).flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
  return told.flatMap(({ name, value }) => {
    if (SITE.test(name) && isReservedAddress(value)) return `${name} is at a reserved domain or on this machine`
    if (name === 'PUBLIC_URL' && isPrivateSite(value)) return `${name} is an address that nobody outside can reach`
    if (name === 'SMTP_URL' && isReservedDomain(value)) return `${name} is at a reserved domain`
    if (MAILBOXES.has(name) && isReservedMailbox(value))
      return `${name} is at a reserved domain, where no email arrives`
    return []
  })
}

const SITE = /^PUBLIC_URL$|_API_URL$|^INDEXNOW_URL$/
const MAILBOXES = new Set(['MAIL_FROM', 'SUPPORT_EMAIL', 'INCOMING_MAIL_ADDRESS'])

const isTestNetworkOpen = (settings: Settings, credential: 'TEST_ESIM_CLIENT_ID' | 'TEST_ESIM_CLIENT_SECRET') =>
  settings.TEST_ESIM_API_URL !== undefined && settings[credential] === SANDBOX_SECRETS.client
