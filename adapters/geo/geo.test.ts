import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { geoLocator } from './geo.ts'

const fileOf = (kind: string) =>
  fileURLToPath(import.meta.resolve(`@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-${kind}.mmdb`))
const files = { ipv4: fileOf('ipv4'), ipv6: fileOf('ipv6') }
const locator = await geoLocator(files)

describe('the country of an address', () => {
  it.each([
    ['91.0.0.1', 'DE'],
    ['90.0.0.1', 'FR'],
    ['8.8.8.8', 'US'],
    ['194.109.6.66', 'NL'],
    ['2003::1', 'DE'],
    ['2001:4860:4860::8888', 'US'],
  ])('of %s is %s', (ip, country) => {
    expect(locator.locate(ip)).toEqual({ country })
  })

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    '::ffff:91.0.0.1',
    'fe80::1',
    'fd00::1',
    '2001:db8::1',
    'ff02::1',
  ])('of %s belongs to no country', (ip) => {
    expect(locator.locate(ip)).toBeNull()
  })

  it.each([
    '',
    'localhost',
    '999.1.1.1',
    '1.2.3',
    '1.2.3.4:80',
    "'; drop table",
    '<script>',
    '1'.repeat(5_000),
    '91.0.0.1\0',
    'fe80::1%eth0',
  ])('of %j is unknown', (ip) => {
    expect(locator.locate(ip)).toBeNull()
  })

  it('is read into memory once, however many shops a process opens', async () => {
    const before = process.memoryUsage().external
    const others = await Promise.all(Array.from({ length: 10 }, () => geoLocator(files)))
    expect(others.map((other) => other.locate('91.0.0.1'))).toEqual(others.map(() => ({ country: 'DE' })))
    expect(process.memoryUsage().external - before).toBeLessThan(statSync(files.ipv4).size)
  })

  it('is found once the database can be read, even if it couldn’t be read before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'geo-'))
    const late = join(folder, 'late.mmdb')
    await expect(geoLocator({ ...files, ipv4: late })).rejects.toThrow('ENOENT')
    copyFileSync(files.ipv4, late)
    expect((await geoLocator({ ...files, ipv4: late })).locate('91.0.0.1')).toEqual({ country: 'DE' })
    rmSync(folder, { recursive: true })
  })

  it('reads the addresses of IPv6 with the first of them, as many shops never see one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'geo-'))
    const late = join(folder, 'late.mmdb')
    const lateLocator = await geoLocator({ ...files, ipv6: late })
    expect(lateLocator.locate('91.0.0.1')).toEqual({ country: 'DE' })
    copyFileSync(files.ipv6, late)
    expect(lateLocator.locate('2003::1')).toEqual({ country: 'DE' })
    rmSync(folder, { recursive: true })
  })
})
