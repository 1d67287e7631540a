import { topUpCopy as copy } from '#app/copy/delivery/top-up.ts'
import { ExpiryDate } from '#app/features/esim-figures/expiry-date.tsx'
import { dataText } from '#app/format/megabytes-text.ts'
import type { ShownTopUp } from './read-top-up.ts'

// The eSIM's current state, so that nobody tops up the wrong one.
export function EsimNow({ topUp }: { topUp: ShownTopUp }) {
  const { balanceMb, expiresAt } = topUp
  return (
    <section className="card top-up-card" aria-labelledby="top-up-esim">
      <h2 id="top-up-esim" className="text-2xl">
        {copy.esim(topUp.iccidEnd)}
      </h2>
      <dl className="grid gap-4">
        <div className="top-up-fact">
          <dt>{copy.now}</dt>
          <dd className="top-up-figure">{balanceMb === null ? copy.leftUnknown : copy.left(dataText(balanceMb))}</dd>
        </div>
        <div className="top-up-fact">
          <dt>{copy.zone}</dt>
          <dd className="text-xl font-bold">{topUp.zone}</dd>
        </div>
        <div className="top-up-fact">
          <dt>{copy.expiry}</dt>
          <dd>
            {expiresAt ? (
              <ExpiryDate expiresAt={expiresAt} />
            ) : (
              <>
                <span className="block text-xl font-bold">{copy.notActivated}</span>
                <span className="text-muted">{copy.notActivatedText}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-muted">{copy.keeps}</p>
    </section>
  )
}
