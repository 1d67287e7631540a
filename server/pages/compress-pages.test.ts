import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, it } from 'vitest'
import { compressPages } from './compress-pages.ts'

const PAGE = `<!DOCTYPE html>${'<p>A page like any other.</p>'.repeat(100)}`

const app = new Hono()
app.use(compress({ threshold: 1024 }), compressPages)
app.get('/page', (c) => c.html(PAGE, 404, { 'set-cookie': 'a=b' }))
app.get('/data', (c) => c.body(PAGE, 200, { 'content-type': 'text/x-script' }))
app.get('/short', (c) => c.html('<p>Short.</p>'))
app.get('/list', () => new Response(PAGE, { headers: { 'content-type': 'text/csv' } }))
app.get('/packed', (c) => c.body('packed', 200, { 'content-type': 'text/html', 'content-encoding': 'br' }))

const ask = async (path: string, acceptEncoding = 'gzip, br', method = 'GET') => {
  const answer = await app.request(path, { method, headers: { 'accept-encoding': acceptEncoding } })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const facts = ({ headers }: Response) => [headers.get('content-encoding'), headers.get('vary')]

it.each(['/page', '/data'])('%s is compressed, and keeps its status and headers', async (path) => {
  const { answer, bytes } = await ask(path)
  expect(facts(answer)).toEqual(['gzip', 'accept-encoding'])
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(String(gunzipSync(bytes))).toBe(PAGE)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual(path === '/page' ? [404, 'a=b'] : [200, null])
})

it.each(['br', 'gzip;q=0', 'identity'])('a page is sent as it is to who takes %s', async (acceptEncoding) => {
  const { answer, bytes } = await ask('/page', acceptEncoding)
  expect(facts(answer)).toEqual([null, 'accept-encoding'])
  expect(String(bytes)).toBe(PAGE)
})

it('what is short, or compressed already, is sent as it is, and a head has no body', async () => {
  const [short, packed, head] = [await ask('/short'), await ask('/packed'), await ask('/page', 'gzip', 'HEAD')]
  expect([facts(short.answer)[0], String(short.bytes)]).toEqual([null, '<p>Short.</p>'])
  expect([facts(packed.answer)[0], String(packed.bytes)]).toEqual(['br', 'packed'])
  expect([facts(head.answer)[0], head.bytes.length]).toEqual([null, 0])
})

it('anything else is compressed as it comes', async () => {
  const { answer, bytes } = await ask('/list')
  expect(facts(answer)[0]).toBe('gzip')
  expect(String(gunzipSync(bytes))).toBe(PAGE)
})
