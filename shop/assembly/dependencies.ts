// What the shop doesn't create itself: vendors, database, clock, settings.
import type { SettingsMarks } from '#shop/figures/setup/connection.ts'
import type { Disclosure } from '#shop/people/sign-up/disclosure.ts'
import type { WebhookPlaces } from '#shop/partners/webhook/endpoint-url.ts'
import type { WriteWebhook } from '#shop/partners/webhook/compose-events.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { SaleWordsIn } from '#shop/sales/order/sale-words.ts'
import type { Assistant } from '#ports/assistant.ts'
import type { Clock } from '#ports/clock.ts'
import type { FormReader } from '#ports/form-reader.ts'
import type { GeoLocator } from '#ports/geo-locator.ts'
import type { JobQueue } from '#ports/job-queue.ts'
import type { KeyRing } from '#ports/key-ring.ts'
import type { Log } from '#ports/log.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { MailReader } from '#ports/mail-reader.ts'
import type { NetworkConsole } from '#ports/network-console.ts'
import type { StandIns } from '#ports/stand-ins.ts'
import type { Networks } from '#ports/networks.ts'
import type { Passwords } from '#ports/passwords.ts'
import type { PaymentGateway } from '#ports/payment-gateway.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import type { OneTimeCodes, PasskeyCeremonies } from '#ports/second-factors.ts'
import type { SearchEngines } from '#ports/search-engines.ts'
import type { Tracer } from '#ports/tracer.ts'
import type { WebhookSender } from '#ports/webhook-sender.ts'
import type { VatNumberChecker } from '#ports/vat-number-checker.ts'
import type { CompanyFacts } from '#values/brand-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import type { Away } from '#ports/away.ts'
import type { Database } from '#db/database.ts'

/** What every node caches for some seconds, and reads again when another node changed it. */
export const SHARED_READINGS = ['brands', 'catalogue', 'vat_rates', 'networks', 'cancellation_terms'] as const
export type SharedReading = (typeof SHARED_READINGS)[number]

export type Dependencies = {
  database: Database
  /** Whether the database is reachable. */
  away: Away
  payments: PaymentGateway
  networks: Networks
  /** The home network, for the staff tools. */
  networkConsole: NetworkConsole
  mailer: Mailer
  geo: GeoLocator
  passwords: Passwords
  vatNumbers: VatNumberChecker
  /** The country whose VAT applies at home; a company in another EU country may be reverse-charged. */
  sellerCountry: CountryCode
  /** When the owner last checked that the contacts in security.txt are right; null for never. */
  securityConfirmedOn: DateOnly | null
  /** The chat model; without one, the assistant quotes the shop's own pages. */
  assistant: Assistant | null
  /** How many model answers we pay for per day. */
  assistantDailyAnswers: number
  /** Who is told of changed pages; null for nobody. */
  searchEngines: SearchEngines | null
  /** The paths at which search engines find what is sold, in every language. */
  foundPages: {
    /** Of a country or zone, by its name in addresses. */
    ofPlace: (slug: string) => string[]
    ofBundle: (bundleId: string) => string[]
    /** What tells of everything that is sold. */
    ofAll: readonly string[]
  }
  webhookSender: WebhookSender
  /** Formats an event as partners receive it. */
  writeWebhook: WriteWebhook
  webhookPlaces: WebhookPlaces
  /** What a sale is called on the payment page and on its invoice. */
  saleWords: SaleWordsIn
  limiter: RateLimiter
  jobs: JobQueue
  clock: Clock
  log: Log
  /** Traces purchases. */
  tracer: Tracer
  publicUrl: string
  /**
   * Where days begin and end in figures, and the time shown in the back office to a browser that didn't report its own
   * (IANA name).
   */
  timeZone: string
  /** The sender for brands without their own. */
  defaultSender: string
  /** Replaces a seller's missing company details; null in production, where such a seller issues no invoices. */
  sampleCompany: CompanyFacts | null
  /** The inbox that people read: receives notices about tickets, and replies to brands without their own address. */
  supportAddress: string
  /** The secrets that verify incoming email, and the address it is sent to; null if the shop accepts no email. */
  incomingMail: { secrets: string[]; address: string | null } | null
  mailReader: MailReader
  /** Reads forms with files. */
  formReader: FormReader
  /** Which settings the owner still has to make, because the sandbox or a test account replaces them. */
  standIns: StandIns
  /** By which a test of a connection tells which settings it was about. */
  settingsMarks: SettingsMarks
  /** Staff sees internal error details; never in production. */
  tellsDetails: boolean
  secret: string
  oneTimeCodes: OneTimeCodes
  passkeyCeremonies: PasskeyCeremonies
  /** Whether administrators must have a second factor. */
  requiresAdminFactor: boolean
  /** Encrypts secrets in the database. */
  keyRing: KeyRing
  isLiveExpected: boolean
  pollEveryMs: number
  disclosure: Disclosure
  /**
   * Free and total bytes of the disk with the shop's own data; null if the data is elsewhere or the disk doesn't report
   * it.
   */
  readDisk: () => Promise<{ freeBytes: number; totalBytes: number } | null>
  /**
   * Announces that something about the order changed; a caller that already has the order passes it to the viewers on
   * this node.
   */
  announce: (orderId: string, order?: Order) => void
  /**
   * Calls back whenever something about the order changed, with the order if it is already in memory, until the
   * returned function is called.
   */
  watch(orderId: string, onChange: (order?: Order) => void): () => void
  /** Tells every node that something cached was changed. */
  announceReading: (reading: SharedReading) => void
  watchReading(reading: SharedReading, onChange: () => void): () => void
}
