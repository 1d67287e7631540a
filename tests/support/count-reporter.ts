// Writes to a file how many tests passed, and which failed and why, so that the test command can add up the runs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export default class CountReporter implements Reporter {
  #isMeant = (_name: string): boolean => true

  onInit({ config: { testNamePattern } }: Vitest) {
    if (testNamePattern) this.#isMeant = (name) => testNamePattern.test(name)
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    let passed = 0
    const failures: string[] = []
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      // Tests that one part excludes by name are run by another part.
      const tests = [...module.children.allTests()].filter(({ fullName }) => this.#isMeant(fullName))
      if (module.state() === 'failed' && tests.length === 0) failures.push(`${file}: ${reasonOf(module.errors())}`)
      for (const test of tests) {
        const { state, errors } = test.result()
        if (state === 'passed') passed += 1
        else failures.push(`${file} › ${test.fullName}: ${errors ? reasonOf(errors) : state}`)
      }
    }
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/vitest-count.json', JSON.stringify({ passed, failed: failures.length, failures }))
  }
}

const reasonOf = (errors: readonly { message: string }[]): string => errors[0]?.message ?? 'no reason given'
