// What became of an order, in a headline and its sentences, with the way to support below.
import { href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Heading } from './heading.tsx'

type OutcomeLeadProps = {
  reference: string
  heading: string
  text: string
  /** What follows from it, a sentence each; false where there is nothing to say. */
  next: (string | false)[]
  /** What is said more quietly. */
  aside?: string
  /** What comes first below it: buying again, or support itself. */
  first?: 'again' | 'support'
}

export function OutcomeLead({ reference, heading, text, next, aside, first }: OutcomeLeadProps) {
  return (
    <>
      <Heading>{heading}</Heading>
      <p className="max-w-[var(--measure)] text-lg">{text}</p>
      {next.map(
        (each) =>
          each && (
            <p key={each} className="max-w-[var(--measure)]">
              {each}
            </p>
          ),
      )}
      {aside && <p className="max-w-[var(--measure)] text-muted">{aside}</p>}
      <p className="flex flex-wrap gap-3">
        {first === 'again' && <LinkButton to={href('/')}>{orderCopy.refunded.again}</LinkButton>}
        <LinkButton to={supportPath(reference)} look={first === 'support' ? 'primary' : 'secondary'}>
          {orderCopy.support}
        </LinkButton>
      </p>
    </>
  )
}
