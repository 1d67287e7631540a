import { tripName } from '#app/language/trip-name.ts'
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import type { CSSProperties } from 'react'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { orderCopy, stepCopy } from '#app/copy/sales/order.ts'
import { Pass } from '#app/ui/pass.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { PassStamps } from './pass-stamps.tsx'
import { doneCount } from './shown-steps.ts'
import './printer.css'

type PrinterProps = { order: OrderView; brandName: string; isSeenLive: boolean }

// The Pass emerges from the slot with every step. Everything is also in text elsewhere, so it is a picture for screen
// readers.
export function Printer({ order, brandName, isSeenLive }: PrinterProps) {
  const { phase, bundle, steps } = order
  const done = doneCount(steps)
  const isWhole = phase === 'completed' || phase === 'refunded'
  const isStamped = phase === 'in_progress' || phase === 'failed' || phase === 'completed'
  const style: CSSProperties & Record<'--printed', number> = {
    '--printed': isWhole ? 1 : 0.5 + (done / steps.length) * 0.4,
  }
  return (
    <div
      className={`printer ${order.topUp ? 'pass-undated' : ''}`}
      aria-hidden="true"
      data-phase={phase}
      data-whole={isWhole || undefined}
      data-live={isSeenLive || undefined}
      style={style}
    >
      <div className="printer-paper">
        <div className="printer-pass">
          <Pass
            brandName={brandName}
            name={tripName(bundle)}
            zone={bundle.zone}
            data={bundle.data}
            days={bundle.days}
            arrival={bundle.arrival}
            departure={bundle.departure}
            countries={bundle.destinations}
            totalCents={order.totalCents}
            priceNote={phase === 'completed' ? orderCopy.summary.paid : priceTaxCopy.note(order.vatCents)}
            bundleId={bundle.bundleId}
            reference={order.reference}
            stamps={
              isStamped && (
                <PassStamps
                  stamps={steps.map(({ name, state }) => ({ label: stepCopy[name].done, isDone: state === 'done' }))}
                />
              )
            }
            qr={
              phase === 'completed' && order.hasQrCode ? (
                <img
                  src={withQuery(href('/order/qr-code'), { reference: order.reference })}
                  alt=""
                  width={136}
                  height={136}
                  className="printer-qr"
                />
              ) : undefined
            }
            isTravelling
          />
        </div>
      </div>
      <div className="printer-slot" />
    </div>
  )
}
