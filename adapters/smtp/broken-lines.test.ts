// What happens to a mail whose connection breaks: the library may only resend it if the server never saw any of it.
// Everything else is decided by our outbox, which knows that the mail may have arrived.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail } from '#ports/mailer.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { smtpMailer } from './smtp.ts'

/** The client's command after which the connection breaks: in the middle of the mail, and also after its end. */
const MOMENTS = ['HELO', 'MAIL', 'RCPT', 'DATA', 'body', 'end', 'answer'] as const
type Moment = (typeof MOMENTS)[number]
const SEEN: readonly Moment[] = ['body', 'end', 'answer']
/** With `never`, the connection stays open but the server says nothing more. */
type Break = { at: Moment; by: 'closing' | 'resetting' | 'never' }

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/**
 * A mail server that accepts every mail but breaks the connection where it is told to, and counts which mails it saw
 * any part of.
 */
async function playServer(isPipelining: boolean) {
  const begun: string[] = []
  const breaks: (Break | null)[] = []
  const lines = new Set<Socket>()
  const server = createServer((line) => {
    lines.add(line)
    line.on('error', () => {})
    line.once('close', () => lines.delete(line))
    serve(line)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(async () => {
    for (const line of lines) line.destroy()
    await new Promise((done) => server.close(done))
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null

  function serve(line: Socket) {
    let text = ''
    let isBody = false
    let planned: Break | null = null
    const isBroken = (at: Moment) => {
      if (planned?.at !== at) return false
      if (planned.by === 'resetting') line.resetAndDestroy()
      else if (planned.by === 'closing') line.end()
      return true
    }
    line.write('220 played\r\n')
    line.on('data', (part) => {
      text += part.toString('latin1')
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const said = text.slice(0, end)
        text = text.slice(end + 2)
        if (isBody ? isOver(said) : answer(said)) return
      }
    })

    /** Both return whether the connection is gone. */
    function answer(said: string): boolean {
      const word = said.slice(0, 4).toUpperCase()
      if (word === 'EHLO') {
        if (breaks[0]?.at === 'HELO') planned = breaks.shift() ?? null
        if (isBroken('HELO')) return true
        line.write(isPipelining ? '250-played\r\n250 PIPELINING\r\n' : '250 played\r\n')
        return false
      }
      if (word === 'MAIL') planned = breaks.shift() ?? null
      if (word === 'DATA') {
        if (isBroken('DATA')) return true
        isBody = true
        line.write('354 go on\r\n')
        return false
      }
      if ((word === 'MAIL' && isBroken('MAIL')) || (word === 'RCPT' && isBroken('RCPT'))) return true
      line.write(word === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      return false
    }

    function isOver(said: string): boolean {
      const name = /^Subject: (.+)$/.exec(said)?.[1]
      if (name) begun.push(name)
      if (name && isBroken('body')) return true
      if (said !== '.') return false
      isBody = false
      if (isBroken('end')) return true
      // An incomplete answer means nothing.
      if (planned?.at === 'answer') line.write('25')
      if (isBroken('answer')) return true
      line.write('250 taken\r\n')
      return false
    }
  }

  return { url: `smtp://127.0.0.1:${port}`, begun, breaks, lines }
}

const letterhead = {
  brand: DEFAULT_BRAND,
  origin: 'https://wander-pass.example',
  sender: { name: 'Wander Pass', address: null },
}
const mailTo = (name: string): Mail & { language: 'en' } => ({
  language: 'en',
  kind: 'credit_notice',
  to: `${name}@example.com`,
  recipientName: null,
  deskLink: 'https://wander-pass.example/admin',
})

async function played({ isPipelining = true, withinMs }: { isPipelining?: boolean; withinMs?: number } = {}) {
  const server = await playServer(isPipelining)
  const mailer = smtpMailer(
    {
      url: server.url,
      from: 'no-reply@wander-pass.example',
      support: 'help@wander-pass.example',
      ...(withinMs !== undefined && { withinMs }),
    },
    ({ to }) => ({ subject: to, html: '<p>Hello</p>', text: 'Hello', attachments: [] }),
  )
  const send = (name: string) => mailer.send(`${name}.1`, mailTo(name), letterhead)
  const seen = (name: string) => server.begun.filter((subject) => subject === `${name}@example.com`).length
  /** Mails that the library still holds are sent before those handed to it later. */
  const nothingIsLeft = () => send('the-last')
  return { server, send, seen, nothingIsLeft }
}

const cells = MOMENTS.flatMap((at) =>
  (['closing', 'resetting'] as const).flatMap((by) => [
    { at, by, isUsed: true, isPipelining: true },
    { at, by, isUsed: true, isPipelining: false },
    { at, by, isUsed: false, isPipelining: true },
  ]),
)

describe('a mail whose line breaks', () => {
  it.each(cells)(
    'is seen once at most: $at, by $by, on a line that was used: $isUsed, with pipelining: $isPipelining',
    async ({ at, by, isUsed, isPipelining }) => {
      const { server, send, seen, nothingIsLeft } = await played({ isPipelining })
      if (isUsed && at !== 'HELO') await send('before')
      server.breaks.push({ at, by })
      const isSent = await send('broken').then(
        () => true,
        () => false,
      )
      await nothingIsLeft()
      expect(server.breaks).toEqual([])
      // The library doesn't know what happened to mails that the server saw: it reports just that. The others may be
      // sent again.
      const outcomes = SEEN.includes(at)
        ? [{ isSent: false, times: 1 }]
        : [
            { isSent: true, times: 1 },
            { isSent: false, times: 0 },
          ]
      expect(outcomes).toContainEqual({ isSent, times: seen('broken') })
    },
  )
})

describe('a mail that takes too long', () => {
  it('is aborted with its connection, so that it can’t arrive after the outbox has sent it again', async () => {
    const { server, send, seen } = await played({ withinMs: 3_000 })
    server.breaks.push({ at: 'end', by: 'never' })
    await expect(send('slow')).rejects.toMatchObject({ outcome: 'unknown', isRetryable: true })
    await expect.poll(() => server.lines.size).toBe(0)
    await send('slow')
    expect(seen('slow')).toBe(2)
  })

  it('is never sent late after waiting for a connection, because the outbox sends it again by then', async () => {
    const { server, send, seen, nothingIsLeft } = await played({ withinMs: 3_000 })
    const names = ['one', 'two', 'three', 'four']
    server.breaks.push(...names.map((): Break => ({ at: 'end', by: 'never' })))
    const results = await Promise.allSettled([...names, 'waiting'].map(send))
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    await nothingIsLeft()
    expect(names.map(seen)).toEqual([1, 1, 1, 1])
    expect(seen('waiting')).toBe(0)
  })
})
