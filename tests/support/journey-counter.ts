// Writes how many journeys passed and failed to a file, so that the test command can add the runs up.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class JourneyCounter implements Reporter {
  private readonly outcomes = new Map<string, boolean>()

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, result.status === 'passed')
  }

  onEnd(_result: FullResult) {
    const passed = [...this.outcomes.values()].filter(Boolean).length
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/playwright-count.json', JSON.stringify({ passed, failed: this.outcomes.size - passed }))
  }
}
