// What the home page asks of a phone on a slow network stays within its budget, and none of it comes from elsewhere.
import { expect, test } from '@playwright/test'
import { HOME_SCRIPT_BYTES, weighPage } from '../../scripts/bench/page-weight.ts'

test('the home page loads no more script than its budget, and nothing of a third party', async ({ baseURL }) => {
  const weight = await weighPage(`${baseURL}/`)
  expect(weight.scripts.length).toBeGreaterThan(0)
  expect(weight.scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThanOrEqual(HOME_SCRIPT_BYTES)
  expect(weight.thirdParties).toBe(0)
})
