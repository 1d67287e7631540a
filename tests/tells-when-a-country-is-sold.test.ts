// Whoever waits for a country is told once that it is on sale, however it came on sale, and is forgotten then.
import type { ForeignLanguage } from '#values/language.ts'
import { createSealer } from '#values/secret.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { networkPackages, wishes } from '#db/schema.ts'
import { answerWishes, listWishesToAnswer } from '#shop/support/wish/answer-wishes.ts'
import { wishStore } from '#shop/support/wish/wish-store.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { countMailsTo, mailTo } from './support/account-mails.ts'
import { hasAnAccount, PASSWORD } from './support/having-accounts.ts'
import { connectWholesaler } from './support/having-networks.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const ANNA = 'anna@example.com'
const DAY_MS = 86_400_000
const QUESTION = /Do you want to hear about/
const NEWS = /now covers/

let shop: TestShop
let owner: Caller
beforeEach(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
})
afterEach(() => shop.close())

const ask = (email = ANNA, country = 'MA', rateLimitKey = email, language: ForeignLanguage | null = null) =>
  shop.shop.wishes.askForCountry({ email, country, rateLimitKey }, { ...shop.at, language })
const keyFor = async (email = ANNA) => {
  const text = await mailTo(shop.sandbox.url, email, QUESTION)
  return /key=([\w-]+)/.exec(text)?.[1] ?? ''
}
const agrees = async (email = ANNA, country = 'MA') => {
  await ask(email, country)
  const key = await keyFor(email)
  expect(await shop.shop.wishes.confirmWish(key)).toEqual({ ok: true })
  return key
}
const setMorocco = async (status: 'Active' | 'Inactive') => {
  const { version } = await shop.shop.catalogue.viewDeskCatalogue()
  const edit = { kind: 'status' as const, bundleId: '12032_2', status }
  const done = await shop.shop.catalogue.changeCatalogue({ edits: [edit], seen: { zone: null, version } }, owner)
  expect(done).toMatchObject({ ok: true, changed: 1 })
}
const rounds = async () => {
  await shop.shop.worker.sweep()
  await shop.shop.worker.sweep()
}
const toldTo = async (email = ANNA) => {
  await rounds()
  return countMailsTo(shop.sandbox.url, email, NEWS)
}
const waiting = () => shop.database.db().select().from(wishes)

describe('a wish', () => {
  it('is told once when a bundle comes on sale, and its address is forgotten with it', async () => {
    await agrees()
    expect(await toldTo()).toBe(0)
    await setMorocco('Active')
    expect(await toldTo()).toBe(1)
    expect(await mailTo(shop.sandbox.url, ANNA, NEWS)).toContain('/bundleselector?to=MA')
    expect(await waiting()).toEqual([])
    await setMorocco('Inactive')
    await setMorocco('Active')
    expect(await toldTo()).toBe(1)
  })

  it('is answered in the language in which it was asked, with a link to that language', async () => {
    await ask(ANNA, 'MA', ANNA, 'de')
    const text = await mailTo(shop.sandbox.url, ANNA, /Marokko/)
    await shop.shop.wishes.confirmWish(/key=([\w-]+)/.exec(text)?.[1] ?? '')
    await setMorocco('Active')
    await rounds()
    expect(await mailTo(shop.sandbox.url, ANNA, /^Neu bei/)).toContain('/de/bundleselector?to=MA')
  })

  it('of a mailbox that didn’t agree gets nothing but the question', async () => {
    await ask()
    await mailTo(shop.sandbox.url, ANNA, QUESTION)
    await setMorocco('Active')
    expect(await toldTo()).toBe(0)
    expect(await countMailsTo(shop.sandbox.url, ANNA, /./)).toBe(1)
  })

  it('is for a country that isn’t sold, by an address', async () => {
    expect(await ask(ANNA, 'ES')).toEqual({ ok: false, problem: 'on_sale' })
    expect(await ask(ANNA, 'XX')).toEqual({ ok: false, problem: 'country_unknown' })
    expect(await ask('nobody', 'MA')).toEqual({ ok: false, problem: 'email_invalid' })
    expect(await waiting()).toEqual([])
  })

  it('that is asked for again gets the same answer, and counts once', async () => {
    const first = await ask()
    const key = await keyFor()
    await shop.shop.wishes.confirmWish(key)
    expect(await ask()).toEqual(first)
    await rounds()
    expect(await countMailsTo(shop.sandbox.url, ANNA, QUESTION)).toBe(1)
    expect(await shop.shop.wishes.countWishes()).toEqual([{ country: 'MA', people: 1 }])
  })

  it('costs an address three emails an hour, whoever asks, and a network thirty', async () => {
    const answers = []
    for (const network of ['1', '2', '3', '4']) answers.push(await ask(ANNA, 'MV', network))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false])
    for (let at = 0; at < 30; at += 1) await ask(`p${at}@example.com`, 'MV', 'busy')
    expect(await ask('last@example.com', 'MV', 'busy')).toMatchObject({ problem: 'too_often' })
  })

  it('ends by the link of its email, which ends nothing else', async () => {
    const key = await agrees()
    await agrees('ben@example.com')
    expect(shop.shop.wishes.isWishKey(key)).toBe(true)
    expect(shop.shop.wishes.isWishKey(createSealer('another', 'wishes').seal('x'))).toBe(false)
    await shop.shop.wishes.endWish(key)
    await shop.shop.wishes.endWish(key)
    expect(await shop.shop.wishes.confirmWish(key)).toEqual({ ok: false, problem: 'wish_gone' })
    await setMorocco('Active')
    expect([await toldTo(), await toldTo('ben@example.com')]).toEqual([0, 1])
  })

  it('may be agreed to for a day, and waits for a year, to the millisecond', async () => {
    const start = shop.clock.now()
    const standAfter = (ms: number) => shop.standAt(new Date(start.getTime() + ms))
    standAfter(0)
    await ask()
    await ask('ben@example.com')
    const [anna, ben] = [await keyFor(), await keyFor('ben@example.com')]
    standAfter(DAY_MS)
    expect(await shop.shop.wishes.confirmWish(ben)).toEqual({ ok: false, problem: 'wish_gone' })
    standAfter(DAY_MS - 1)
    expect(await shop.shop.wishes.confirmWish(anna)).toEqual({ ok: true })
    const store = wishStore(shop.database)
    const agreedAt = start.getTime() + DAY_MS - 1
    const count = async (ms: number) => (await store.countByCountry(new Date(agreedAt + ms))).length
    expect([await count(365 * DAY_MS - 1), await count(365 * DAY_MS)]).toEqual([1, 0])
    const forget = (ms: number) => store.forgetUnanswered(new Date(agreedAt + ms), 10)
    expect([await forget(-1), await forget(0)]).toEqual([0, 1])
    expect(await store.forgetUnconfirmed(start, 10)).toBe(1)
    shop.standAt(null)
  })
})

describe('a country that came on sale', () => {
  it('with a package of a connected network is told as well', async () => {
    await connectWholesaler(shop.shop, { owner, name: 'Wholesale', millionths: 900_000, from: shop.shop.today() })
    const { zones } = await shop.shop.catalogue.viewCatalogue(shop.at)
    const sold = new Set(zones.filter(({ name }) => name !== 'Morocco').flatMap(({ countries }) => countries))
    const rows = await shop.database.db().select().from(networkPackages)
    const unsold = rows.flatMap(({ packageId, offered, unsoldBecause }) => {
      const country = offered.countries.find((code) => !sold.has(code))
      return country && unsoldBecause === null ? [{ packageId, country }] : []
    })
    const { packageId = '', country = '' } = unsold[0] ?? {}
    await agrees(ANNA, country)
    const decided = { networkId: 'esim-access', decision: 'sold' as const, packages: [packageId] }
    expect(await shop.shop.packages.decidePackages(decided, owner)).toMatchObject({ ok: true, sold: 1 })
    expect(await toldTo()).toBe(1)
  })

  it('is told once to each of many, by two rounds at the same moment, though one ended in the middle', async () => {
    const people = Array.from({ length: 6 }, (_, at) => `person-${at}@example.com`)
    for (const person of people) await agrees(person)
    await setMorocco('Active')
    let left = 3
    const dies: SendAccountMail = () => (--left > 0 ? Promise.resolve() : Promise.reject(new Error('killed')))
    await expect(answer(dies)).rejects.toThrow('killed')
    expect(await waiting()).toHaveLength(6)

    const queued: string[] = []
    const queue: SendAccountMail = ({ email }) => Promise.resolve(void queued.push(email))
    await Promise.all([answer(queue), answer(queue)])
    expect(queued.toSorted()).toEqual(people)
    expect(await waiting()).toEqual([])
  })
})

describe('whoever waits', () => {
  it('finds it in a copy of their data, takes it along to another address, and is forgotten with the account', async () => {
    const { id } = await hasAnAccount(shop, ANNA)
    await agrees()
    const copy = await shop.shop.customers.exportMyData(id)
    expect(copy.ok && copy.mine.countriesWaitedFor).toEqual([
      { country: 'MA', askedAt: expect.any(Date), confirmedAt: expect.any(Date) },
    ])
    const store = wishStore(shop.database)
    await agrees('new@example.com', 'MV')
    await store.moveTo('new@example.com', ANNA)
    expect((await store.listOf('new@example.com')).map(({ country }) => country)).toEqual(['MA', 'MV'])
    await store.moveTo(ANNA, 'new@example.com')
    const input = { userId: id, password: PASSWORD }
    expect(await shop.shop.customers.deleteAccount(input, { ...shop.at })).toEqual({ ok: true })
    expect(await waiting()).toEqual([])
  })
})

const answer = async (sendAccountMail: SendAccountMail) => {
  const needed = needs(sendAccountMail)
  for (const wished of await listWishesToAnswer(needed)) await answerWishes(needed, wished)
}
const needs = (sendAccountMail: SendAccountMail) => ({
  wishes: wishStore(shop.database),
  clock: shop.clock,
  transaction: shop.database.tx,
  readPriceList: async () => ({ selling: await shop.shop.catalogue.viewCatalogue(shop.at), buying: null }),
  findTenant: () => Promise.resolve(shop.at.tenant),
  sealerOf: (purpose: string) => createSealer('secret', purpose),
  sendAccountMail,
})
