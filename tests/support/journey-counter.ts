// Writes how many journeys passed, and which failed and why, to a file, so that the test command can add the runs up.
import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class JourneyCounter implements Reporter {
  private readonly outcomes = new Map<string, string | null>()

  onTestEnd(test: TestCase, result: TestResult) {
    const reason = stripVTControlCharacters(result.error?.message ?? result.status)
    const name = test.titlePath().filter(Boolean).join(' › ')
    this.outcomes.set(test.id, result.status === 'passed' ? null : `${name}: ${reason}`)
  }

  onEnd(_result: FullResult) {
    const failures = [...this.outcomes.values()].filter((outcome) => outcome !== null)
    const passed = this.outcomes.size - failures.length
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/playwright-count.json', JSON.stringify({ passed, failed: failures.length, failures }))
  }
}
