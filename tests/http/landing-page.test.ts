import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

describe('the landing page', () => {
  it('tells its story without script, in the order of the specification', async () => {
    const html = await (await shop.browser().get('/')).text()
    const places = [
      'id="bundle-selector"',
      'One eSIM, wherever you’re headed',
      'Built for travel businesses',
      'Sample stories, written by us.',
      'Score last updated March 2025',
      'official partner of a rally team',
      'How it works',
      'Premium Economy Class',
      'Where to next?',
    ].map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it.each([
    ['Learn More', '/faq'],
    ['Get Started', '/business'],
    ['Explore Full Partnership Options', '/business'],
  ])('leads from %s to %s', async (label, path) => {
    const html = await (await shop.browser().get('/')).text()
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    const named = links.find(([, , words = '']) => words.replaceAll(/<[^>]*>/g, '').startsWith(label))
    expect(named?.[1]).toBe(path)
  })
})
