import { esimNowCopy } from '#app/copy/delivery/esim-now.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import { SameAgain } from './same-again.tsx'

const copy = esimNowCopy.ended

// Its data or its days are used up: what is left to do is to buy the next one.
export function EndedCard({ bundle }: { bundle: OrderedBundle }) {
  return (
    <div className="esim-now-card">
      <h2 className="text-2xl">{copy.heading}</h2>
      <p>{copy.text}</p>
      <SameAgain bundle={bundle} words={copy.again} isMain />
    </div>
  )
}
