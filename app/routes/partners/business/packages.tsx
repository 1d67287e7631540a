import { Link, href } from 'react-router'
import { businessCopy as copy, COMPARISON, TIERS } from '#app/copy/partners/business.ts'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { INQUIRY_ID } from './inquiry/inquiry-dialog.tsx'
import type { Topic } from './inquiry/inquiry-mail.ts'

type View = 'features' | 'comparison'

// The view is in the address, so it can be shared and needs no script.
export function Packages({ view, onAsk }: { view: View; onAsk: (topic: Topic) => void }) {
  return (
    <section id="packages" aria-labelledby="packages-heading" className="wrap grid gap-6 py-[var(--section)]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id="packages-heading" className="text-4xl">
            {copy.packages}
          </h2>
          <p className="max-w-xl text-muted">
            {copy.exclVat}{' '}
            <Link to={href('/business/terms')} className="link">
              {copy.terms}
            </Link>
          </p>
        </div>
        <nav aria-label={copy.views.label} className="flex rounded-control border border-control bg-surface p-1">
          <ViewLink to={href('/business')} isShown={view === 'features'} label={copy.views.features} />
          <ViewLink
            to={`${href('/business')}?view=comparison`}
            isShown={view === 'comparison'}
            label={copy.views.comparison}
          />
        </nav>
      </div>
      {view === 'features' ? <Tiers onAsk={onAsk} /> : <Comparison onAsk={onAsk} />}
    </section>
  )
}

function ViewLink({ to, isShown, label }: { to: string; isShown: boolean; label: string }) {
  return (
    <Link
      to={`${to}#packages`}
      preventScrollReset
      replace
      aria-current={isShown ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center rounded-control px-4 font-semibold ${isShown ? 'bg-tint text-brand' : 'text-muted hover:text-brand'}`}
    >
      {label}
    </Link>
  )
}

function Tiers({ onAsk }: { onAsk: (topic: Topic) => void }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {TIERS.map(({ id, name, price, kind, points }) => {
        const isPopular = id === 'business'
        return (
          <li
            key={id}
            className={`grid grid-rows-[auto_1fr_auto] rounded-card border bg-surface ${isPopular ? 'border-edge shadow-lg' : 'border-line shadow-sm'}`}
          >
            <div className="grid content-start gap-1 border-b-2 border-dashed border-line p-5">
              <p className="flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm font-semibold text-brand">
                {kind}
                {isPopular && (
                  <span className="rounded-chip bg-solid px-3 py-0.5 text-on-solid">{copy.mostPopular}</span>
                )}
              </p>
              <h3 className="text-xl">{name}</h3>
              <p className="display figures text-3xl">{price}</p>
            </div>
            <ul className="grid content-start gap-2 p-5">
              {points.map((point) => (
                <li key={point} className="flex gap-2">
                  <Icon name="check" size={18} className="mt-1 text-success" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="p-5 pt-0">
              <DialogButton
                dialogId={INQUIRY_ID}
                onOpen={() => onAsk(id)}
                className={`button button-wide ${isPopular ? 'button-primary' : 'button-secondary'}`}
              >
                {copy.choose(name)}
              </DialogButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

// A region that scrolls sideways on narrow screens; the buttons in its last row let the keyboard in.
function Comparison({ onAsk }: { onAsk: (topic: Topic) => void }) {
  return (
    <section aria-label={copy.table.caption} className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="packages-table">
        <caption className="sr-only">{copy.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.table.feature}</th>
            {TIERS.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ feature, cells }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {TIERS.map(({ id }, at) => (
                <td key={id}>
                  <Cell value={cells[at] ?? false} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{copy.table.next}</th>
            {TIERS.map(({ id, name }) => (
              <td key={id}>
                <DialogButton
                  dialogId={INQUIRY_ID}
                  onOpen={() => onAsk(id)}
                  aria-label={copy.choose(name)}
                  className="button button-secondary button-small"
                >
                  {copy.table.ask}
                </DialogButton>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <>{value}</>
  return (
    <span className={`inline-flex items-center gap-1.5 ${value ? 'font-semibold' : 'text-muted'}`}>
      <Icon name={value ? 'check' : 'minus'} size={18} className={value ? 'text-success' : ''} />
      {value ? copy.table.yes : copy.table.no}
    </span>
  )
}
