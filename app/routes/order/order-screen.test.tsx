// Order pages of one state are rendered once (`app/start/alike-pages.ts`). This takes screens that only repeat an order's
// own words.
import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { ShopFrame } from '#app/layout/shop-frame.tsx'
import type { ShellData } from '#app/session/shell-data.ts'
import { drawGapped, filled, type StandIns } from '#app/start/stand-ins.ts'
import { ComputeContext } from '#app/ui/use-computed.ts'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import { STEPS } from '#shop/order/order.ts'
import type { OrderView } from '#shop/order/view-order.ts'
import { dateOnlyOf, parseDateOnly } from '#shop/values/date.ts'
import { OrderScreen, type OrderScreenProps } from './order-screen.tsx'

const shell: ShellData = {
  brand: DEFAULT_BRAND,
  today: dateOnlyOf(new Date('2026-11-26')),
  version: '1',
  role: null,
  flash: null,
  cart: [],
  vat: { country: null, basisPoints: 2100, source: 'default' },
}

const PHASES: OrderView['phase'][] = [
  'awaiting_payment',
  'payment_processing',
  'in_progress',
  'failed',
  'completed',
  'in_review',
  'refunded',
  'canceled',
  'replaced',
]
const own = fc.record({
  id: fc.uuid(),
  reference: fc.uuid().map((id) => `wanderpass_order_1795716513532_01032_3_${id}`),
  email: fc.stringMatching(/^[\w.+-]{1,20}@[a-z-]{1,20}\.[a-z]{2,6}$/),
  startedAt: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString()),
})
type Own = Pick<OrderView, 'id' | 'reference' | 'email' | 'startedAt'>

function propsOf(phase: OrderView['phase'], of: Own): OrderScreenProps {
  const isDone = phase === 'completed' || phase === 'replaced'
  return {
    order: {
      ...of,
      phase,
      topUp: null,
      isReplacement: false,
      bundle: {
        bundleId: '01032_3',
        zone: 'Europe',
        data: '5GB',
        days: 10,
        megabytes: 5_120,
        destinations: ['FR', 'IT'],
        arrival: parseDateOnly('2027-01-02'),
        departure: parseDateOnly('2027-01-09'),
      },
      subtotalCents: 1_495,
      discountCents: 0,
      processingFeeCents: 0,
      vatBasisPoints: 2_100,
      vatCents: 314,
      totalCents: 1_809,
      refundedCents: phase === 'refunded' ? 1_809 : 0,
      isDisputeLost: false,
      couponCode: null,
      company: null,
      iccid: isDone ? '8931004057460483088' : null,
      activationCode: isDone ? 'LPA:1$smdp.example$7VJM-A2NJ-ZERD' : null,
      hasQrCode: isDone,
      isInstallable: isDone,
      reviewed: 'payment',
      steps: STEPS.map((name) => ({ name, state: isDone ? 'done' : 'waiting' })),
      errorMessage: null,
      nextTryAt: null,
      isInvoiceReady: isDone,
    },
    coverage: { picked: ['FR', 'IT'], others: ['PT'] },
    device: 'computer',
    invoiceTrouble: null,
    balance: null,
    offersAccount: phase === 'completed',
    isWithdrawn: false,
    creditNotes: [],
    nextTrySeconds: null,
    isEmailRefused: phase === 'failed',
    hasLostTopUps: false,
  }
}

/** The screen in its frame, as the server renders it, from an order's own words or from stand-ins. */
function draw(phase: OrderView['phase'], order: Own, from: StandIns | null): string {
  const swap = from?.swap ?? ((text: string) => text)
  const of = {
    id: swap(order.id),
    reference: swap(order.reference),
    email: swap(order.email),
    startedAt: swap(order.startedAt),
  }
  const screen = () => (
    <ComputeContext value={from?.compute}>
      <ShopFrame>
        <OrderScreen {...propsOf(phase, of)} />
      </ShopFrame>
    </ComputeContext>
  )
  const Stub = createRoutesStub([
    { id: 'layout/shell', path: '/', loader: () => shell, children: [{ path: 'success', Component: screen }] },
  ])
  return renderToString(
    <Stub
      initialEntries={[`/success?reference=${of.reference}`]}
      hydrationData={{ loaderData: { 'layout/shell': shell } }}
    />,
  )
}

const wordsOf = ({ reference, id, email, startedAt }: Own) => [reference, id, email, startedAt]

it.each(PHASES)('repeats an order’s own words and does nothing else with them: %s', (phase) => {
  fc.assert(
    fc.property(own, own, (one, other) => {
      const page = draw(phase, one, null)
      expect(page).toContain(one.reference)
      const gapped = drawGapped(wordsOf(one), (from) => draw(phase, one, from))
      if (!gapped) throw new Error('The screen was not rendered at once.')
      expect(filled(gapped, wordsOf(one), '').join('')).toBe(page)
      expect(filled(gapped, wordsOf(other), '').join('')).toBe(draw(phase, other, null))
    }),
    { numRuns: 4 },
  )
})
