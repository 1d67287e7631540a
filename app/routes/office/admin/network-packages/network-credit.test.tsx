import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { CreditCell, LeastCreditForm } from './network-credit.tsx'

const NETWORK = {
  id: 'one',
  name: 'One',
  kind: 'One',
  login: [],
  callbackUrl: 'https://shop.example/one',
  isActive: true,
  isLeftAlone: false,
  credit: null,
  creditState: 'empty' as const,
  isLeastSet: false,
  leastCents: 0,
  catalogue: null,
  lately: { orders: 0, failed: 0 },
  days: null,
}

it('a network that sells nothing says so, and has the form for its limit, whatever its credit', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <CreditCell {...NETWORK} />
          <LeastCreditForm network={NETWORK} answer={undefined} />
        </>
      ),
    },
  ])
  const page = renderToStaticMarkup(<Page />)
  expect(page).toContain('Too low: sells nothing')
  expect(page).toContain('Amount in its currency')
})
