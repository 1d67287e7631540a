// Everything that waits for the reader, with its number and the way to it.
import { platformPath } from './platform-path.ts'
import { href, Link } from 'react-router'
import { waitingCopy as copy } from '#app/copy/figures/figures.ts'
import { waitsFor } from '#app/features/desk/waits-for.ts'
import { useShell } from '#app/session/shell-data.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import type { ToLookAt } from '#shop/figures/health/view-to-look-at.ts'
import type { WaitingView } from '#shop/sales/order/desk-order.ts'
import { deskPath } from './desk-address.ts'
import { inboxPath } from './inbox-address.ts'

const GROUPED = new Intl.NumberFormat('en')
const OF_ORDERS = [
  'stuck',
  'failed',
  'review',
  'disputes',
  'mismatches',
  'vat-conflicts',
] as const satisfies WaitingView[]

type NameOfOthers = Exclude<keyof typeof copy.names, 'messages'>
type Waiting = { name: keyof typeof copy.names; count: number; note: string; to: string | null; isUrgent: boolean }

function waitingOf(
  { orders, messages, mails, paymentEvents, figures, books, work, networks, rates }: ToLookAt,
  isOwner: boolean,
): Waiting[] {
  const packages = href('/super-admin-dashboard/network-packages')
  const forOwners = (name: NameOfOthers, count: number, to: string, isUrgent: boolean): Waiting => ({
    name,
    count,
    note: copy.notes[name],
    to: isOwner ? to : null,
    isUrgent,
  })
  return [
    {
      name: 'messages',
      count: messages.open,
      note: copy.notes.messages(messages.late),
      to: inboxPath(),
      isUrgent: messages.late > 0,
    },
    ...OF_ORDERS.map((view) => ({
      name: view,
      count: orders[view],
      note: copy.notes[view],
      to: deskPath({ tab: 'orders', view }),
      isUrgent: view === 'failed' || view === 'disputes',
    })),
    forOwners('mails', mails, platformPath('overview', {}, 'mails'), false),
    forOwners('paymentEvents', paymentEvents, platformPath('system'), true),
    forOwners('figures', figures, platformPath('system'), false),
    forOwners('books', books, platformPath('system', {}, 'books'), true),
    forOwners('work', work, platformPath('system', {}, 'failing'), true),
    forOwners('networks', networks, packages, true),
    forOwners('rates', rates, `${packages}#rates`, false),
  ]
}

export function WaitingCards({ waiting }: { waiting: ToLookAt }) {
  const { role } = useShell()
  const isOwner = role === 'super-admin'
  const all = role ? waitsFor(role, waiting) : 0
  // What waits for nobody is no news, and what somebody else handles isn't the reader's.
  const shown = waitingOf(waiting, isOwner).filter(({ count, to }) => count > 0 && to !== null)
  return (
    <section className="page-part" aria-labelledby="waiting">
      <div>
        <h2 id="waiting" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="pt-1 text-muted">{all === 0 ? copy.allWell : copy.total(all)}</p>
      </div>
      {shown.length > 0 && (
        <FigureCards>
          {shown.map(({ name, count, note, to, isUrgent }) => (
            <FigureCard
              key={name}
              label={copy.names[name]}
              value={GROUPED.format(count)}
              notes={[note]}
              tone={isUrgent ? 'danger' : 'warning'}
            >
              {to && (
                <Link
                  to={to}
                  aria-label={`${copy.open}: ${copy.names[name]}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {copy.open}
                </Link>
              )}
            </FigureCard>
          ))}
        </FigureCards>
      )}
    </section>
  )
}
