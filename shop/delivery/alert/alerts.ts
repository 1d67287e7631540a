// Watches sold eSIMs: scheduled checks, alerts, and who wants them.
import type { Base } from '#shop/assembly/base.ts'
import { type AlertSettings } from '#shop/delivery/alert/alert.ts'
import { bind } from '#shop/assembly/bind.ts'
import { askAboutPhone, listOnPhones, viewEsimReport } from '#shop/delivery/alert/view-esim-report.ts'
import { receiveUsage } from '#shop/delivery/alert/receive-usage.ts'
import { runEsimChecks } from '#shop/delivery/alert/run-esim-checks.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const WRONG_KEYS: Limit = { name: 'alerts-miss', points: 60, seconds: 600 }

type AlertKey = { key: string; rateLimitKey: string }

export function createAlerts(base: Base) {
  const { clock } = base
  const alertSealer = base.sealerOf('alerts')
  const openKey = (key: string): string | null => {
    const email = alertSealer.open(key)
    return email !== null && isEmail(email) ? email : null
  }

  return {
    ...bind(base, { viewEsimReport, listOnPhones, askAboutPhone }),
    /** What a holder's own check of an eSIM showed; its alerts needn't wait for the next scheduled check. */
    receiveUsage: (seen: Parameters<typeof receiveUsage>[1]) => receiveUsage(base, seen),
    /** One sweep over the eSIMs that are due for a check; safe on several nodes at once. */
    runEsimChecks: () => runEsimChecks(base),
    viewAlertSettings: (email: string): Promise<AlertSettings> => base.alertSettings.find(normalizeEmail(email)),
    saveAlertSettings: (email: string, settings: AlertSettings): Promise<void> =>
      base.alertSettings.save(normalizeEmail(email), settings, clock.now()),
    isAlertKey: (key: string): boolean => openKey(key) !== null,
    /**
     * The address whose alerts this key from an email may change; the key never expires. Problems: `key_unknown`,
     * `too_often`.
     */
    openAlertKey: async ({
      key,
      rateLimitKey,
    }: AlertKey): Promise<Outcome<{ email: string }, 'key_unknown'> | TooOften> => {
      const email = openKey(key)
      if (email !== null) return { ok: true, email }
      const allowed = await base.limiter.take(WRONG_KEYS, rateLimitKey)
      return allowed.ok ? { ok: false, problem: 'key_unknown' } : allowed
    },
  }
}
