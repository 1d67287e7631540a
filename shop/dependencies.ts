// What the shop doesn't create itself: vendors, database, clock, settings.
import type { SettingsMarks } from '#shop/figures/connection.ts'
import type { Disclosure } from '#shop/account/disclosure.ts'
import type { WebhookPlaces } from '#shop/webhook/endpoint.ts'
import type { WriteWebhook } from '#shop/webhook/compose-events.ts'
import type { Order } from '#shop/order/order.ts'
import type { Assistant } from '#shop/ports/assistant.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { GeoLocator } from '#shop/ports/geo-locator.ts'
import type { JobQueue } from '#shop/ports/job-queue.ts'
import type { KeyRing } from '#shop/ports/key-ring.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Mailer } from '#shop/ports/mailer.ts'
import type { MailReader } from '#shop/ports/mail-reader.ts'
import type { NetworkConsole } from '#shop/ports/network-console.ts'
import type { StandIns } from '#shop/ports/stand-ins.ts'
import type { Networks } from '#shop/ports/networks.ts'
import type { Passwords } from '#shop/ports/passwords.ts'
import type { PaymentGateway } from '#shop/ports/payment-gateway.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import type { OneTimeCodes, PasskeyCeremonies } from '#shop/ports/second-factors.ts'
import type { Tracer } from '#shop/ports/tracer.ts'
import type { WebhookSender } from '#shop/ports/webhook-sender.ts'
import type { VatNumberChecker } from '#shop/ports/vat-number-checker.ts'
import type { CompanyFacts } from '#shop/values/brand-facts.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { Away } from '#shop/ports/away.ts'
import type { Database } from '#db/database.ts'

/** What every node caches for some seconds, and reads again when another node changed it. */
export const SHARED_READINGS = ['brands', 'catalogue', 'vat_rates'] as const
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
  /** The chat model; without one, the assistant quotes the shop's own pages. */
  assistant: Assistant | null
  /** How many model answers we pay for per day. */
  assistantDailyAnswers: number
  webhookSender: WebhookSender
  /** Formats an event as partners receive it. */
  writeWebhook: WriteWebhook
  webhookPlaces: WebhookPlaces
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
