// The log: JSON lines, never with addresses, codes or tokens in them.
import pino, { type DestinationStream } from 'pino'
import type { Log } from '#shop/ports/log.ts'

/** Writes to the standard output, or to where the lines are wanted. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    alert: (facts, message) => logger.error({ alert: true, ...facts }, message),
  }
}
