import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{app,shop,adapters,sandbox,db,server,sw}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts', 'tests/support/embedded.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // The vendors answer after a moment and clocks are waited for: a third worker fills those gaps on two processors.
    maxWorkers: 3,
    reporters: ['default', './tests/support/count-reporter.ts'],
  },
})
