// Starts the sandbox beside the shop, for the demo and for development; a production shop never comes here.
import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { environmentWith, type Config } from './config.ts'

export type SandboxReady = { ready: true; url: string; smtpUrl: string }

// A process of its own: when the shop is killed, the other companies go on living for a moment, as they would.
export function startSandboxProcess(config: Config): Promise<SandboxReady> {
  mkdirSync(config.dataFolder, { recursive: true })
  const child = fork(resolve(import.meta.dirname, '../sandbox/main.ts'), {
    env: environmentWith({
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      SANDBOX_DATA: join(config.dataFolder, 'sandbox'),
      SHOP_URL: `http://localhost:${config.port}`,
      STRIPE_SECRET_KEY: config.payment.secretKey,
      STRIPE_WEBHOOK_SECRET: config.payment.webhookSecret,
      ESIM_CLIENT_ID: config.network.clientId,
      ESIM_CLIENT_SECRET: config.network.clientSecret,
    }),
  })
  return new Promise((done, fail) => {
    child.once('message', (message) => done(message as SandboxReady))
    child.once('exit', (code) => fail(new Error(`the sandbox ended with code ${code}`)))
  })
}
