import { anything, assert, asyncProperty } from 'fast-check'
import { createRequestHandler, data, redirect, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, it, vi } from 'vitest'
import { packContext } from '#app/session/pack-context.ts'
import { withLooks } from './order-looks.ts'
import { packPast } from './pack-answer.ts'

const LOOK = 'https://shop.example/success.data?reference=wp_1'
const PAGE = LOOK.replace('.data', '')

const route = (id: string, parentId: string | undefined, path: string | undefined, module: object) => ({
  id,
  parentId,
  path,
  module: { default: () => null, ...module },
})

/** A page in its frame, whose loader comes to `read()`; what the router is asked counts. */
function aPage(read: () => unknown, guard: () => unknown = () => undefined, more: object = {}) {
  const routes = [
    route('root', undefined, '', { middleware: [guard], loader: () => ({ day: '#fff', of: ['a', 'b'] }) }),
    route('shell', 'root', undefined, {
      loader: () => data({ brand: { name: 'Wander Pass' }, cart: [] }, { headers: { 'set-cookie': 'flash=; Path=/' } }),
    }),
    route('order', 'shell', 'success', { loader: read, ...more }),
  ]
  const build: ServerBuild = {
    entry: { module: { default: () => new Response(null), handleError: () => {} } },
    routes: Object.fromEntries(routes.map((each) => [each.id, each])),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  const router = createRequestHandler(build, 'production')
  let asked = 0
  const pages = (request: Request, context: RouterContextProvider) => {
    asked += 1
    return router(request, context)
  }
  return { router, looks: withLooks(pages, build, 'order'), askedRouter: () => asked }
}

const asSent = async (pages: ReturnType<typeof withLooks>, request: Request) => {
  const context = new RouterContextProvider()
  const past = packPast(undefined)
  context.set(packContext, past.packing)
  const answer = await past.whole(await pages(request, context))
  return { status: answer.status, headers: [...answer.headers], text: await answer.text() }
}

/** Both answers, from two pages that know nothing of each other. */
async function both(page: () => ReturnType<typeof aPage>, url = LOOK, init?: RequestInit) {
  const [straight, usual] = [page(), page()]
  const own = await asSent(straight.looks, new Request(url, init))
  return { own, routers: await asSent(usual.router, new Request(url, init)), asked: straight.askedRouter() }
}

it.each([
  ['plain data', () => ({ kind: 'order', steps: [{ name: 'a', state: 'done' }], none: null, gone: undefined })],
  ['a refusal', () => data({ kind: 'not_found' }, 404)],
  ['an emptied cart', () => data({ kind: 'order' }, { headers: { 'set-cookie': 'cart=; Max-Age=0' } })],
  ['nothing', () => null],
])('answers %s as the router does, without it', async (_what, read) => {
  const { own, routers, asked } = await both(() => aPage(read))
  expect(own).toEqual(routers)
  expect(asked).toBe(0)
})

it('writes any plain data as the router does', async () => {
  const plain = anything({ withNullPrototype: false })
  await assert(
    asyncProperty(plain, async (value) => {
      const { own, routers, asked } = await both(() => aPage(() => ({ value })))
      expect(own).toEqual(routers)
      expect(asked).toBe(0)
    }),
  )
})

it.each(['root', 'order', 'shell,order', 'nothing', '', ','])('reads only the asked routes: %j', async (names) => {
  const { own, routers, asked } = await both(() => aPage(() => ({ kind: 'order' })), `${LOOK}&_routes=${names}`)
  expect(own).toEqual(routers)
  expect(asked).toBe(0)
})

it.each([
  ['a redirect', () => redirect('/login')],
  [
    'a thrown redirect',
    () => {
      throw redirect('/login')
    },
  ],
  ['an error', () => Promise.reject(new Error('broken'))],
  ['a date', () => ({ at: new Date(0) })],
  ['a promise', () => ({ late: Promise.resolve(1) })],
])('leaves %s to the router', async (_what, read) => {
  const { own, routers, asked } = await both(() => aPage(read))
  expect(own).toEqual(routers)
  expect(asked).toBe(1)
})

it.each([
  ['a key from a link, as data', `${LOOK}&key=abc`, {}],
  ['a key that leads nowhere else', `${PAGE}&key=abc`, {}],
  ['a form', LOOK, { method: 'POST', body: 'a=1' }],
  ['a HEAD', LOOK, { method: 'HEAD' }],
  ['the page itself', PAGE, {}],
])('leaves %s to the router', async (_what, url, init) => {
  const page = aPage(() => ({ kind: 'order' }))
  const routers = aPage(() => ({ kind: 'order' }))
  const own = await asSent(page.looks, new Request(url, init))
  expect(own).toEqual(await asSent(routers.router, new Request(url, init)))
  expect(page.askedRouter()).toBe(1)
})

it('reads nothing for whom a guard sends away', async () => {
  const read = vi.fn<() => { kind: string }>(() => ({ kind: 'order' }))
  const { own, routers } = await both(() =>
    aPage(read, () => {
      throw redirect('/closed', 303)
    }),
  )
  expect(own).toEqual(routers)
  expect(read).not.toHaveBeenCalled()
})

it('leads from a link’s key to the page as the router does, without it', async () => {
  const headers = { 'set-cookie': 'ord=1; Path=/' }
  const { own, routers, asked } = await both(
    () => aPage(() => redirect('/success?reference=wp_1', { status: 303, headers })),
    `${PAGE}&key=abc&session_id=cs_1`,
  )
  expect(own).toEqual(routers)
  expect(own.status).toBe(303)
  expect(asked).toBe(0)
})

it.each([
  ['a file', () => new Response('what', { headers: { 'content-type': 'text/event-stream' } })],
  ['a refusal', () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })],
])('sends what is no page, %s, as the router does, without it', async (_what, read) => {
  const { own, routers, asked } = await both(() => aPage(read, undefined, { default: undefined }), PAGE)
  expect(own).toEqual(routers)
  expect(asked).toBe(0)
})
