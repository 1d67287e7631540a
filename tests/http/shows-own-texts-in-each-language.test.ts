// What an owner wrote is read in the language of the page as far as they gave it, and otherwise in English, marked as such.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '#app/language/address.ts'
import { saveBrand } from '../support/brand-form.ts'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { factsIn } from '../support/schema-org.ts'

let shop: HttpShop
let owner: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'owner@own-texts.example.com', 'super-admin')
  await owner.post('/admin?tab=brand', { intent: 'create_record' })
}, 120_000)
afterAll(() => shop.close())

const read = async (path: string, browser = shop.browser()) => {
  const answer = await browser.get(path)
  return { html: await answer.text(), tag: answer.headers.get('etag') }
}
const described = async (path: string) => JSON.stringify(factsIn((await read(path)).html))
const house = () => shop.shop.brands.readBrand(`localhost:${shop.port}`)
const save = async (fields: Record<string, string>, browser = owner) =>
  saveBrand(browser, { version: String((await house()).version), ...fields })
/** The element with this text, and its language if it has one of its own. */
const langsOf = (html: string, text: string) =>
  [...html.matchAll(/<(?:p|h1)\b([^>]*)>([^<]*)</g)]
    .filter(([, , words = '']) => words.trim() === text)
    .map(([, attributes = '']) => /\blang="(\w+)"/i.exec(attributes)?.[1] ?? null)

describe('a brand’s own text', () => {
  it('is shown at once in each language that has it, and in English with its mark where none is given', async () => {
    const before = await read('/de')
    const own = { tagline: 'By the sea', heroText: 'Roam & rest', tagline_de: 'Direkt am Meer', tagline_fr: 'Côté mer' }
    expect((await save(own)).status).toBe(303)

    const german = await read('/de')
    expect(german.tag).not.toBe(before.tag)
    expect(langsOf(german.html, 'Direkt am Meer')).toEqual([null])
    expect(german.html).not.toContain('By the sea')
    expect(langsOf(german.html, 'Roam &amp; rest')).toEqual(['en'])
    expect(langsOf((await read('/fr')).html, 'Côté mer')).toEqual([null])
    for (const language of ['es', 'it', 'nl'] as const)
      expect(langsOf((await read(pathIn('/', language))).html, 'By the sea')).toEqual(['en'])
    const english = await read('/')
    expect(langsOf(english.html, 'By the sea')).toEqual([null])
    expect(english.html).not.toMatch(/Direkt am Meer|Côté mer/)
  })

  it('that came with the shop is in every language, unless its owner says it otherwise in one', async () => {
    expect((await save({ heroText: '', heroText_nl: 'Op reis met onze eSIM' })).status).toBe(303)
    expect(langsOf((await read('/nl')).html, 'Op reis met onze eSIM')).toEqual([null])
    expect(langsOf((await read('/de')).html, 'Mit unserer eSIM um die Welt')).toEqual([null])
    expect((await save({ heroText: '', heroText_nl: '' })).status).toBe(303)
    expect((await read('/nl')).html).not.toContain('Op reis met onze eSIM')
  })

  it('describes the shop to search engines in the language of the page', async () => {
    const { version, brand } = await house()
    const path = `/super-admin-dashboard?tab=businesses&edit=${brand.id}`
    const form = { version: String(version), description: 'Data for sailors', description_it: 'Dati per chi naviga' }
    expect((await saveBrand(owner, form, path)).status).toBe(303)
    expect(await described('/it')).toContain('"description":"Dati per chi naviga"')
    expect(await described('/es')).toContain('"description":"Data for sailors"')
  })

  it('says in the back office which languages lack it', async () => {
    await save({ tagline: 'By the sea', heroText: '', tagline_de: 'Direkt am Meer', tagline_fr: 'Côté mer' })
    const { html } = await read('/admin?tab=brand', owner)
    const lacks = [...html.matchAll(/(None missing|Missing in [^<]+)/g)].map(([text]) => text)
    expect(lacks).toEqual(['Missing in Spanish, Italian, and Dutch', 'None missing'])
  })

  it.each([
    ['tagline_de', 'x'.repeat(121)],
    ['tagline_es', '<b>al mar</b>'],
    ['heroText_fr', 'demi\u202Etour'],
  ])('is held to the same rules in %s: %j (I08)', async (field, text) => {
    const before = await house()
    const answer = await save({ [field]: text })
    expect(answer.status).toBe(400)
    const input = (await answer.text()).match(new RegExp(`<input[^>]*name="${field}"[^>]*>`))?.[0]
    expect(input).toMatch(/aria-invalid="true"/i)
    expect(await house()).toEqual(before)
  })

  it('keeps what somebody else saved in another language meanwhile', async () => {
    const { version } = await house()
    const opened = JSON.stringify({ name: 'Wander Pass', tagline: 'By the sea', tagline_de: 'Direkt am Meer' })
    const seen = { version: String(version), opened, tagline: 'By the sea', tagline_de: 'Direkt am Meer' }
    expect((await saveBrand(owner, { ...seen, tagline_it: 'Sul mare' })).status).toBe(303)
    const second = await saveBrand(owner, { ...seen, tagline_it: '', tagline_es: 'Junto al mar' })
    expect(second.status).toBe(409)
    const page = await second.text()
    expect(page).toContain('Tagline in Spanish')
    expect(page).toContain('value="Sul mare"')
    const now = /name="opened" value="(\{.*?\})"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const mine = {
      ...seen,
      version: String(version + 1),
      opened: now,
      tagline_es: 'Junto al mar',
      tagline_it: 'Sul mare',
    }
    expect((await saveBrand(owner, mine)).status).toBe(303)
    expect((await house()).brand.taglineIn).toEqual({
      de: 'Direkt am Meer',
      es: 'Junto al mar',
      fr: 'Côté mer',
      it: 'Sul mare',
    })
  })
})
