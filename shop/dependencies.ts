// What the shop does not make itself and is handed: vendors, database, clock, settings.
import type { Disclosure } from '#shop/account/disclosure.ts'
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
import type { OneTimeCodes, PasskeyRites } from '#shop/ports/second-factors.ts'
import type { Tracer } from '#shop/ports/tracer.ts'
import type { WebhookSender } from '#shop/ports/webhook-sender.ts'
import type { VatNumberChecker } from '#shop/ports/vat-number-checker.ts'
import type { CompanyFacts } from '#shop/values/brand-facts.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { Away } from '#shop/ports/away.ts'
import type { Database } from '#db/database.ts'

/** What every node keeps in memory for some seconds, and reads anew when another one changed it. */
export const SHARED_READINGS = ['brands', 'catalogue', 'vat_rates'] as const
export type SharedReading = (typeof SHARED_READINGS)[number]

export type Dependencies = {
  database: Database
  /** Whether the database can be asked at all. */
  away: Away
  payments: PaymentGateway
  networks: Networks
  /** The home network for the staff's tools. */
  networkConsole: NetworkConsole
  mailer: Mailer
  geo: GeoLocator
  passwords: Passwords
  vatNumbers: VatNumberChecker
  /** Whose VAT is charged at home; a company of another EU country may be reverse-charged. */
  sellerCountry: CountryCode
  /** The chat model; without one the assistant quotes the shop's own pages. */
  assistant: Assistant | null
  /** How many answers of the model are paid for in a day. */
  assistantDailyAnswers: number
  webhookSender: WebhookSender
  /** What partners are sent, as they read it. */
  writeWebhook: WriteWebhook
  /** Hosts of partners, and folders of them, that may be private, and asked without TLS; none in production. */
  webhookPrivateHosts: readonly string[]
  limiter: RateLimiter
  jobs: JobQueue
  clock: Clock
  log: Log
  /** Follows purchases for whoever collects traces. */
  tracer: Tracer
  publicUrl: string
  /** Where days begin and end in figures, and whose time the desks show to a browser that has told no other (IANA name). */
  timeZone: string
  /** Who writes for a brand without a sender of its own. */
  defaultSender: string
  /** Stands in for a seller that has not said who it is; null in production, where such a seller writes no invoice. */
  sampleCompany: CompanyFacts | null
  /** Where a person reads: gets the notices about tickets, and the replies to mails of brands without an address. */
  supportAddress: string
  /** Which secrets sign mail that is handed in, and the address whose mail that is; null where no mail is taken in. */
  incomingMail: { secrets: string[]; address: string | null } | null
  mailReader: MailReader
  /** Where something stands in for what the owner has still to choose. */
  standIns: StandIns
  /** Staff is told how things went inside; never in production. */
  tellsDetails: boolean
  secret: string
  oneTimeCodes: OneTimeCodes
  passkeyRites: PasskeyRites
  /** Whether whoever runs the shop must have a second factor. */
  requiresAdminFactor: boolean
  /** Seals what stands in the database and nobody may read there. */
  keyRing: KeyRing
  isLiveExpected: boolean
  pollEveryMs: number
  disclosure: Disclosure
  /** Where the shop keeps its data itself, in bytes; null when it lies elsewhere or cannot be told. */
  readDisk: () => Promise<{ freeBytes: number; totalBytes: number } | null>
  /** Says that something about the order changed; whoever has it at hand hands it on to those who watch here. */
  announce: (orderId: string, order?: Order) => void
  /** Calls back whenever something about the order changed, with the order if it is at hand, until the returned function is called. */
  watch(orderId: string, onChange: (order?: Order) => void): () => void
  /** Says that something that is kept in memory was changed, on every node. */
  announceReading: (reading: SharedReading) => void
  watchReading(reading: SharedReading, onChange: () => void): () => void
}
