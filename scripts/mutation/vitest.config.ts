// The tests of one room: those beside its code, and the use cases that go through it; `scripts/mutation.ts` says which.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The first test that notices ends the look at a change: those that need no database go first.
const isQuick = ({ moduleId }: TestSpecification) => moduleId.includes('/shop/')
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files.filter(isQuick), ...files.filter((file) => !isQuick(file))])
  }
}

export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    globalSetup:
      process.env['MUTATION_DATABASES'] === 'yes' ? ['tests/support/postgres.ts', 'tests/support/embedded.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    reporters: [],
  },
})
