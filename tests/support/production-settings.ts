// Settings of a shop that serves visitors, for tests of how settings are read.
import { readConfig, WrongSettings } from '#server/settings/config.ts'

/** Everything that production asks for. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://esims.travel',
  SESSION_SECRET: 'a-secret-that-nobody-else-knows',
  SEALING_KEYS: `1:${Buffer.alloc(32, 'a').toString('base64')}`,
  LOOKUP_KEY: Buffer.alloc(32, 'b').toString('base64'),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_live',
  ESIM_API_URL: 'https://api.network.travel',
  ESIM_CLIENT_ID: 'shop',
  ESIM_CLIENT_SECRET: 'hush-hush',
  SMTP_URL: 'smtps://user:pass@mail.esims.travel',
  MAIL_FROM: 'shop@esims.travel',
  SUPPORT_EMAIL: 'help@esims.travel',
  DATABASE_URL: 'postgres://localhost/shop',
  SELLER_COUNTRY: 'NL',
  TIME_ZONE: 'Europe/Amsterdam',
}

/** What the settings are refused with; 'nothing' if they aren't. */
export function saidOf(variables: Record<string, string>): string {
  try {
    readConfig(variables)
    return 'nothing'
  } catch (error) {
    if (error instanceof WrongSettings) return error.message
    throw error
  }
}
