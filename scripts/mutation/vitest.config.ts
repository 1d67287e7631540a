// The tests that stand beside the code of one room, and the use cases that go through it; `scripts/mutation.ts` says which.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    globalSetup: process.env['MUTATION_DATABASES'] === 'yes' ? ['tests/support/postgres.ts', 'tests/support/embedded.ts'] : [],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    isolate: false,
    reporters: [],
  },
})
