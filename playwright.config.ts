import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Below the range from which systems hand out ports of their own, so that nobody takes one between the look and the start.
const FIRST = 20_000
const LAST = 30_000
// Where the shop of the journeys listens; the sandbox takes the two ports after it.
const PORT = await journeyPort()
// The data folder of their shop, which is audited when they are over (tests/support/audit-journeys.ts).
process.env['JOURNEYS_DATA'] ??= join(tmpdir(), `shop-journeys-${process.pid}`)
const isLong = process.env['LONG'] === 'yes'
// What a purchase needs runs with each `npm test`; the walks through everything else take twice as long.
const LONG_JOURNEYS = '**/long/*.spec.ts'

// The journeys run against the shop as `npm start` runs it, in an empty data folder.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: isLong ? LONG_JOURNEYS : '**/*.spec.ts',
  testIgnore: isLong ? [] : LONG_JOURNEYS,
  // Long enough for a machine that is busy with something else.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // The purchases wait for vendors and their pauses a fifth of the time; in the long part, a third worker gains nothing.
  workers: isLong ? 2 : 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./tests/support/journey-counter.ts']],
  outputDir: '.cache/journeys',
  use: {
    baseURL: `http://localhost:${PORT}`,
    headless: true,
    // What can't be done fails here and says so, instead of using up the test's time.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The worker stores every page's files for each new visitor, a fifth of a journey's time: journeys that are about it,
    // and the one that stands for all buyers, allow it.
    serviceWorkers: 'block',
    // A trace costs a third of a journey's time: TRACE=1 records it for whoever looks into a failure.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/support/start-for-journeys.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), LOG_LEVEL: 'warn', SANDBOX_CALLBACK_MS: '600', TRUSTED_PROXIES: '1' },
  },
})

/** Chosen once by the runner; its workers inherit the choice. */
async function journeyPort(): Promise<number> {
  process.env['TEST_PORT'] ??= String(await threeFreePorts())
  return Number(process.env['TEST_PORT'])
}

async function threeFreePorts(): Promise<number> {
  const from = FIRST + (process.pid % (LAST - FIRST))
  for (let port = from; port < LAST; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No three free ports in a row.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
}
