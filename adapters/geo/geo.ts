// Looks up the country of an IP address in a database that comes as a package (CC0), without network requests.
import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { Reader } from 'maxmind'
import { readFile } from 'node:fs/promises'
import type { GeoLocator } from '#ports/geo-locator.ts'
import { toldCountry } from '#values/normal-form/country.ts'
import { isRecord } from '#values/normal-form/rows.ts'

/** Where the addresses of each kind are. */
export type GeoFiles = { ipv4: string; ipv6: string }

// Three and five megabytes, each read once per process.
const readers = new Map<string, Promise<Reader<object>>>()
const laterReaders = new Map<string, Reader<object>>()

/** Reads the countries of IPv4 addresses; those of IPv6 are read with the first such address, because many shops never see one. */
export async function geoLocator({ ipv4, ipv6 }: GeoFiles): Promise<GeoLocator> {
  const reader = await readerOf(ipv4)
  return {
    locate: (ip) => {
      const kind = isIP(ip)
      if (kind === 0 || isPrivate(ip, kind)) return null
      const row: unknown = (kind === 6 ? laterReaderOf(ipv6) : reader).get(ip)
      const country = toldCountry(isRecord(row) ? row['country_code'] : null)
      return country ? { country } : null
    },
  }
}

function readerOf(path: string): Promise<Reader<object>> {
  const known = readers.get(path)
  if (known) return known
  const opened = readFile(path).then((bytes) => new Reader(bytes))
  readers.set(path, opened)
  // The next caller reads it again.
  opened.catch(() => readers.delete(path))
  return opened
}

// Three milliseconds, once.
function laterReaderOf(path: string): Reader<object> {
  const reader = laterReaders.get(path) ?? new Reader<object>(readFileSync(path))
  laterReaders.set(path, reader)
  return reader
}

// Private and special addresses, some of which the database still lists. Two lists, because in a single one the
// IPv4-mapped IPv6 network would match every IPv4 address.
const privateIpv4 = new BlockList()
const privateIpv6 = new BlockList()
const isPrivate = (ip: string, kind: number) =>
  kind === 6 ? privateIpv6.check(ip, 'ipv6') : privateIpv4.check(ip, 'ipv4')

for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateIpv4.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['2001:db8::', 32],
  ['ff00::', 8],
] as const) {
  privateIpv6.addSubnet(network, bits, 'ipv6')
}
