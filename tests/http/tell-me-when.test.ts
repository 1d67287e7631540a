// The page for a country that isn't sold: without a script, by a link that only a button makes count, and with the one
// click of an email program.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo } from '#tests/support/account-mails.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const asks = async (email: string, country = 'MA') => {
  const answer = await shop.browser().post('/tell-me-when', { email, country })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Check your inbox')])
  const text = await mailTo(shop.sandbox.url, email, /hear about/)
  return /\/tell-me-when\?key=[\w-]+/.exec(text)?.[0] ?? ''
}
const people = async () => (await shop.shop.wishes.countWishes()).reduce((sum, each) => sum + each.people, 0)

describe('the page for a country that isn’t sold', () => {
  it('is led to by the search and by results for it, and names it', async () => {
    const browser = shop.browser()
    for (const path of [
      '/bundleselector?q=Marrakesh',
      '/bundleselector?to=MA&from=2034-05-01&to_date=2034-05-05&step=results',
    ]) {
      const text = await (await browser.get(path)).text()
      expect(text).toContain('Our bundles don’t cover Morocco yet.')
      expect(text).toContain('href="/tell-me-when?country=MA"')
    }
    expect(await (await browser.get('/tell-me-when?country=MA')).text()).toContain('We don’t cover Morocco yet')
    expect(await (await browser.get('/tell-me-when?country=ES')).text()).not.toContain('We don’t cover Spain')
  })

  it('says what is wrong beside its field, and keeps what was typed', async () => {
    const answer = await shop.browser().post('/tell-me-when', { email: 'anna@', country: 'MA' })
    const text = await answer.text()
    expect(answer.status).toBe(400)
    expect(text).toContain('Please enter a valid email address')
    expect(text).toContain('value="anna@"')
  })

  it('changes nothing when its link is opened; its button agrees, and then ends it', async () => {
    const link = await asks('anna@example.com')
    const browser = shop.browser()
    const opened = await (await browser.get(link)).text()
    expect(opened).toContain('Yes, tell me')
    expect(opened).not.toContain('anna@example.com')
    expect(await people()).toBe(0)
    expect(await (await browser.post(link, { intent: 'agree' })).text()).toContain('We’ll tell you about Morocco')
    expect(await people()).toBe(1)
    expect(await (await browser.post(link, { intent: 'stop' })).text()).toContain('You’re not on the list')
    expect(await people()).toBe(0)
    // A page that was opened before still has the button that agrees.
    for (const intent of ['agree', '']) {
      const late = await browser.post(link, { intent })
      expect([late.status, (await late.text()).includes('Done.')]).toEqual([409, false])
    }
    expect(await people()).toBe(0)
  })

  it('ends by the one click of an email program, without cookie and origin (RFC 8058), and by no foreign page', async () => {
    const link = await asks('ben@example.com')
    await shop.browser().post(link, { intent: 'agree' })
    const click = (path: string, headers: Record<string, string> = {}) =>
      fetch(shop.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await click(link, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await click(`${link}AAA`)).status).toBe(403)
    expect((await click(link.replace('/tell-me-when', '/alerts'))).status).toBe(403)
    expect(await people()).toBe(1)
    expect((await click(link)).status).toBe(200)
    expect(await people()).toBe(0)
  })

  it.each(['/tell-me-when?key=', '/tell-me-when?key=forged', '/tell-me-when?key=a&key=b'])(
    'finds nothing at %s',
    async (path) => {
      expect((await shop.browser().get(path)).status).toBe(404)
      expect((await shop.browser().post(path, { intent: 'stop' })).status).toBe(404)
    },
  )

  it('shows the owner how many people wait for a country, and not who', async () => {
    for (const person of ['cleo', 'dora'])
      await shop.browser().post(await asks(`${person}@example.com`, 'MV'), { intent: 'agree' })
    const owner = await signedIn(shop, 'owner@example.com', 'super-admin')
    const text = await (await owner.get('/super-admin-dashboard/catalog')).text()
    expect(text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Maldives 2')
    expect(text).not.toContain('cleo@')
  })
})
