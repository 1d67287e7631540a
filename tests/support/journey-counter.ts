// Audits the journeys' shop when they are over, and writes to a file how many journeys passed, and which failed and
// why, so that the test command can add up the runs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { auditJourneys } from './audit-journeys.ts'

export default class JourneyCounter implements Reporter {
  private readonly outcomes = new Map<string, string | null>()

  onTestEnd(test: TestCase, result: TestResult) {
    const reason = stripVTControlCharacters(result.error?.message ?? result.status)
    const name = test.titlePath().filter(Boolean).join(' › ')
    this.outcomes.set(
      test.id,
      result.status === 'passed' ? null : `${name}${stepsTo(result)}: ${reason}${pageThen(result)}`,
    )
  }

  async onEnd({ status }: FullResult): Promise<{ status?: 'failed' }> {
    const audit = await auditJourneys(status)
    if (audit) this.outcomes.set('audit', audit.isGood ? null : `the audit after the journeys:\n${audit.text}`)
    const failures = [...this.outcomes.values()].filter((outcome) => outcome !== null)
    const passed = this.outcomes.size - failures.length
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/playwright-count.json', JSON.stringify({ passed, failed: failures.length, failures }))
    return audit && !audit.isGood ? { status: 'failed' } : {}
  }
}

/** The steps in which the journey failed. */
function stepsTo({ steps }: Pick<TestResult | TestStep, 'steps'>): string {
  const failed = steps.find(({ error, category }) => error && category === 'test.step')
  return failed ? ` › ${failed.title}${stepsTo(failed)}` : ''
}

const LINES_OF_PAGE = 120
const HANDLES = / \[(?:ref|cursor)=[^\]]*\]/g

/** What was on the page when the journey failed: nobody can look at it afterwards. */
function pageThen({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  const page = /# Page snapshot\n+```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1]
  return page ? `\nThe page then:\n${page.replace(HANDLES, '').split('\n').slice(0, LINES_OF_PAGE).join('\n')}` : ''
}
