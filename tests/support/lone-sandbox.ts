// The sandbox by itself, for tests of a single vendor: there is no shop, and every secret is the same word.
import { startSandbox, type Sandbox, type SandboxOptions } from '#sandbox/start-sandbox.ts'

export const SANDBOX_SECRET = 'for-tests-alone'

export const startLoneSandbox = (settings: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder: ':memory:',
    shopUrl: 'http://localhost:1',
    paymentSecretKey: SANDBOX_SECRET,
    paymentWebhookSecret: SANDBOX_SECRET,
    networkClientId: SANDBOX_SECRET,
    networkClientSecret: SANDBOX_SECRET,
    ...settings,
  })

/** Its clock moves only when told, for tests about limits. */
export const STILL = { wall: (): number => Date.UTC(2026, 10, 21, 12) }
