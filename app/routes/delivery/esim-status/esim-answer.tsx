// What the network says of one eSIM, below what became of its order; only what can still be installed offers its codes.
import type { Ref } from 'react'
import { EndedCard } from '#app/features/esim-card/ended-card.tsx'
import type { FormFetcher } from '#app/forms/form.tsx'
import { isPastExpiry } from '#shop/sales/esim-status/esim-status.ts'
import { ActivationCard } from './activation-card.tsx'
import { ResultCard } from './result-card.tsx'
import { useElapsed } from './use-elapsed.ts'
import type { ShownCard } from './use-status.ts'

type EsimAnswerProps = {
  card: ShownCard
  fetcher: FormFetcher
  isPending: boolean
  heading: Ref<HTMLHeadingElement>
}

export function EsimAnswer({ card, ...result }: EsimAnswerProps) {
  const { own, email } = card
  const elapsed = useElapsed(card.esim)
  const esim = asOfNow(card, elapsed)
  const isEnded = esim.status === 'Expired' || (esim.status === 'Depleted' && card.topUpPath === null)
  const isOver = own !== null && own.over !== null
  return (
    <>
      {own && isEnded && !isOver && <EndedCard bundle={own.bundle} />}
      <ResultCard card={{ ...card, esim }} isOver={isEnded || isOver} elapsed={elapsed} {...result} />
      {card.isHolder && !isEnded && !isOver && <ActivationCard key={esim.iccid} iccid={esim.iccid} email={email} />}
    </>
  )
}

// An eSIM may expire while somebody is looking at it.
function asOfNow({ esim }: ShownCard, elapsed: number): ShownCard['esim'] {
  const now = new Date(Date.parse(esim.checkedAt) + elapsed * 1000)
  const isPast = isPastExpiry({ expiresAt: esim.expiresAt === null ? null : new Date(esim.expiresAt) }, now)
  return isPast && esim.status === 'Active' ? { ...esim, status: 'Expired' } : esim
}
