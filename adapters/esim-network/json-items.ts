// Parses a long JSON list element by element as it arrives, because the list of all profiles may not fit into memory.

/** More than the network sends about any one profile. */
const MOST_BYTES = 64 * 1024

/** Yields the text of each element; throws if it isn't a list, is cut off, or contains an endless element. */
export async function* jsonItems(parts: AsyncIterable<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let item = ''
  let depth = 0
  let isInText = false
  let isEscaped = false

  for await (const part of parts) {
    for (const sign of decoder.decode(part, { stream: true })) {
      if (isInText) {
        item += sign
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isInText = false
      } else if (depth === 0) {
        if (sign === '[') depth = 1
        else if (sign.trim() !== '') throw new SyntaxError('This is no list.')
      } else if (depth === 1 && (sign === ',' || sign === ']')) {
        if (item.trim() !== '') yield JSON.parse(item)
        item = ''
        if (sign === ']') return
      } else {
        item += sign
        if (sign === '"') isInText = true
        else if (sign === '{' || sign === '[') depth += 1
        else if (sign === '}' || sign === ']') depth -= 1
      }
      if (item.length > MOST_BYTES) throw new RangeError('An element of the list has no end.')
    }
  }
  throw new SyntaxError('The list has no end.')
}
