import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createSealer, createSigner } from '#values/secret.ts'
import { cookiesContext, shopCookies } from './cookies.ts'
import { placeVat, placeVatContext, readCart, writeCart } from './visitor.ts'

it('uses one VAT rate for the whole page, however many parts ask', async () => {
  const context = new RouterContextProvider()
  const request = new Request('https://shop.example/')
  const decided = Promise.resolve({
    country: 'FR',
    basisPoints: 2000,
    basis: 'located' as const,
    conflict: false,
    ipCountry: 'FR',
    chosenCountry: null,
    ip: '192.0.2.1',
  })
  context.set(placeVatContext, decided)
  expect(placeVat(request, context)).toBe(decided)
  expect(await placeVat(new Request('https://shop.example/faq.data'), context)).toMatchObject({ country: 'FR' })
})

it('verifies the cart once per request, however many parts ask, and has none without a cookie', async () => {
  const secret = 'a secret of sixteen'
  const cookies = shopCookies({
    signer: createSigner(secret),
    now: () => new Date(),
    isSecure: false,
    draftSealer: createSealer(secret, 'checkout draft'),
  })
  const asking = () => {
    const context = new RouterContextProvider()
    context.set(cookiesContext, cookies)
    return context
  }
  const cart = { id: crypto.randomUUID(), bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null }
  const cookie = (await writeCart(cart, asking())).split(';', 1)[0] ?? ''
  const context = asking()
  const read = readCart(new Request('https://shop.example/', { headers: { cookie } }), context)
  expect(await read).toMatchObject(cart)
  expect(readCart(new Request('https://shop.example/faq.data', { headers: { cookie } }), context)).toBe(read)
  expect(await readCart(new Request('https://shop.example/'), asking())).toBeNull()
})
