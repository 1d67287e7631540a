// What is copied or is a name stands in a sentence as it is; a browser or an email program must not translate it.

type TextPart = { text: string; isVerbatim: boolean }

/**
 * An activation code, an ICCID with or without spaces, an order reference, or an email address. Each begins where no other
 * of its characters stands before, so that a long word is read once and not once from each of its letters.
 */
const BY_LOOK =
  /LPA:1\$\S+|(?<!\d)89\d{2}(?:[ \u00A0\u202F]?\d{4}){3}(?:[ \u00A0\u202F]?\d{1,4})?(?!\d)|(?<![\w-])[\w-]+_order_[\w-]+|(?<![^\s@<>()"“”,;:])[^\s@<>()"“”,;:]+@[^\s@<>()"“”,;:]+\.[\p{L}\d-]+/gu
const LETTER = /[\p{L}\d]/u

/** The sentence in parts: the values that anybody recognizes, and these names. */
export function verbatimParts(text: string, names: readonly string[] = []): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: value, index } of text.matchAll(BY_LOOK)) {
    parts.push(...withNames(text.slice(end, index), names), { text: value, isVerbatim: true })
    end = index + value.length
  }
  return [...parts, ...withNames(text.slice(end), names)]
}

function withNames(text: string, names: readonly string[]): TextPart[] {
  let parts = text === '' ? [] : [{ text, isVerbatim: false }]
  for (const name of names)
    parts = parts.flatMap((part) => (part.isVerbatim || name === '' ? [part] : splitAt(part.text, name)))
  return parts
}

function splitAt(text: string, name: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (let at = findName(text, name, 0); at >= 0; at = findName(text, name, end)) {
    if (at > end) parts.push({ text: text.slice(end, at), isVerbatim: false })
    parts.push({ text: name, isVerbatim: true })
    end = at + name.length
  }
  return end < text.length ? [...parts, { text: text.slice(end), isVerbatim: false }] : parts
}

/** A brand that is called 'O' isn't in every word with an o. */
function findName(text: string, name: string, from: number): number {
  let at = text.indexOf(name, from)
  while (at >= 0) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + name.length] ?? '')) return at
    at = text.indexOf(name, at + 1)
  }
  return -1
}
