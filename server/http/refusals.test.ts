import { once } from 'node:events'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { answerWhileAway, awayAnswer } from './away-answer.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { isAnswered, isCutOff, wrongMethod } from './refusals.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serves(app: Hono<{ Bindings: HttpBindings }>): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => new Promise((done) => server.close(done)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.')
  return `http://127.0.0.1:${address.port}/`
}

it('a client that got a 503 while the database was down counts as answered, whatever its work comes to', async () => {
  const isThrough = Promise.withResolvers<void>()
  const isTold = Promise.withResolvers<{ problem: string; isAnswered: boolean; isCutOff: boolean }>()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    answerWhileAway({
      isAway: () => false,
      onAway: (callBack) => {
        setImmediate(callBack)
        return () => {}
      },
      isFault: () => false,
    }),
  )
  app.use(async (_c, next) => {
    await isThrough.promise
    await next()
  })
  app.post('/', async (c) => c.text(await c.req.text()))
  app.onError((error, c) => {
    isTold.resolve({ problem: error.message, isAnswered: isAnswered(c.env), isCutOff: isCutOff(c.env) })
    return c.text('', 500)
  })
  const answer = await fetch(await serves(app), { method: 'POST', body: 'a receipt' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await answer.text()
  isThrough.resolve()
  expect(await isTold.promise).toEqual({ problem: 'Body is unusable', isAnswered: true, isCutOff: false })
})

it('a waiting client doesn’t count as answered', async () => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/', () => {
    throw new Error('ours')
  })
  app.onError((_error, c) => c.json([isAnswered(c.env), isCutOff(c.env)], 500))
  const answer = await fetch(await serves(app), { method: 'POST', body: 'a receipt' })
  expect(await answer.json()).toEqual([false, false])
})

const textOf = (html: string) => /<p>([^<]+)<\/p>/.exec(html)?.[1]
const away = (): Promise<string> =>
  awayAnswer(new Request('https://shop.example/faq', { headers: { accept: 'text/html' } })).text()
it.each(FOREIGN_LANGUAGES)('while the database is away, a page in %s says so in that language', async (language) => {
  const [english, own] = [await away(), await speakIn(language, away)]
  expect(english).toContain('<html lang="en">')
  expect(own).toContain(`<html lang="${language}">`)
  expect(textOf(own)).toMatch(/^\p{Lu}.{40,}\.$/u)
  expect(textOf(own)).not.toBe(textOf(english))
})

const refused = () => wrongMethod(['GET']).text()
it.each(FOREIGN_LANGUAGES)('whoever asks at an address in %s is refused in that language', async (language) => {
  const [english, own] = await Promise.all([refused(), speakIn(language, refused)])
  expect(own).toMatch(/^\p{Lu}[\p{L} ’]+\.$/u)
  expect(own).not.toBe(english)
})
