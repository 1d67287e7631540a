// The part of the counter that looks after sold eSIMs: scheduled looks, warnings, and who wants them.
import { type AlertSettings } from '#shop/alert/alert.ts'
import { composeAlert } from '#shop/alert/compose-alert.ts'
import { receiveUsage } from '#shop/alert/receive-usage.ts'
import { runEsimChecks } from '#shop/alert/run-esim-checks.ts'
import { sealEsim } from '#shop/esim/sealed-esim.ts'
import type { Composers } from '#shop/mail/deliver-mail.ts'
import type { MailRow } from '#shop/mail/mail-store.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import { daysLater } from '#shop/values/instant.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { sealerFor } from '#shop/values/secret.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const WRONG_KEYS: Limit = { name: 'alerts-miss', points: 60, seconds: 600 }

type AlertKey = { key: string; network: string }

export function openAlerts(world: ShopDeps, stores: Stores) {
  const { clock } = world
  const alertSealer = sealerFor(world.secret, 'alerts')
  const topUpSealer = sealerFor(world.secret, 'top-up')
  const deps = { ...world, ...stores, atomically: world.database.tx }
  const compose = (row: MailRow, home: BrandHome) => composeAlert({ ...deps, alertSealer, topUpSealer }, row, home)

  const composers: Pick<Composers, 'low_data' | 'data_used_up' | 'expires_soon'> = {
    low_data: async (row, home) => ({ kind: 'low_data', ...(await compose(row, home)) }),
    data_used_up: async (row, home) => ({ kind: 'data_used_up', ...(await compose(row, home)) }),
    expires_soon: async (row, home) => ({ kind: 'expires_soon', ...(await compose(row, home)) }),
  }

  const openKey = (key: string): string | null => {
    const email = alertSealer.open(key)
    return email !== null && isEmail(email) ? email : null
  }

  return {
    composers,
    /** What a holder's look at an eSIM told; its warnings need not wait for the next scheduled look. */
    receiveUsage: (seen: Parameters<typeof receiveUsage>[1]) => receiveUsage(deps, seen),
    useCases: {
      /** One sweep over the eSIMs whose figures are due to be looked at; safe on several nodes at once. */
      runEsimChecks: () => runEsimChecks(deps),
      viewAlertSettings: (email: string): Promise<AlertSettings> => stores.alertSettings.find(normalizeEmail(email)),
      saveAlertSettings: (email: string, settings: AlertSettings): Promise<void> =>
        stores.alertSettings.save(normalizeEmail(email), settings, clock.now()),
      /** The way to top up the eSIM of an order that the visitor has proven to hold; good for a day. */
      topUpPath: (orderId: string): string =>
        `/top-up?esim=${sealEsim(topUpSealer, orderId, daysLater(clock.now(), 1))}`,
      isAlertKey: (key: string): boolean => openKey(key) !== null,
      /** The address whose warnings a key from a mail may change; the key does not end. Problems: `key_unknown`, `too_often`. */
      openAlertKey: async ({
        key,
        network,
      }: AlertKey): Promise<Outcome<{ email: string }, 'key_unknown'> | TooOften> => {
        const email = openKey(key)
        if (email !== null) return { ok: true, email }
        const allowed = await world.limiter.take(WRONG_KEYS, network)
        return allowed.ok ? { ok: false, problem: 'key_unknown' } : allowed
      },
    },
  }
}
