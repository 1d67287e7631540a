// What happened to an order, from its own history: steps with their times to the minute, attempts at the network, emails and warnings.
import { moveText } from '#app/copy/office/admin-desk.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { mailName, mailState } from '#app/copy/office/mail-log.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { OrderFold } from './order-fold.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

type Part<Name extends keyof DeskOrderPage> = { [name in Name]: DeskOrderPage[name] }

export function Timeline({ moves, attempts }: Part<'moves' | 'attempts'>) {
  const words = copy.timeline
  return (
    <OrderFold id="history" heading={words.heading} aside={glanceCopy.more.steps(moves.length)}>
      <ol>
        {moves.map(({ at, move, detail, by, afterMs }, place) => (
          <li key={`${at} ${move} ${place}`} className="desk-line">
            <span className={move.startsWith('error_') ? 'font-semibold text-danger' : 'font-semibold'}>
              {moveText(move)}
            </span>
            {by && <span className="[overflow-wrap:anywhere]">{by}</span>}
            {detail && <span className="[overflow-wrap:anywhere]">{detail}</span>}
            <span className="desk-line-meta">
              <Moment at={at} />
              {afterMs !== null && afterMs >= MINUTE_MS && ` · ${words.after(spanText(afterMs))}`}
            </span>
          </li>
        ))}
      </ol>
      {attempts.length > 0 && (
        <>
          <h3 className="text-lg">{words.attempts}</h3>
          <ul>
            {attempts.map(({ id, state, lookUps, at }) => (
              <li key={id} className="desk-line">
                <span>{words.attempt(state, lookUps)}</span>
                <span className="desk-line-meta">
                  <Moment at={at} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </OrderFold>
  )
}

export function MailsSent({ mails }: Part<'mails'>) {
  const words = copy.mails
  const newest = mails.at(-1)
  return (
    <OrderFold id="mails" heading={words.heading} aside={newest ? mailName(newest.kind) : glanceCopy.more.none}>
      {mails.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul>
          {mails.map(({ kind, state, tries, at, sentAt }, place) => (
            <li key={`${at} ${place}`} className="desk-line">
              <span className="font-semibold">{mailName(kind)}</span>
              <span className="desk-line-meta">
                {sentAt ? (
                  <MomentIn words={words.sent} at={sentAt} />
                ) : state === 'waiting' ? (
                  words.waiting(tries)
                ) : (
                  mailState(state)
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OrderFold>
  )
}

export function AlertsGiven({ alerts }: Part<'alerts'>) {
  const words = copy.alerts
  const newest = alerts.at(-1)
  return (
    <OrderFold id="alerts" heading={words.heading} aside={newest ? mailName(newest.kind) : glanceCopy.more.none}>
      {alerts.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul>
          {alerts.map(({ kind, isMailed, at }) => (
            <li key={`${at} ${kind}`} className="desk-line">
              <span className="font-semibold">{mailName(kind)}</span>
              <span className="desk-line-meta">
                <Moment at={at} />, {isMailed ? words.mailed : words.silent}
              </span>
            </li>
          ))}
        </ul>
      )}
    </OrderFold>
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const spanText = (ms: number): string =>
  ms < HOUR_MS ? `${Math.round(ms / MINUTE_MS)} min` : `${Math.round(ms / HOUR_MS)} h`
