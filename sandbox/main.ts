// Runs the sandbox as a process of its own, and ends together with the process that started it.
import { PortTaken, startSandbox } from './start-sandbox.ts'
import type { Sandbox } from './start-sandbox.ts'
import { paymentServer } from './payment/payment-server.ts'

const { env } = process

async function main(): Promise<void> {
  const sandbox = await startSandbox({
    httpPort: portFrom('SANDBOX_PORT', 3001),
    smtpPort: portFrom('SANDBOX_SMTP_PORT', 3002),
    dataFolder: env.SANDBOX_DATA ?? 'data/sandbox',
    shopUrl: env.SHOP_URL ?? 'http://localhost:3000',
    paymentSecretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
    paymentWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
    networkClientId: env.ESIM_CLIENT_ID ?? 'sandbox',
    networkClientSecret: env.ESIM_CLIENT_SECRET ?? 'sandbox',
    chatApiKey: env.GEMINI_API_KEY,
    incomingMailSecret: env.INCOMING_MAIL_SECRET,
    callbackDelayMs: Number(env.SANDBOX_CALLBACK_MS ?? 2_500),
    productsFile: env.SANDBOX_PRODUCTS,
    host: env.SANDBOX_HOST,
    payment: paymentServer,
  })
  endWith(sandbox)
  if (process.send) process.send({ ready: true, url: sandbox.url, smtpUrl: sandbox.smtpUrl })
  else console.log(`Sandbox ready: ${sandbox.url} (mailbox ${sandbox.url}/mailbox, mails to ${sandbox.smtpUrl})`)
}

function endWith(sandbox: Sandbox): void {
  let isEnding = false
  function end() {
    if (isEnding) return
    isEnding = true
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  process.once('disconnect', end)
}

function portFrom(name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new PortTaken(`${name} must be a port number from 0 to 65535.`)
}

main().catch((problem: unknown) => {
  console.error(problem instanceof PortTaken ? problem.message : problem)
  process.exit(1)
})
