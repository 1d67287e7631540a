// The tests of one room: those next to its code, and the use cases that go through it; `scripts/mutation.ts` picks
// them.
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The first failing test settles a mutant, so the tests that need no database run first.
const isQuick = ({ moduleId }: TestSpecification) => moduleId.includes('/shop/')
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files.filter(isQuick), ...files.filter((file) => !isQuick(file))])
  }
}

export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    globalSetup: process.env['MUTATION_DATABASES'] === 'yes' ? ['tests/support/databases.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    reporters: [],
  },
})
