import { describe, expect, it } from 'vitest'
import { keepPage } from './keep-page.ts'

const request = new Request('http://shop.test/signup', {
  method: 'POST',
  body: new URLSearchParams({ email: 'robin@example.com' }),
})
const send = (serverAction: () => Promise<string>) =>
  keepPage((form) => ({ typed: form.get('email') }))({ request, serverAction })

describe('a form whose server cannot be reached', () => {
  it('keeps what was typed, and asks for no page data anew', async () => {
    const answer = await send(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(answer).toMatchObject({ data: { typed: 'robin@example.com' }, init: { status: 503 } })
  })

  it('gives the answer of a server that answers', async () => {
    expect(await send(() => Promise.resolve('saved'))).toBe('saved')
  })

  it('goes where the server leads', async () => {
    const way = Response.redirect('http://shop.test/login')
    await expect(send(() => Promise.reject(way))).rejects.toBe(way)
  })
})
