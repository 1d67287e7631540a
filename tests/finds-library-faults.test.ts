// The checks of how libraries are used find violations; that no file of ours has one is in tests/rooms.test.ts.
import { expect, it } from 'vitest'
import { faultsOf } from './support/house-faults.ts'
import { sourceFile } from './support/read-imports.ts'

it.each([
  ['a name that the router calls unsafe', "import { UNSAFE_DataRouterContext } from 'react-router'", 'documented'],
  ['a name that is not stable yet', "import { unstable_getRequest } from 'react-router'", 'documented'],
  ['a file of a build', "import { decode } from 'react-router/dist/production/index.js'", 'documented'],
  ['an internal type', "import type { GetInfo } from 'react-router/internal'", 'documented'],
  ['a global of the router', 'window.__reactRouterContext = {}', 'documented'],
  ["a library's object read by name", "const dialect = Reflect.get(client, 'options')", 'past the types'],
  ['a method called by name', 'Reflect.apply(router.navigate, router, [])', 'past the types'],
  ['one buffer for all pages', 'const desk = Buffer.allocUnsafe(1_000_000)', 'one request'],
  ['bytes of a module', 'export const view: Uint8Array = new Uint8Array(2048)', 'one request'],
  ['a page that is cut at a tag', "const at = page.indexOf('<main')", 'cut or joined'],
  ['a page that is cut by a pattern', "const bare = page.replaceAll(/<script[^>]*>/g, '')", 'cut or joined'],
  ['a page that is joined', 'const page = `<main>${body}</main>`', 'cut or joined'],
  ['a part that the server would leave out', 'const page = <Suspense fallback={null}>{part}</Suspense>', 'LazyPlace'],
])('%s', (_what, text, why) => {
  for (const path of ['app/start/page.ts', 'server/pages/page.ts'])
    expect(faultsOf([sourceFile(path, text)]).join('\n')).toContain(why)
})

it.each([
  ['a mail', 'app/mails/order-mail.ts', 'const row = `<td>${text}</td>`'],
  ['the start of a document', 'app/start/page.ts', 'const page = `<!DOCTYPE html>${html}`'],
  ['a comparison', 'values/money.ts', "const isLess = one < other ? 'a' : `b${one}`"],
  ['bytes of one request', 'server/pages/page.ts', 'function send() {\n  const body = new Uint8Array(8)\n}'],
  ['the place of a part', 'app/session/lazy-place.tsx', 'const place = <Suspense>{part}</Suspense>'],
  ['a test', 'app/start/page.test.ts', "const at = page.indexOf('<main')"],
])('nothing in %s', (_what, path, text) => {
  expect(faultsOf([sourceFile(path, text)])).toEqual([])
})
