import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { placeVat, placeVatContext } from './visitor.ts'

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
