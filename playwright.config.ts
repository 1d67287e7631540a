import { defineConfig } from '@playwright/test'

const PORT = Number(process.env['TEST_PORT'] ?? 4500)

// The journeys run against the shop as `npm start` runs it, in an empty data folder.
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A journey waits for much of its time; two more than there are processors fill the gaps.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./tests/support/journey-counter.ts']],
  outputDir: '.cache/journeys',
  use: {
    baseURL: `http://localhost:${PORT}`,
    headless: true,
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
