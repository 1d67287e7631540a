// Bodies that none of our forms or scripts send.

export type OddBody = { what: string; type: string | null; body: string; isFor: 'forms' | 'calls' | 'nobody' }

const FIELDS = [
  'action bundleId code company country coupon customReference customerEmail customerName email',
  'from fullName html iccid id intent message name orderId orderReference password proof reference',
  'repeated seen sessionId subject text to token type version',
].flatMap((names) => names.split(' '))
const form = (value: string) => FIELDS.map((name) => `${name}=${value}`).join('&')
const json = (value: string) => `{${FIELDS.map((name) => `"${name}":${value}`).join(',')}}`

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'
const DEEP = 20_000
const MEGABYTE = 1_000_000

const aFile = FIELDS.map(
  (name) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nwords\r\n`,
).join('')

export const ODD_BODIES: OddBody[] = [
  { what: 'an empty form', type: URLENCODED, body: '', isFor: 'forms' },
  { what: 'garbage for parts', type: MULTIPART, body: 'garbage', isFor: 'forms' },
  { what: 'parts without boundary', type: 'multipart/form-data', body: 'garbage', isFor: 'forms' },
  { what: 'files for words', type: MULTIPART, body: `${aFile}--x--\r\n`, isFor: 'forms' },
  { what: 'NUL in every field', type: URLENCODED, body: form('a%00b'), isFor: 'forms' },
  { what: 'bytes that are no letters', type: URLENCODED, body: form('%ff%ed%a0%80'), isFor: 'forms' },
  { what: 'every field twice', type: URLENCODED, body: `${form('1')}&${form('2')}`, isFor: 'forms' },
  { what: 'nothing for JSON', type: JSON_TYPE, body: '', isFor: 'calls' },
  { what: 'half of a JSON', type: JSON_TYPE, body: '{"email":', isFor: 'calls' },
  { what: 'a list for an object', type: JSON_TYPE, body: '[]', isFor: 'calls' },
  { what: 'NUL in JSON', type: JSON_TYPE, body: json('"a\\u0000b"'), isFor: 'calls' },
  { what: 'half letters in JSON', type: JSON_TYPE, body: json('"a\\ud800b"'), isFor: 'calls' },
  { what: 'numbers for words', type: JSON_TYPE, body: json('-1e308'), isFor: 'calls' },
  { what: 'objects for words', type: JSON_TYPE, body: json('{"constructor":null,"__proto__":[]}'), isFor: 'calls' },
  { what: 'lists in lists', type: JSON_TYPE, body: '['.repeat(DEEP), isFor: 'calls' },
  { what: 'objects in objects', type: JSON_TYPE, body: `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`, isFor: 'calls' },
  { what: 'no type', type: null, body: 'a=b', isFor: 'nobody' },
  { what: 'another type', type: 'application/xml', body: '<a/>', isFor: 'nobody' },
  { what: 'a megabyte', type: URLENCODED, body: 'a'.repeat(MEGABYTE), isFor: 'nobody' },
]
