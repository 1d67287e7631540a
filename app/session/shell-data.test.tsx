import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { useCart } from './shell-data.ts'

function Basket() {
  return <p>{useCart().length}</p>
}

it('fails with a clear message if a page reads the cart outside the shell', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Basket }])
  expect(() => renderToString(<Stub />)).toThrow('useCart must be used within a CartProvider')
})
