import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingsMarksOf } from './settings-marks.ts'

const marksWith = (settings: Record<string, string>) => settingsMarksOf(readConfig(settings))

it.each([
  ['mail', { SMTP_URL: 'smtp://owner:new-password@mail.example' }],
  ['payment', { STRIPE_SECRET_KEY: 'sk_live_another' }],
  ['network', { ESIM_CLIENT_SECRET: 'another' }],
] as const)('the mark of %s changes with its settings and with no others, and tells none', (connection, settings) => {
  const [before, after] = [marksWith({}), marksWith(settings)]
  const same = { mail: before.mail, payment: before.payment, network: before.network }
  expect(after).toEqual({ ...same, [connection]: expect.not.stringContaining(before[connection]) })
  expect(after[connection]).toMatch(/^[0-9a-f]{12}$/)
})
