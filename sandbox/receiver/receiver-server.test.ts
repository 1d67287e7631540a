import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aNetwork, closeWorlds } from '#tests/support/network-world.ts'

afterEach(closeWorlds)

const SECRET = 'wp_hook_of-a-test'
const BODY = '{"id":"1","type":"order.created","data":{"order":{"name":"<b>booking</b>"}}}'
const told = z.array(z.looseObject({ verdict: z.string(), path: z.string(), answered: z.string() }))

const signatureOf = (secrets: string[], at: Date, body = BODY) => {
  const second = Math.floor(at.getTime() / 1000)
  return [
    `t=${second}`,
    ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`),
  ].join(',')
}

async function aReceiver() {
  const { sandbox } = await aNetwork()
  const { url } = sandbox
  return {
    url,
    clock: sandbox.clock,
    send: (signature: string | null, { path = '', body = BODY } = {}) =>
      fetch(`${url}/receiver${path}`, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'wander-pass-event': 'order.created',
          'wander-pass-event-id': '1',
          ...(signature !== null && { 'wander-pass-signature': signature }),
        },
      }),
    set: (what: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      fetch(`${url}/control/receiver/${what}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        headers,
      }),
    page: async () => (await fetch(`${url}/receiver`)).text(),
    verdicts: async () => told.parse(await (await fetch(`${url}/receiver/api/messages`)).json()),
  }
}

describe('the receiver', () => {
  it('shows what arrived, newest first, and whether its signature is valid, even if the secret is entered later', async () => {
    const { send, set, page, verdicts, clock } = await aReceiver()
    expect(await page()).toContain('No messages yet')
    const now = clock.now()
    expect((await send(signatureOf([SECRET], now))).status).toBe(204)
    expect(await page()).toContain('Not checked: paste your signing secret above')
    expect((await set('secrets', { secret: ` ${SECRET} ` })).headers.get('location')).toBe('/receiver')
    await send(signatureOf(['another'], now), { path: '/test' })
    await send(signatureOf([SECRET], now), { body: BODY.replace('1', '2') })
    await send(signatureOf([SECRET], new Date(now.getTime() - 301_000)))
    await send(signatureOf(['new', SECRET], now))
    await send(null)
    expect((await verdicts()).map(({ verdict }) => verdict)).toEqual([
      'unsigned',
      'held',
      'too_old',
      'wrong',
      'wrong',
      'held',
    ])
    const shown = await page()
    expect(shown).toContain('Signature held')
    expect(shown).toContain('Signature did not hold')
    expect(shown).toContain('/receiver/test')
    expect(shown).toContain('&lt;b&gt;booking')
    expect(shown).not.toContain(SECRET)
    await set('clear')
    expect([await verdicts(), (await page()).includes('No secrets yet')]).toEqual([[], true])
  })

  it('answers as configured, so that a partner sees how the shop reacts', async () => {
    const { url, send, set, verdicts } = await aReceiver()
    for (const [answer, status] of [
      ['500', 500],
      ['400', 400],
      ['302', 302],
      ['204', 204],
    ] as const) {
      await set('answer', { answer })
      expect((await send(null)).status).toBe(status)
    }
    expect((await verdicts()).map(({ answered }) => answered)).toEqual(['204', '302', '400', '500'])
    expect((await set('answer', { answer: '200' })).status).toBe(400)
    expect((await set('secrets', { secret: '' })).status).toBe(400)
    expect((await set('anything')).status).toBe(404)
    expect((await fetch(`${url}/receiver`)).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('can’t be configured from another site, or by what the shop sends', async () => {
    const { set, send, page } = await aReceiver()
    expect((await set('clear', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send(null, { path: '/answer', body: 'answer=500' })).status).toBe(204)
    expect(await page()).toContain('/receiver/answer')
  })

  it('shows the last 50 messages, and rejects one of 256 kB', async () => {
    const { send, verdicts } = await aReceiver()
    expect((await send(null, { body: 'x'.repeat(256_001) })).status).toBe(413)
    for (let count = 0; count < 60; count++) await send(null)
    expect(await verdicts()).toHaveLength(50)
  })
})
