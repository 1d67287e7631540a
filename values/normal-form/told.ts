// What a vendor told as one field: every kind of value reads it in three ways, so that 'not set' is never a fault and a
// fault never a value.

/** The value; null if the vendor says that there is none; undefined if it sent something that is no such value. */
export type VendorValue<Value> = Value | null | undefined

// Not 'NA', which is Namibia.
const NOT_SET = new Set(
  '|-|--|---|null|nil|none|undefined|n/a|n.a.|pending|not set|unset|unknown|not available|not applicable|tbd|tba'.split(
    '|',
  ),
)

/**
 * A text without what copying and exporting leave around it: spaces, line ends, quotes, byte order marks, and invisible
 * signs. Full-width characters become plain ones. A number is no text, because long ones have lost digits.
 */
export function toldText(told: unknown): VendorValue<string> {
  if (told === null || told === undefined) return null
  if (typeof told !== 'string') return undefined
  const text = told
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    // Also the zeros that end a text in C, and what fills its place up.
    .replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu, '')
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
  return NOT_SET.has(text.toLowerCase()) ? null : text
}

/**
 * Whether an answer is about what was asked. Many vendors don't repeat the question, so a field that isn't set is no
 * contradiction.
 */
export const isAbout = (asked: string, told: VendorValue<string>): boolean => told === null || told === asked
