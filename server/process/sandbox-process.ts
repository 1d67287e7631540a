// Starts the sandbox next to the shop, for demos and development; never in production.
import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import { environmentWith, type Config } from '#server/settings/config.ts'
import { SandboxFailed } from './startup-error.ts'

export type SandboxReady = { ready: true; url: string; smtpUrl: string }

// In its own process, so that killing the shop doesn't kill the vendors, just as in reality.
export function startSandboxProcess(config: Config): Promise<SandboxReady> {
  const child = fork(resolve(import.meta.dirname, '../../sandbox/main.ts'), {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env: environmentWith({
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      SANDBOX_DATA: join(config.dataFolder, 'sandbox'),
      // A network sells what the shop resells.
      SANDBOX_PRODUCTS: resolve(import.meta.dirname, '../../db/seed/bundles.json'),
      SHOP_URL: `http://localhost:${config.port}`,
      STRIPE_SECRET_KEY: config.payment.secretKey,
      STRIPE_WEBHOOK_SECRET: config.payment.webhookSecret,
      ESIM_CLIENT_ID: config.network.clientId,
      ESIM_CLIENT_SECRET: config.network.clientSecret,
      INCOMING_MAIL_SECRET: config.mail.incoming?.secrets[0] ?? '',
    }),
  })
  let complaints = ''
  child.stderr?.on('data', (text: Buffer) => (complaints += String(text)))

  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new SandboxFailed(complaints.trim() || `it exited with code ${code}.`)))
    child.once('message', (message) => {
      if (!isReady(message)) return fail(new SandboxFailed('it sent an unexpected message.'))
      // From now on, its errors go to the terminal.
      if (complaints) process.stderr.write(complaints)
      child.stderr?.pipe(process.stderr)
      return done(message)
    })
  })
}

const isReady = (message: unknown): message is SandboxReady =>
  typeof message === 'object' && message !== null && 'ready' in message && 'url' in message && 'smtpUrl' in message
