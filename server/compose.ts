// Composes settings, database, vendors, and use cases into one shop.
import { statfs } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { connectPostgres, type OpenDatabase, type PostgresPlace } from '#db/connection/connect.ts'
import type { Database } from '#db/database.ts'
import { watchDatabase } from '#db/connection/pulse.ts'
import { sealOldRows } from '#db/sealing/reseal.ts'
import { rememberKeys } from '#db/sealing/key-marks.ts'
import { readIccidKey, sealIccids } from '#db/sealing/seal-iccids.ts'
import { tidy } from '#db/connection/tidy.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { seedBusinesses } from '#db/seed/seed-businesses.ts'
import { seed } from '#db/seed/seed.ts'
import { oneTimeCodes } from '#adapters/second-factor/one-time-codes.ts'
import { passkeyCeremonies } from '#adapters/second-factor/passkeys.ts'
import { keyMarksOf } from '#adapters/sealing/key-marks.ts'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { argon2Passwords } from '#adapters/passwords/argon2.ts'
import { networkClient, SILENT } from '#adapters/esim-network/client.ts'
import { esimNetwork } from '#adapters/esim-network/esim-network.ts'
import { indexNow } from '#adapters/indexnow/indexnow.ts'
import { geminiAssistant } from '#adapters/gemini/gemini.ts'
import { networkConsole } from '#adapters/esim-network/network-console.ts'
import { geoLocator } from '#adapters/geo/geo.ts'
import { lazyReaders } from '#adapters/mime/lazy-readers.ts'
import { smtpMailer, UNREACHABLE } from '#adapters/smtp/smtp.ts'
import { lazyStripe } from '#adapters/stripe/lazy-stripe.ts'
import { webhookSender } from '#adapters/webhook/webhook-sender.ts'
import { viesChecker } from '#adapters/vies/vies.ts'
import { saleWords } from '#app/copy/sales/sale-words.ts'
import { pathsOf } from '#app/language/address.ts'
import { writeWebhook } from '#app/features/partner-api/webhook-things.ts'
import { writeMail } from '#app/mails/write-mail.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { openBreaker, withRest, type Breaker, type BreakerParts } from '#ports/breaker.ts'
import type { Away } from '#ports/away.ts'
import type { Clock } from '#ports/clock.ts'
import type { JobQueue } from '#ports/job-queue.ts'
import type { Log } from '#ports/log.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import { createNetworks } from '#ports/networks.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { UNTRACED, type Tracer } from '#ports/tracer.ts'
import { createShop, type Shop } from '#shop/assembly/shop.ts'
import { HOME_NETWORK, TEST_NETWORK, type NetworkId } from '#values/network-id.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { networkPurchaseStore } from '#shop/delivery/provisioning/network-purchase-store.ts'
import { connectedNetworks } from './connected-networks.ts'
import type { NodeNews } from './work/order-events.ts'
import { awayOf } from './http/away-answer.ts'
import type { Config } from './settings/config.ts'
import { noteOddAnswers } from './watching/note-odd-answers.ts'
import { databaseRateLimiter } from './limits/rate-limiter.ts'
import { assessReadiness } from './watching/readiness.ts'
import { isReservedAddress } from './settings/reserved-addresses.ts'
import { settingsMarksOf } from './settings/settings-marks.ts'
import { UNSEEN, type Watch } from './watching/watch.ts'
import type { Upkeep } from './work/worker.ts'

export type ComposedShop = {
  shop: Shop
  away: Away
  open: OpenDatabase
  /** Everything a node needs except its worker, whose rounds start later. */
  checkReadiness: () => ReturnType<typeof assessReadiness>
  /** Encrypts ICCIDs with the newest key, once every node knows it; returns whether that is done. */
  sealIccids: () => Promise<boolean>
  upkeep: Upkeep
}

export async function openDatabaseFor(config: Config, log: Log): Promise<OpenDatabase> {
  // Before the first database connection, which reports the keys that this process knows.
  sealColumnsWith(keyRing(config.sealing))
  const open = config.databaseUrl
    ? await openPostgres({ url: config.databaseUrl, directUrl: config.directDatabaseUrl }, config.databaseWaitMs, log)
    : await (await import('#db/connection/connect-embedded.ts')).connectEmbedded(config.dataFolder)
  await readIccidKey(open.database)
  try {
    await rememberKeys(open.database.db(), keyMarksOf(config.sealing))
  } catch (error) {
    await open.close()
    throw error
  }
  await seed(open.database, { isDemo: config.isDemo })
  if (config.businessesFile) await seedBusinesses(open.database, config.businessesFile)
  return open
}

async function openPostgres(place: PostgresPlace, waitMs: number, log: Log): Promise<OpenDatabase> {
  const open = await connectPostgres(
    place,
    (error) => log.warn({ problem: error.message }, 'a database connection ended'),
    {
      forMs: waitMs,
      onWaiting: (seconds) => log.warn({ seconds }, 'the database does not answer yet; waiting for it'),
    },
  )
  const pulse = watchDatabase(place.url, {
    onAway: (problem) => log.error({ problem }, 'the database does not answer'),
    onSilent: open.cutLines,
    onBack: (afterMs) => log.warn({ afterMs }, 'the database answers again'),
  })
  const close = async () => {
    await pulse.close()
    await open.close()
  }
  return { ...open, pulse, close }
}

/** To take a turn is a write. Whoever can't write asks a network a quarter as often as it may be asked. */
const asksSlowly = (_id: string, { perSecond }: NetworkPace, cost: number): Promise<number> =>
  Promise.resolve((4_000 * cost) / perSecond)

type Observers = { clock?: Clock; watch?: Watch; tracer?: Tracer }

export async function composeShop(
  config: Config,
  open: OpenDatabase,
  jobs: JobQueue,
  log: Log,
  news: NodeNews,
  { clock = { now: () => new Date() }, watch = UNSEEN, tracer = UNTRACED }: Observers = {},
): Promise<ComposedShop> {
  const guard: Guard = (parts) => {
    const onRest = (isResting: boolean) => watch.onRest(parts.vendor, isResting)
    const [seen, guarded] = [watch.vendor(parts.vendor), openBreaker({ ...parts, clock, log, onRest })]
    return withRest((call, isBroken) => seen(() => guarded(call, isBroken)), guarded.isResting)
  }
  const noteOdd = noteOddAnswers(log, clock)
  const network = networkClient(config.network, guard({ vendor: 'network', message: SILENT }))
  const keys = keyRing(config.sealing)
  sealColumnsWith(keys)
  await readIccidKey(open.database)
  const limiter = databaseRateLimiter(open.database, log, config.sessionSecret)
  const away = awayOf(open)
  const readDisk = () => (config.databaseUrl ? Promise.resolve(null) : diskOf(config.dataFolder))
  const stored = networkStore(open.database)
  const connected = connectedNetworks({
    store: open.isReadOnly ? { ...stored, takeTurn: asksSlowly } : stored,
    purchases: networkPurchaseStore(open.database, open),
    urls: config.networkUrls,
    guard: () => guard({ vendor: 'network', message: SILENT }),
    noteOdd,
    clock,
  })
  const networks = createNetworks(
    configuredNetworks(config, esimNetwork(config.network, network, noteOdd), { guard, noteOdd }),
    connected,
  )
  await networks.refresh()
  const shop = createShop({
    database: watchedDatabase(open.database, watch),
    away,
    payments: lazyStripe(
      config.payment,
      guard({ vendor: 'payment', message: 'the payment provider did not answer', outcome: 'unknown' }),
    ),
    networks,
    networkConsole: networkConsole(config.network, network),
    mailer: smtpMailer(
      config.mail,
      (mail, { brand }) => writeMail(mail, brand, deriveTheme(brand.colors)),
      guard({ vendor: 'mail', message: UNREACHABLE }),
    ),
    geo: await geoLocator({ ipv4: geoFile('ipv4'), ipv6: geoFile('ipv6') }),
    passwords: argon2Passwords,
    vatNumbers: viesChecker(config.vies, guard({ vendor: 'vat', message: 'the VAT number service did not answer' })),
    sellerCountry: config.sellerCountry,
    securityConfirmedOn: config.securityConfirmedOn,
    assistant:
      config.chat && geminiAssistant(config.chat, guard({ vendor: 'chat', message: 'the chat model did not answer' })),
    assistantDailyAnswers: config.chatDailyAnswers,
    searchEngines:
      config.indexNow &&
      indexNow(
        {
          ...config.indexNow,
          keyPath: '/indexnow.txt',
          // The sandbox's search engine reaches this machine, too.
          canReach: (host) => !config.isProduction || !isReservedAddress(`https://${host}`),
        },
        guard({ vendor: 'search', message: 'the search engines did not answer', outcome: 'unknown' }),
      ),
    foundPages: {
      ofPlace: (place) => pathsOf(`/esim/${place}`),
      ofBundle: (bundleId) => pathsOf(`/contract-summary/${bundleId}`),
      ofAll: [...pathsOf('/'), '/products.tsv'],
    },
    webhookSender: webhookSender(config.webhookPlaces),
    writeWebhook,
    saleWords,
    webhookPlaces: config.webhookPlaces,
    limiter,
    jobs,
    clock,
    log,
    tracer,
    publicUrl: config.publicUrl,
    timeZone: config.timeZone,
    defaultSender: config.mail.from,
    sampleCompany: config.hasSampleCompany ? SAMPLE_COMPANY : null,
    supportAddress: config.mail.support,
    incomingMail: config.mail.incoming,
    ...lazyReaders(),
    standIns: config.standIns,
    settingsMarks: settingsMarksOf(config),
    tellsDetails: !config.isProduction,
    secret: config.sessionSecret,
    oneTimeCodes,
    passkeyCeremonies,
    requiresAdminFactor: config.requiresAdminFactor,
    keyRing: keys,
    isLiveExpected: config.payment.isLiveExpected,
    disclosure: { isOpen: config.disclosesAccounts },
    pollEveryMs: config.pollSeconds * 1000,
    readDisk,
    ...news.events,
  })
  return {
    shop,
    open,
    away,
    checkReadiness: () => assessReadiness({ open, away, readDisk }),
    sealIccids: async () => (await sealIccids(open.database, open.engine === null)) !== null,
    upkeep: {
      clearLimits: limiter.clearExpired,
      sealOldRows: async () => void (await sealOldRows(open.database.db(), Math.max(...config.sealing.keys.keys()))),
      tidy: async () => void (open.engine && (await tidy(open.engine))),
    },
  }
}

const geoFile = (kind: 'ipv4' | 'ipv6'): string =>
  fileURLToPath(import.meta.resolve(`@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-${kind}.mmdb`))

type Guard = (parts: Omit<BreakerParts, 'clock' | 'log' | 'onRest'>) => Breaker

// The sandbox is a single network, whatever it is called.
function configuredNetworks(
  { network, testNetwork }: Config,
  home: EsimProvider,
  { guard, noteOdd }: { guard: Guard; noteOdd: NoteOddAnswer },
): Record<NetworkId, EsimProvider> {
  if (!testNetwork) return { [HOME_NETWORK]: home }
  const isSame = testNetwork.url === network.url && testNetwork.clientId === network.clientId
  const client = () => networkClient(testNetwork, guard({ vendor: 'network', message: SILENT }))
  return {
    [HOME_NETWORK]: home,
    [TEST_NETWORK]: isSame ? home : esimNetwork(testNetwork, client(), noteOdd),
  }
}

// A transaction inside another one is part of it.
const watchedDatabase = (database: Database, watch: Watch): Database => ({
  ...database,
  tx: (work) => (database.isInTransaction() ? database.tx(work) : watch.transaction(() => database.tx(work))),
})

async function diskOf(folder: string) {
  try {
    const { bsize, bavail, blocks } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
