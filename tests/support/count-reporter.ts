// Writes how many tests passed and failed to a file, so that the test command can add the runs up.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    let passed = 0
    let failed = 0
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        else failed += 1
      }
    }
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/vitest-count.json', JSON.stringify({ passed, failed }))
  }
}
