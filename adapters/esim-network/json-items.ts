// Parses a long JSON list element by element as it arrives, because the list of all profiles may not fit into memory.

/** More than the network sends about any one profile. */
const MOST_CHARACTERS = 64 * 1024

const QUOTE = 0x22
const ESCAPE = 0x5c
const COMMA = 0x2c
const LIST_BEGIN = 0x5b
const LIST_END = 0x5d
const OBJECT_BEGIN = 0x7b
const OBJECT_END = 0x7d

/** Yields each element; throws if it isn't a list, is cut off, or contains an endless element. */
export async function* jsonItems(parts: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // What has arrived of the current element.
  let text = ''
  // Where reading continues in it.
  let at = 0
  let depth = 0
  let isInText = false

  for await (const part of parts) {
    text += decoder.decode(part, { stream: true })
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
