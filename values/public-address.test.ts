// Which addresses are on the public internet: our requests may only go there.
import { describe, expect, it } from 'vitest'
import { addressOfHost, isAtPlace, isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
    'on the internet is public: %s',
    (ip) => expect(isPublicAddress(ip)).toBe(true),
  )

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    '::808:808',
    '4000::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12:3456:789a::1',
    'ff02::1',
    'localhost',
    '',
    '127.1',
    '0x7f000001',
    '2130706433',
  ])('of a machine, a private network, or nobody is not: %s', (ip) => expect(isPublicAddress(ip)).toBe(false))

  it('is taken from the host of a URL', () => {
    expect(addressOfHost(new URL('https://0x7f.1/').hostname)).toBe('127.0.0.1')
    expect(addressOfHost(new URL('https://2130706433/').hostname)).toBe('127.0.0.1')
    expect(addressOfHost(new URL('https://[::1]/').hostname)).toBe('::1')
    expect(addressOfHost('example.com')).toBe(null)
  })
})

describe('a configured place', () => {
  const PLACES = ['hooks.test', 'localhost:3001', 'localhost:3002/receiver']
  it.each([
    'http://hooks.test/in',
    'https://hooks.test:8443/',
    'http://localhost:3001/any?to=us',
    'http://localhost:3002/receiver',
    'http://localhost:3002/receiver/',
    'http://localhost:3002/receiver/of/alpha?x=1',
    'http://LOCALHOST:3002/else/../receiver',
  ])('contains %s', (url) => expect(isAtPlace(new URL(url), PLACES)).toBe(true))

  it.each([
    'http://else.hooks.test/',
    'http://localhost/receiver',
    'http://localhost:3003/',
    'http://localhost:3002/',
    'http://localhost:3002/receivers',
    'http://localhost:3002/control/receiver',
    'http://localhost:3002/receiver/../control/clock',
    'http://localhost:3002/receiver/%2e%2e/control/clock',
    'http://localhost:3002\\@hooks.example/receiver',
    'http://127.0.0.1:3002/receiver',
  ])('doesn’t contain %s', (url) => expect(isAtPlace(new URL(url), PLACES)).toBe(false))
})
