// A file that was looked at goes to the page and comes back with the confirmation, packed: a tenth of its length, and no
// work for whoever else is served.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

export const packFile = async (text: string): Promise<string> => (await pack(text)).toString('base64url')

/** Null if it wasn't packed here, or is longer than so many bytes. */
export async function unpackFile(packed: string, mostBytes: number): Promise<string | null> {
  try {
    return (await unpack(Buffer.from(packed, 'base64url'), { maxOutputLength: mostBytes })).toString('utf8')
  } catch {
    return null
  }
}
