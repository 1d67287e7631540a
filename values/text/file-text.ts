// The text of a file that an owner supplies, whatever program saved it.

/**
 * Reads UTF-16 with a byte order mark, UTF-8 with or without one, and otherwise the encoding of Windows, in which Excel saves
 * CSV files.
 */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
