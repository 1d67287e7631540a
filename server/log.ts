// The log: JSON lines, never with addresses, codes or tokens in them, whatever an error message carries along.
import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream } from 'pino'
import type { Log } from '#shop/ports/log.ts'

export type ServerLog = Log & {
  /** Whatever the work writes, and whatever it leads to, bears the id of this request. */
  inRequest: <Result>(requestId: string, work: () => Result) => Result
}

/** Writes to the standard output, or to where the lines are wanted. */
export function openLog(level: string, destination?: DestinationStream): ServerLog {
  const running = new AsyncLocalStorage<{ requestId: string }>()
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = pino({ ...settings, mixin: () => ({ ...running.getStore() }) }, destination)
  return {
    inRequest: (requestId, work) => running.run({ requestId }, work),
    // What nobody will read is not looked through either.
    info: (facts, message) => logger.isLevelEnabled('info') && logger.info(withoutSecrets(facts), message),
    warn: (facts, message) => logger.warn(withoutSecrets(facts), message),
    error: (facts, message) => logger.error({ alert: true, ...withoutSecrets(facts) }, message),
  }
}

// A failed query tells its parameters and a vendor's answer repeats what it was asked, so every text is looked through.
const SECRETS: [RegExp, string][] = [
  [/\nparams: [^]*?(?=\n\s+at |$)/g, ''],
  [/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '(e-mail)'],
  [/LPA:1\$[^\s"']+/g, '(activation code)'],
  [/(?<!\d)\d{14,16}(\d{4})(?!\d)/g, '(…$1)'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '(token)'],
]

export const withoutSecrets = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? cleaned(fact) : fact]),
  )

const cleaned = (text: string) => SECRETS.reduce((rest, [secret, mask]) => rest.replace(secret, mask), text)
