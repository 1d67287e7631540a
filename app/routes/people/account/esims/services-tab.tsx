import { knownText } from '#app/language/known-text.ts'
import { href } from 'react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { accountCopy } from '#app/copy/people/account.ts'
import { STATUS_FILTERS } from '../account-tabs.ts'
import { Callout } from '#app/ui/callout.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { AddEsim } from './add-esim.tsx'
import { EsimHistory, EsimLinks, RenameEsim } from './esim-actions.tsx'
import { EsimCard } from './esim-card.tsx'
import { FiguresWithoutScript } from '../figures-without-script.tsx'
import { NoEsims } from '../no-esims.tsx'
import type { AccountPage } from '../read-account.ts'

const copy = accountCopy.services
type Statuses = Record<string, BundleStatus | null>

export function ServicesTab({ page, answer }: { page: AccountPage; answer: AccountAnswer | undefined }) {
  const { esims, figures, filter, done, doneEsim } = page
  const [told, setTold] = useState<Statuses>({})
  const keep = useCallback(
    (reference: string, status: BundleStatus | null) =>
      setTold((others) => (others[reference] === status ? others : { ...others, [reference]: status })),
    [],
  )
  const statusOf = (reference: string) => told[reference] ?? figures[reference]?.usage?.status ?? null
  // An unknown status may still turn out to match the filter.
  const isHidden = (reference: string) => {
    const status = statusOf(reference)
    return filter !== null && status !== null && status !== filter
  }
  const isNoneLeft = filter !== null && esims.length > 0 && esims.every(({ reference }) => isHidden(reference))

  return (
    <div className="stack">
      <h2 className="text-3xl">{copy.heading}</h2>
      {done === 'add_esim' && <Added />}
      {esims.length === 0 ? <NoEsims hasLink={false} /> : <Filters current={filter} />}
      {isNoneLeft && <p className="text-muted">{copy.noneHere(knownText(filter))}</p>}
      <FiguresWithoutScript isDrawn={esims.length === Object.keys(figures).length} />
      {esims.length > 0 && (
        <ul className="card-grid">
          {esims.map((esim) => (
            <EsimCard
              key={esim.reference}
              esim={esim}
              drawn={figures[esim.reference] ?? null}
              isHidden={isHidden(esim.reference)}
              onStatus={keep}
            >
              {(hasEnded) => (
                <>
                  <EsimLinks esim={esim} hasEnded={hasEnded} />
                  <div>
                    <RenameEsim esim={esim} answer={answer} isDone={done === 'rename' && doneEsim === esim.reference} />
                    <EsimHistory esim={esim} />
                  </div>
                </>
              )}
            </EsimCard>
          ))}
        </ul>
      )}
      <AddEsim answer={answer} />
    </div>
  )
}

// The form is gone, so the focus moves to its result.
function Added() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div id="part-add_esim">
      <Callout tone="success" role="status" ref={box}>
        {copy.add.done}
      </Callout>
    </div>
  )
}

function Filters({ current }: { current: BundleStatus | null }) {
  const chips = [null, ...STATUS_FILTERS].map((status) => ({
    to: `${href('/account')}?${new URLSearchParams({ tab: 'services', ...(status && { show: status }) })}`,
    words: status ? knownText(status) : copy.all,
    isCurrent: status === current,
  }))
  return <LinkChips label={copy.filters} chips={chips} />
}
