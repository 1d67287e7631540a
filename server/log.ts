// The log: JSON lines, never with addresses, codes or tokens in them.
import pino from 'pino'
import type { Log } from '#shop/ports/log.ts'

export function openLog(level: string): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    info: (facts, message) => logger.info(facts, message),
    warn: (facts, message) => logger.warn(facts, message),
    alert: (facts, message) => logger.error({ alert: true, ...facts }, message),
  }
}
