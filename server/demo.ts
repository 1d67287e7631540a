// The shop with everybody it needs on this machine: the sandbox plays payment provider, eSIM network and mail server beside it.
import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { runShop } from './main.ts'

type SandboxReady = { ready: true; url: string; smtpUrl: string }

await runShop(async (config) => {
  if (!needsSandbox(config)) return []
  const sandbox = await startSandboxProcess(config)
  return [`Mailbox:       ${sandbox.url}/mailbox`, `Sandbox:       ${sandbox.url}/ (test cards, faults, the network's eSIMs)`]
})

function needsSandbox({ payment, network, mail, sandbox }: Config): boolean {
  const addresses = [payment.apiUrl, network.url, mail.url]
  return addresses.some((address) => address !== undefined && [sandbox.port, sandbox.smtpPort].includes(Number(new URL(address).port)))
}

// A process of its own: when the shop is killed, the other companies go on living for a moment, as they would.
function startSandboxProcess(config: Config): Promise<SandboxReady> {
  mkdirSync(config.dataFolder, { recursive: true })
  const child = fork(resolve(import.meta.dirname, '../sandbox/main.ts'), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      SANDBOX_DATA: join(config.dataFolder, 'sandbox'),
      SHOP_URL: `http://localhost:${config.port}`,
      STRIPE_SECRET_KEY: config.payment.secretKey,
      STRIPE_WEBHOOK_SECRET: config.payment.webhookSecret,
      ESIM_CLIENT_ID: config.network.clientId,
      ESIM_CLIENT_SECRET: config.network.clientSecret,
    },
  })
  return new Promise((done, fail) => {
    child.once('message', (message) => done(message as SandboxReady))
    child.once('exit', (code) => fail(new Error(`the sandbox ended with code ${code}`)))
  })
}
