// What is copied or is a name stands in a sentence as it is; a browser or an email program must not translate it.

type TextPart = { text: string; isVerbatim: boolean }

/** An activation code, an ICCID with or without spaces, an order reference, or an email address. */
const BY_LOOK =
  /LPA:1\$\S+|(?<!\d)89\d{2}(?:[ \u00A0\u202F]?\d{4}){3}(?:[ \u00A0\u202F]?\d{1,4})?(?!\d)|[\w-]+_order_[\w-]+|[^\s@<>()"“”,;:]+@[^\s@<>()"“”,;:]+\.[\p{L}\d-]+/gu
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

function withNames(text: string, [name, ...others]: readonly string[]): TextPart[] {
  if (text === '') return []
  if (name === undefined) return [{ text, isVerbatim: false }]
  const at = findName(text, name)
  if (at < 0) return withNames(text, others)
  const after = withNames(text.slice(at + name.length), [name, ...others])
  return [...withNames(text.slice(0, at), others), { text: name, isVerbatim: true }, ...after]
}

/** A brand that is called 'O' isn't in every word with an o. */
function findName(text: string, name: string): number {
  if (name === '') return -1
  let at = text.indexOf(name)
  while (at >= 0) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + name.length] ?? '')) return at
    at = text.indexOf(name, at + 1)
  }
  return -1
}
