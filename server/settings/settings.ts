// Every setting: its form, its default, and what it means. `npm run settings` writes docs/settings.md from this file;
// `unset` says what applies without the setting, where that isn't a default of its own.
import { z } from 'zod'
import { isCountryCode } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import { NETWORK_KINDS } from '../network-kinds.ts'
import { list } from './clean-setting.ts'
import { SANDBOX_MAIL, SANDBOX_SECRETS } from './sandbox-values.ts'
import { keyOrKeysByVersion, keysByVersion, sandboxSealing } from './sealing-keys.ts'
import {
  MEANS_PRODUCTION,
  PORT_NUMBER,
  noSpaces,
  optionalUrl,
  plain,
  port,
  postgresUrl,
  seconds,
  sender,
  siteUrl,
  smtpUrl,
  webhookSecrets,
  whole,
  yesOrNo,
} from './setting-forms.ts'

export const environment = z.object({
  NODE_ENV: z
    .string()
    .refine((text) => text === 'production' || !MEANS_PRODUCTION.test(text), 'must be written production')
    .default('development')
    .meta({
      description:
        '`production` is what serves visitors; together with `DEMO=no`, it refuses sandbox addresses, test keys, and default secrets',
      unset: 'development; `npm start` sets production',
    }),
  ROLE: z.enum(['web', 'worker', 'all'], 'must be web, worker or all').default('all').meta({
    description:
      'what this process does: `web` serves pages, `worker` does the work in the background, `all` does both',
  }),
  DEMO: yesOrNo.default(false).meta({
    description: "whether production may run with the sandbox's vendors, coupons, and sample company",
    unset: 'no; `npm start` sets yes',
  }),
  REHEARSAL: yesOrNo.default(false).meta({
    description:
      'yes lets a production shop run beside vendors on its own machine, under reserved domains, to rehearse; never set it where visitors buy',
  }),
  PORT: port.default(3000).meta({ description: 'where the shop listens; the sandbox takes the next two ports' }),
  HOST: z.string().default('0.0.0.0').meta({ description: 'the network address where the shop listens' }),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .meta({ description: 'the folder of the embedded database; one process at a time' }),
  PUBLIC_URL: siteUrl.meta({
    description:
      'the address in links, emails, and callbacks, without a path; in production, it must be an https address',
    unset: '`http://localhost:PORT`',
  }),
  DATABASE_URL: postgresUrl.meta({ description: 'PostgreSQL 15 or newer, used instead of the embedded database' }),
  DIRECT_DATABASE_URL: postgresUrl.meta({
    description: 'PostgreSQL without the proxy that pools transactions, for what needs a connection of its own',
    unset: '`DATABASE_URL`',
  }),
  EMBEDDED_DATABASE: yesOrNo
    .default(false)
    .meta({ description: 'in production without `DATABASE_URL`: yes says that one process on one machine is enough' }),
  DATABASE_WAIT_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must not be negative')
    .max(3600, 'must be at most 3600')
    .default(60)
    .meta({ description: 'how long startup waits for PostgreSQL to answer' }),
  SESSION_SECRET: plain
    .min(16, 'must be at least 16 characters long')
    .default(SANDBOX_SECRETS.session)
    .meta({ description: 'signs cookies and keys; at least 16 characters' }),
  SEALING_KEYS: keysByVersion.prefault(sandboxSealing.keys).meta({
    description:
      'keys that encrypt secrets in the database, `1:KEY,2:KEY`, each 32 bytes in base64; the highest number encrypts',
    unset: "the sandbox's",
  }),
  LOOKUP_KEY: keyOrKeysByVersion.prefault(sandboxSealing.lookUp).meta({
    description:
      '32 bytes in base64 that encrypt ICCIDs but keep them searchable; several by version, like `SEALING_KEYS`, to change the key',
    unset: "the sandbox's",
  }),
  SANDBOX_PORT: port.optional().meta({ description: 'where the sandbox listens', unset: '`PORT` + 1' }),
  SANDBOX_SMTP_PORT: port
    .optional()
    .meta({ description: "where the sandbox's mail server listens", unset: '`SANDBOX_PORT` + 1' }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_[A-Za-z0-9_]+$/,
      'must be a secret key that begins with sk_ or rk_ and has only letters and digits',
    )
    .default(SANDBOX_SECRETS.stripe)
    .meta({ description: "the key of the payment provider's account" }),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.prefault(SANDBOX_SECRETS.webhook).meta({
    description:
      "verifies the payment provider's webhooks, which go to `/webhooks/payment`; an old and a new one may be given side by side, separated by a comma",
  }),
  STRIPE_API_URL: optionalUrl.meta({
    description: 'another address of the payment provider',
    unset: "the sandbox's, or the provider's own if a key is set",
  }),
  STRIPE_ADAPTIVE_PRICING: yesOrNo.default(false).meta({
    description:
      'whether buyers may pay in their own currency on the payment page, at the rate of the payment provider, who takes its fee from them; orders, invoices, refunds, and reports stay in euros',
  }),
  ESIM_API_URL: optionalUrl.meta({
    description: 'the eSIM network; its callbacks go to `/webhooks/network/…`',
    unset: "the sandbox's",
  }),
  ESIM_CLIENT_ID: plain.default(SANDBOX_SECRETS.client).meta({ description: "the shop's name at the eSIM network" }),
  ESIM_CLIENT_SECRET: plain
    .default(SANDBOX_SECRETS.client)
    .meta({ description: "the shop's secret at the eSIM network" }),
  TEST_ESIM_API_URL: optionalUrl.meta({
    description:
      "a test account at the network, for orders with partners' test keys; without one, test keys can't order from a real network",
    unset: "the sandbox's, or none beside a real network",
  }),
  TEST_ESIM_CLIENT_ID: plain.default(SANDBOX_SECRETS.client).meta({ description: 'the name of that test account' }),
  TEST_ESIM_CLIENT_SECRET: plain
    .default(SANDBOX_SECRETS.client)
    .meta({ description: 'the secret of that test account' }),
  SELLER_COUNTRY: z.string().refine(isCountryCode, 'must be a two-letter country code, such as NL').default('NL').meta({
    description:
      'the country whose VAT applies at home; companies in other EU countries can be reverse-charged; required in production',
  }),
  SECURITY_CONFIRMED_ON: z
    .string()
    .transform(parseDateOnly)
    .refine((day) => day !== null, 'must be a day, such as 2026-11-28')
    .optional()
    .meta({
      description:
        'the day on which you last checked that the contacts in `/.well-known/security.txt` reach you; the file expires 360 days later, and an alert reminds you from 30 days before',
      unset: 'the file is always valid for another 180 days, and nobody is reminded',
    }),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Amsterdam')
    .default('Europe/Amsterdam')
    .meta({ description: 'where days begin and end in figures and on documents; required in production' }),
  VIES_API_URL: optionalUrl.meta({
    description: 'the EU register of VAT numbers',
    unset: "the sandbox's; in production, the European Commission's",
  }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:off|[a-zA-Z0-9-]{8,128})$/, 'must be 8 to 128 letters, digits, and dashes, or `off`')
    .optional()
    .meta({
      description:
        'the key by which the shop tells search engines through IndexNow what changed, any 8 to 128 letters, digits, and dashes, shown at `/indexnow.txt`; with `off`, they are told nothing, and find changes by the sitemap',
      unset: 'in production, one that is made from `SESSION_SECRET`; elsewhere, they are told nothing',
    }),
  INDEXNOW_URL: optionalUrl.meta({
    description: 'another address that speaks IndexNow',
    unset: "the sandbox's; in production, `https://api.indexnow.org/indexnow`",
  }),
  WEBHOOK_PRIVATE_HOSTS: z.string().optional().meta({
    description:
      'hosts (`hooks.test`) and paths (`localhost:3001/receiver`) where webhooks may go although they are private or lack TLS; refused in production',
    unset: "the sandbox's receiver",
  }),
  WEBHOOK_PORTS: list(PORT_NUMBER, 'must be port numbers from 1 to 65535, separated by commas')
    .prefault('443,8443')
    .meta({ description: "the ports that partners' webhooks may go to" }),
  GEMINI_API_KEY: noSpaces.optional().meta({
    description:
      "the chat model on the support page; without a key, the assistant quotes the shop's own pages; `sandbox` uses the sandbox's model",
  }),
  GEMINI_API_URL: optionalUrl.meta({ description: 'another address that speaks `generateContent`', unset: "Google's" }),
  GEMINI_MODEL: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a model name')
    .default('gemini-flash-lite-latest')
    .meta({ description: 'which model to use there' }),
  GEMINI_DAILY_ANSWERS: whole(1, 10_000_000)
    .default(1_000)
    .meta({ description: 'how many answers of the model to pay for per day; after that, the pages are quoted' }),
  SMTP_URL: smtpUrl.meta({ description: 'the mail server, `smtp://user:password@host:port`', unset: "the sandbox's" }),
  MAIL_FROM: sender.default(SANDBOX_MAIL.sender).meta({ description: "the sender's address of every email" }),
  INCOMING_MAIL_SECRET: list(/^.{16,}$/, 'must be at least 16 characters long')
    .optional()
    .meta({
      description:
        'verifies email that your mail server passes to the shop ([how](operate.md#replies-by-email)); several are separated by commas',
      unset: "the sandbox's; off beside a real mail server",
    }),
  INCOMING_MAIL_ADDRESS: z
    .email('must be an email address')
    .optional()
    .meta({ description: 'where replies to tickets go', unset: "the sandbox's; none beside a real mail server" }),
  SUPPORT_EMAIL: z.email('must be an email address').optional().meta({
    description:
      'your support inbox: receives replies to our emails and a notice of every ticket and withdrawal; required in production',
    unset: "the sandbox's",
  }),
  TRUSTED_PROXIES: whole(0, 5)
    .default(0)
    .meta({ description: 'how many of your own proxies are in front of the shop' }),
  BUSINESSES_FILE: z.string().optional().meta({ description: 'a JSON file of brands to start with' }),
  DISCLOSE_ACCOUNTS: yesOrNo
    .default(true)
    .meta({ description: 'no gives the same answer for known and unknown email addresses' }),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional().meta({
    description: '`required` or `optional`: whether administrators must have a second factor',
    unset: 'optional; required in production',
  }),
  SLOWEST_REQUEST_SECONDS: seconds
    .min(1, 'must be at least 1')
    .default(30)
    .meta({ description: 'how long a request may take to arrive (half of that for its headers) before it gets a 408' }),
  POLL_SECONDS: z.coerce
    .number('must be a number of seconds')
    .positive('must be more than 0')
    .default(3)
    .meta({ description: "how long the shop waits before it asks the network again for a profile that isn't ready" }),
  LEAVE_NOTICE_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must not be negative')
    .max(60, 'must be at most 60')
    .default(0)
    .meta({ description: 'how long the shop keeps serving after it is asked to stop, while `/readyz` answers 503' }),
  PAYMENT_WITHIN_SECONDS: seconds
    .default(9)
    .meta({ description: 'how long one call to the payment provider may take' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl.meta({ description: 'where to send traces (OTLP over HTTP)' }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1)
    .meta({ description: 'which share of the traces to send, from 0 to 1' }),
  METRICS_TOKEN: noSpaces
    .min(16, 'must be at least 16 characters long')
    .optional()
    .meta({ description: 'opens `/metrics` to requests with this bearer token; at least 16 characters' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .meta({ description: 'debug, info, warn, error, or silent' }),
})

export type Settings = z.infer<typeof environment>

/** The setting with another address of a kind of network that an owner can connect. */
export const addressSettingOf = (kind: string): string => `${kind.toUpperCase().replaceAll('-', '_')}_API_URL`

/** One for each of these kinds. */
export const networkAddresses = z.object(
  Object.fromEntries(
    NETWORK_KINDS.map(({ kind, name }) => [
      addressSettingOf(kind),
      optionalUrl.meta({
        description: `another address of ${name}, which an owner can connect`,
        unset: "its own in production, the sandbox's otherwise",
      }),
    ]),
  ),
)

/** These settings for a shop whose networks are all played by the sandbox at this address. */
export const playedNetworks = (sandboxUrl: string): Record<string, string> =>
  Object.fromEntries(NETWORK_KINDS.map(({ kind }) => [addressSettingOf(kind), `${sandboxUrl}/${kind}`]))

export const settingShape = { ...environment.shape, ...networkAddresses.shape }

// A difference from UTC is no zone: it knows no summer.
function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
