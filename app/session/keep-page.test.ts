import { describe, expect, it } from 'vitest'
import { keepPage } from './keep-page.ts'

const request = new Request('http://shop.test/signup', {
  method: 'POST',
  body: new URLSearchParams({ email: 'robin@example.com' }),
})
const send = (serverAction: () => Promise<string>) =>
  keepPage((form) => ({ typed: form.get('email') }))({ request, serverAction })

describe('a form whose server cannot be reached', () => {
  it('keeps what was typed, and reloads no page data', async () => {
    const answer = await send(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(answer).toMatchObject({ data: { typed: 'robin@example.com' }, init: { status: 503 } })
  })

  it('shows the server’s answer', async () => {
    expect(await send(() => Promise.resolve('saved'))).toBe('saved')
  })

  it('follows the server’s redirect', async () => {
    const way = Response.redirect('http://shop.test/login')
    await expect(send(() => Promise.reject(way))).rejects.toBe(way)
  })
})
