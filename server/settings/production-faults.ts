import { sandboxSealing } from './sealing-keys.ts'
import { SANDBOX_MAIL, SANDBOX_SECRETS, TEST_KEY } from './sandbox-values.ts'
import type { Settings } from './settings.ts'

// In production, a value of the sandbox would mean pretending to serve real customers: missing or written out, it is
// refused.
export function productionFaults(settings: Settings, given: Record<string, string | undefined>): string[] {
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
  ].filter((fault) => fault !== false)
}

const isTestNetworkOpen = (settings: Settings, credential: 'TEST_ESIM_CLIENT_ID' | 'TEST_ESIM_CLIENT_SECRET') =>
  settings.TEST_ESIM_API_URL !== undefined && settings[credential] === SANDBOX_SECRETS.client
