// Parses a long JSON list element by element as it arrives, because the list of all profiles may not fit into memory.
import { isRecord, toldList } from '#values/normal-form/rows.ts'

/** More than a network sends about any one profile or package, or before a list. */
const MOST_CHARACTERS = 64 * 1024

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const LIST_BEGIN = 0x5b
const LIST_END = 0x5d
const OBJECT_BEGIN = 0x7b
const OBJECT_END = 0x7d

const NAME = String.raw`"(?:[^"\\]|\\.)*"\s*:\s*`
/** What may stand before a list in an object: a text, a number, or an object that has neither in it. */
const SMALL = String.raw`(?:"(?:[^"\\]|\\.)*"|[\w.+-]+|\{[^{}[\]]*\})\s*,\s*`
/** The places of a list for names. */
const NUMBERED = String.raw`\{\s*"\d+"\s*:`
const BARE = new RegExp(String.raw`^\s*(?=\[|${NUMBERED})`)
const WRAPPED = new RegExp(String.raw`^\s*\{\s*(?:${NAME}${SMALL})*${NAME}(?=\[|${NUMBERED})`)

/**
 * Yields each element, of a list in any of the wrappings of `toldList`; throws if it is none, is cut off, or contains an
 * endless element. An object with one of `fields` is the only element of its list.
 */
export async function* jsonItems(parts: AsyncIterable<Uint8Array>, fields: readonly string[] = []): AsyncGenerator {
  const texts = decoded(parts)
  let text = ''
  for (;;) {
    const part = await texts.next()
    text += part.value ?? ''
    const wrapped = WRAPPED.exec(text)
    const isRow = wrapped !== null && fields.some((field) => wrapped[0].includes(`"${field}"`))
    const found = BARE.exec(text) ?? (isRow ? null : wrapped)
    if (found) return yield* itemsIn(continued(text.slice(found[0].length), texts))
    if (part.done) return yield* smallList(text, fields)
    if (text.length > MOST_CHARACTERS || /^\s*[^\s{"n]/.test(text)) throw new SyntaxError('This is no list.')
  }
}

function smallList(text: string, fields: readonly string[]): unknown[] {
  if (text.trim() === '') throw new SyntaxError('The list has no end.')
  const told: unknown = JSON.parse(text)
  const list = toldList(told, fields)
  const [first] = list ?? []
  // What isn't a row of it, and has no list in it, is none.
  if (list === null || first === told) {
    if (!isRecord(told) || !fields.some((field) => field in told)) throw new SyntaxError('This is no list.')
  }
  return list ?? []
}

/**
 * The same for a list inside an object, by the name of its field. What comes after the list isn't read. The whole text
 * instead if there is no such list, as in an answer that refuses.
 */
export async function jsonItemsUnder(
  name: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<{ items: AsyncGenerator } | { text: string }> {
  // Quotes inside a text are escaped, so this matches no text.
  const field = new RegExp(`"${name}"\\s*:\\s*(?=\\[|\\{\\s*"\\d+"\\s*:)`)
  const texts = decoded(parts)
  let text = ''
  for (;;) {
    const part = await texts.next()
    if (part.done) return { text }
    text += part.value
    const found = field.exec(text)
    if (found) return { items: itemsIn(continued(text.slice(found.index + found[0].length), texts)) }
    if (text.length > MOST_CHARACTERS) throw new RangeError('The list does not begin.')
  }
}

async function* continued(text: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  yield text
  yield* texts
}

async function* decoded(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const part of parts) yield decoder.decode(part, { stream: true })
}

const PLACE = /^\s*"\d+"\s*:/

async function* itemsIn(texts: AsyncIterable<string>): AsyncGenerator {
  // What has arrived of the current element.
  let text = ''
  // Where reading continues in it.
  let at = 0
  let depth = 0
  let isInText = false
  let end = LIST_END

  for await (const part of texts) {
    text += part
    if (depth === 0) {
      text = text.trimStart()
      if (text === '') continue
      end = text.startsWith('[') ? LIST_END : OBJECT_END
      text = text.slice(1)
      depth = 1
    }
    let from = 0
    // Comparing numbers and cutting the text once per element takes half as long as collecting its characters.
    for (; at < text.length; at += 1) {
      const sign = text.charCodeAt(at)
      if (isInText) {
        // An escaped character may come with the next part.
        if (sign === ESCAPE) at += 1
        else if (sign === QUOTE) isInText = false
      } else if (sign === QUOTE) isInText = true
      else if (sign === OBJECT_BEGIN || sign === LIST_BEGIN) depth += 1
      else if (depth === 1 && (sign === COMMA || sign === end)) {
        const item = end === OBJECT_END ? text.slice(from, at).replace(PLACE, '') : text.slice(from, at)
        if (item.trim() !== '') yield JSON.parse(item)
        if (sign !== COMMA) return
        from = at + 1
      } else if (sign === OBJECT_END || sign === LIST_END) depth -= 1
    }
    text = text.slice(from)
    at -= from
    if (text.length > MOST_CHARACTERS) throw new RangeError('An element of the list has no end.')
  }
  throw new SyntaxError('The list has no end.')
}
