// What vendors put around an answer, and what they say beside it when something went wrong.
import { isRecord } from './record.ts'
import { toldText } from './told.ts'

/** How many wrappings an answer may have around what was asked for. */
const MOST_WRAPPINGS = 3
/** What an answer says beside its list when it has none to give. */
const TROUBLE = ['error', 'errors', 'exception', 'fault', 'fail', 'failure']
/** What tells whether it worked. */
const WORKED = ['success', 'ok']
const NOTHING_WRONG: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', 'none', 'ok'])

/** The object that says one of `names`: the answer itself, or the only one inside it that does. */
export function saying(
  told: unknown,
  names: readonly string[],
  wrappings = MOST_WRAPPINGS,
): Record<string, unknown> | null {
  if (!isRecord(told)) return null
  if (names.some((name) => told[name] !== undefined)) return told
  if (wrappings === 0) return null
  const inside = Object.values(told).map((each) => saying(each, names, wrappings - 1))
  const [found, ...others] = inside.filter((each) => each !== null)
  return others.length === 0 ? (found ?? null) : null
}

/**
 * Whether an answer says that something went wrong. An empty list beside it must not count as none, because what isn't
 * found is ordered again.
 */
export const saysTrouble = (told: unknown): boolean =>
  isRecord(told) &&
  (TROUBLE.some((name) => isSomething(told[name])) ||
    WORKED.some((name) => told[name] === false || toldText(told[name])?.toLowerCase() === 'false'))

function isSomething(told: unknown): boolean {
  if (typeof told === 'object' && told !== null) return Object.keys(told).length > 0
  return !NOTHING_WRONG.has(told) && toldText(told) !== null
}

/** Whether a name is that of what went wrong, whose list is never the one that was asked for. */
export const isOfTrouble = (name: string): boolean => /^(?:errors?|warnings?|messages?|notices?)$/i.test(name)
