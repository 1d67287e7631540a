// Parses a long JSON list element by element as it arrives, because the list of all profiles may not fit into memory.

/** More than a network sends about any one profile or package, or before a list. */
const MOST_CHARACTERS = 64 * 1024

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const LIST_BEGIN = 0x5b
const LIST_END = 0x5d
const OBJECT_BEGIN = 0x7b
const OBJECT_END = 0x7d

/** Yields each element; throws if it isn't a list, is cut off, or contains an endless element. */
export const jsonItems = (parts: AsyncIterable<Uint8Array>): AsyncGenerator => itemsIn(decoded(parts))

/**
 * The same for a list inside an object, by the name of its field. What comes after the list isn't read. The whole text
 * instead if there is no such list, as in an answer that refuses.
 */
export async function jsonItemsUnder(
  name: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<{ items: AsyncGenerator } | { text: string }> {
  // Quotes inside a text are escaped, so this matches no text.
  const field = new RegExp(`"${name}"\\s*:\\s*(?=\\[)`)
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

async function* itemsIn(texts: AsyncIterable<string>): AsyncGenerator {
  // What has arrived of the current element.
  let text = ''
  // Where reading continues in it.
  let at = 0
  let depth = 0
  let isInText = false

  for await (const part of texts) {
    text += part
    if (depth === 0) {
      text = text.trimStart()
      if (text === '') continue
      if (!text.startsWith('[')) throw new SyntaxError('This is no list.')
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
      else if (depth === 1 && (sign === COMMA || sign === LIST_END)) {
        const item = text.slice(from, at)
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
