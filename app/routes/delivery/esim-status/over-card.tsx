import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { installPageCopy } from '#app/copy/delivery/install-page.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { NewTabLink, supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { overWords } from '#app/features/esim-card/over-words.ts'
import type { OwnEsim } from '#app/features/order-access/own-esim.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'

type OverCardProps = { own: OwnEsim; over: EsimOver }

// What became of the eSIM, and the way on: above its figures, since these would be read as something to use.
export function OverCard({ own: { reference, isGift }, over }: OverCardProps) {
  const { heading, text, next } = overWords(over, isGift)
  return (
    <section className="card" aria-labelledby="esim-over">
      <h2 id="esim-over" className="text-2xl">
        {heading}
      </h2>
      <p>{text}</p>
      {next !== null && <p>{next}</p>}
      <p className="flex flex-wrap items-center gap-3">
        <LinkButton to={withQuery(isGift ? href('/gift') : href('/success'), { reference })}>
          {isGift ? giftCopy.page.title : installPageCopy.notReady.open}
        </LinkButton>
        <NewTabLink to={supportPath(reference)}>{orderCopy.support}</NewTabLink>
      </p>
    </section>
  )
}
