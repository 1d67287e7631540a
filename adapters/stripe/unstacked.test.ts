import { afterEach, expect, it } from 'vitest'
import { startStripeSandbox } from '#tests/support/stripe-sandbox.ts'
import { unstacked } from './unstacked.ts'

const { stackTraceLimit } = Error
const formatting = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace') ?? { value: undefined }
afterEach(() => void Object.defineProperty(Error, 'prepareStackTrace', formatting))

it('A request formats no stack of the SDK before it is sent', async () => {
  const { sandbox, gateway } = await startStripeSandbox()
  let formatted = 0
  Error.prepareStackTrace = (error, sites) => {
    if (sites.some((site) => site.getFileName()?.includes('StripeResource'))) formatted += 1
    return `${error.name}: ${error.message}`
  }
  await gateway.findSession('cs_of_nobody')
  await sandbox.close()
  expect(formatted).toBe(0)
})

it('Whatever comes after the start of a request has its stack again', async () => {
  expect(() => unstacked(failAtOnce)).toThrow('a bug at the start')
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  await expect(unstacked(failLater)).rejects.toSatisfy((error: Error) => error.stack?.includes('failLater') ?? false)
})

const failAtOnce = () => {
  throw new Error('a bug at the start')
}
const failLater = async () => {
  await Promise.resolve()
  throw new Error('later')
}
