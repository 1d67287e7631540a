// The log: JSON lines that never contain addresses, codes, or tokens, whatever an error message contains.
import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream } from 'pino'
import type { Log } from '#ports/log.ts'
import { withSourceNames } from '#server/process/source-names.ts'

export type ServerLog = Log & {
  /** Everything that the work logs, including what it sets off, carries this request's ID. */
  inRequest: <Result>(requestId: string, work: () => Result) => Result
}

/** Writes to standard output, or to the given destination. */
export function openLog(level: string, destination?: DestinationStream): ServerLog {
  const running = new AsyncLocalStorage<{ requestId: string }>()
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = pino({ ...settings, mixin: () => ({ ...running.getStore() }) }, destination)
  return {
    inRequest: (requestId, work) => running.run({ requestId }, work),
    // What won't be logged isn't searched for secrets either.
    info: (facts, message) => logger.isLevelEnabled('info') && logger.info(withoutSecrets(facts), message),
    warn: (facts, message) => logger.warn(withSources(withoutSecrets(facts)), message),
    error: (facts, message) => logger.error({ alert: true, ...withSources(withoutSecrets(facts)) }, message),
  }
}

// A failed query contains its parameters, and a vendor's response repeats the request, so every text is searched.
const SECRETS: [RegExp, string][] = [
  [/\nparams: [^]*?(?=\n\s+at |$)/g, ''],
  [/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi, '(e-mail)'],
  [/LPA:1\$[^\s"']+/g, '(activation code)'],
  [/(?<!\d)\d{14,16}(\d{4})(?!\d)/g, '(…$1)'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '(token)'],
]

type Facts = Record<string, unknown>

export const withoutSecrets = (facts: Facts): Facts =>
  withTexts(facts, (text) => SECRETS.reduce((rest, [secret, mask]) => rest.replace(secret, mask), text))

const withSources = (facts: Facts): Facts => withTexts(facts, withSourceNames)

const withTexts = (facts: Facts, change: (text: string) => string): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? change(fact) : fact]),
  )
