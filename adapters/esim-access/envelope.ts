// The envelope that every answer comes in: whether it worked, a code if it didn't, and what was asked for.
import { toldFlag } from '#values/normal-form/flag.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'

type Envelope = { obj: unknown } | { code: string; said: string | null }

const CODE_DIGITS = 6

/**
 * Whether it worked may be told as a boolean or a text, and a code as null, "0", a text, or a number. Both have to agree:
 * an answer with a code is none. Undefined for anything else.
 */
export function readEnvelope(told: unknown): Envelope | undefined {
  if (!isRecord(told)) return undefined
  const isDone = toldFlag(told['success'])
  const code = codeIn(told['errorCode'])
  if (typeof isDone !== 'boolean' || code === undefined) return undefined
  if (isDone && code === null) return { obj: told['obj'] }
  const said = toldText(told['errorMsg']) ?? toldText(told['errorMessage']) ?? null
  return { code: code ?? 'none', said }
}

function codeIn(told: unknown): string | null | undefined {
  const code = typeof told === 'number' ? String(told).padStart(CODE_DIGITS, '0') : toldText(told)
  if (code === undefined) return undefined
  return code === null || /^0*$/.test(code) ? null : code
}
