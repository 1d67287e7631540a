// What an owner wrote is read in the language of the page as far as they gave it, and otherwise in English, marked as such.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathIn } from '#app/language/address.ts'
import type { Language } from '#values/language.ts'
import { saveBrand } from '../support/brand-form.ts'
import { mailTo } from '../support/account-mails.ts'
import { signedIn } from '../support/http-accounts.ts'
import { BUYER, buyByCard, delivered, fillCart, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { readPdfText } from '../support/read-pdf.ts'
import { factsIn } from '../support/schema-org.ts'
import { textsWithLang } from '../support/texts-with-lang.ts'
import { ARRIVAL, DEPARTURE } from '../support/trip-to-come.ts'

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
    expect(german.html).toContain('<title lang="en">Roam &amp; rest')
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
    // The hero text and the note on legal texts came with the shop.
    expect(lacks).toEqual(['Missing in Spanish, Italian, and Dutch', 'None missing', 'None missing'])
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

const TRIP = `from=${ARRIVAL}&to_date=${DEPARTURE}`
const ask = async (path: string, question: string) => ({
  html: await (await shop.browser().post(`${path}?chat=open`, { intent: 'ask', question })).text(),
})
const marked = (html: string) => html.includes('<span lang="en">The old continent</span>')

describe('a zone’s display name', () => {
  const zonePage = '/super-admin-dashboard/catalog/Europe'
  const rename = async (names: Record<string, string>) => {
    const version = /name="version" value="([^"]+)"/.exec((await read(zonePage, owner)).html)?.[1] ?? ''
    return owner.post(zonePage, { intent: 'name', version, ...names })
  }
  const OWN = { display_name: 'The old continent', display_name_de: 'Der alte Kontinent', display_name_fr: '' }

  it('is shown at once in each language that has it, and in English with its mark where none is given', async () => {
    const before = await read('/de/bundleselector')
    expect((await rename(OWN)).status).toBe(303)
    const german = await read('/de/bundleselector')
    expect(german.tag).not.toBe(before.tag)
    expect(german.html).toContain('>Der alte Kontinent<')
    expect(german.html).not.toContain('>The old continent<')
    expect(marked((await read('/fr/bundleselector')).html)).toBe(true)
    expect((await read('/de/esim/europe')).html).toMatch(/<h1[^>]*>[^<]*Der alte Kontinent/)
    const english = await read('/bundleselector')
    expect([marked(english.html), english.html.includes('>Der alte Kontinent')]).toEqual([false, false])
  })

  it('is said in emails about the whole zone too', async () => {
    const email = 'lena@own-texts.example.com'
    const lena = await signedIn(shop, email)
    await lena.post('/account?tab=features', { intent: 'save_language', language: 'de' })
    const europe = await shop.shop.catalogue.viewDeskZone('Europe')
    const to = europe?.zone.countries.join(',') ?? ''
    await fillCart(lena, { to })
    const ordered = await lena.post('/de/checkout', { ...BUYER, email })
    const payAt = ordered.headers.get('location') ?? ''
    expect(await (await fetch(payAt)).text()).toContain('Der alte Kontinent')
    await shop.pay(payAt)
    const order = await delivered(shop, (await newestOrder(shop, email)).id)
    expect(await mailTo(shop.sandbox.url, email, /^Ihre eSIM von Wander Pass/)).toContain('Der alte Kontinent')
    const page = await read(`/de/success?reference=${encodeURIComponent(order.reference)}`, lena)
    expect(page.html).toContain('Der alte Kontinent')
    const invoice = await read(`/order/invoice?reference=${encodeURIComponent(order.reference)}`, lena)
    expect(invoice.html).toContain('Der alte Kontinent · 5\u00A0GB: Reise-eSIM')

    const ofOrder = (path: string) => lena.get(`${path}?reference=${encodeURIComponent(order.reference)}`)
    const paper = new Uint8Array(await (await ofOrder('/order/invoice.pdf')).arrayBuffer())
    expect(readPdfText(paper)).toContain('DeralteKontinent·5GB:Reise-eSIM')
    const calendar = (await (await ofOrder('/de/install/calendar.ics')).text()).replaceAll(/\r\n[ \t]/g, '')
    expect(calendar.match(/SUMMARY:.*Der alte Kontinent/g)?.length).toBeGreaterThan(0)
    expect(calendar.match(/URL.*:(http.*)/g)?.filter((line) => !line.includes(`${shop.url}/de/install?`))).toEqual([])
    await shop.shop.refunds.refundOrder(order.id)
    expect(await mailTo(shop.sandbox.url, email, /Erstattung|erstattet|Rückzahlung/i)).toContain('Der alte Kontinent')
  })

  it.each([
    ['an answer of the assistant', '• Der alte Kontinent, 5 GB', '/de/support', 'Was kostet 5 GB in Frankreich?'],
    ['an English answer', '• The old continent, 5 GB', '/support', 'How much is 5 GB for France?'],
    ['the contract summary', 'Der alte Kontinent', '/de/contract-summary/01032_3', ''],
    ['the feed, which is English', 'eSIM The old continent: 5 GB', '/products.tsv', ''],
    ['the bundles of the widget, by their zone’s name', '<strong>Europa · 1 GB', `/de/embed?to=FR&${TRIP}`, ''],
  ])('is said in %s', async (_where, words, path, question) => {
    const { html } = question ? await ask(path, question) : await read(path)
    expect(html.replaceAll('\u00A0', ' ').includes(words)).toBe(true)
  })

  it('is marked as English wherever a text of another language has it', async () => {
    const browser = shop.browser()
    const europe = await shop.shop.catalogue.viewDeskZone('Europe')
    const to = europe?.zone.countries.join(',') ?? ''
    const trip = `${TRIP}&step=results`
    const { order } = await buyByCard(shop, browser, { email: 'marie@own-texts.example.com' }, { to })
    await delivered(shop, order.id)
    const reference = `reference=${encodeURIComponent(order.reference)}`
    await fillCart(browser, { to })
    const found = new Map<string, string[]>()
    for (const path of [
      '/bundleselector',
      '/bundleselector?to=FR,IT',
      `/bundleselector?to=FR,IT&${trip}`,
      `/bundleselector?to=FR,IT&${trip}&bundle=01032_3`,
      '/esim',
      '/esim/france',
      '/esim/europe',
      '/contract-summary/01032_3',
      '/checkout',
      `/success?${reference}`,
      `/top-up?${reference}`,
      `/esim-status?${reference}`,
      `/install?${reference}`,
    ]) {
      const texts = textsWithLang((await read(`/fr${path}`, browser)).html).filter(({ text }) =>
        text.includes('The old continent'),
      )
      found.set(
        path,
        texts.filter(({ lang }) => lang !== 'en').map(({ text }) => text),
      )
    }
    expect(Object.fromEntries([...found].filter(([, texts]) => texts.length > 0))).toEqual({})
  })

  it('says where it is edited which languages lack it, and who changed it in one', async () => {
    const { html } = await read(zonePage, owner)
    expect(html).toContain('Missing in French, Spanish, Italian, and Dutch')
    expect(html).toContain('Display name in German')
  })

  it('is held to the same rules, and goes by being emptied', async () => {
    const refused = await rename({ ...OWN, display_name_it: 'Europa; e altro' })
    expect([refused.status, (await refused.text()).includes('Italian: A display name has')]).toEqual([400, true])
    expect((await rename({ display_name: '', display_name_de: '' })).status).toBe(303)
    expect((await read('/de/bundleselector')).html).not.toContain('alte Kontinent')
    const europe = await shop.shop.catalogue.viewDeskZone('Europe')
    expect(europe?.zone.displayNameIn).toEqual({})
  })
})

describe('a legal text in another language', () => {
  const LEGAL = ['/terms', '/privacy', '/contract-summary/01032_3']
  const notesIn = async (language: Language) =>
    Promise.all(LEGAL.map(async (path) => (await read(pathIn(path, language))).html))

  it('says that it is a translation, and leads to the one that binds', async () => {
    for (const html of await notesIn('de')) expect(html).toContain('Maßgeblich ist die englische Fassung.')
    const [terms = ''] = await notesIn('nl')
    expect(terms).toMatch(/<a href="\/terms" hrefLang="en"[^>]*>Lees de Engelse tekst</i)
    for (const html of await notesIn('en')) expect(html).not.toContain('hrefLang="en" class="link')
  })

  it('says what its owner wrote instead, each in its language', async () => {
    expect(
      (await save({ legalNote: 'In force since May', legalNote_nl: 'De Nederlandse tekst is bindend.' })).status,
    ).toBe(303)
    for (const html of await notesIn('nl')) {
      expect(html).toContain('>De Nederlandse tekst is bindend.<')
      expect(html).not.toContain('In force since May')
    }
    for (const html of await notesIn('de')) expect(html).toContain('Maßgeblich ist die englische Fassung.')
    for (const html of await notesIn('en')) expect(html).toContain('>In force since May<')
    expect((await read('/nl')).html).not.toContain('De Nederlandse tekst is bindend.<')
  })
})
