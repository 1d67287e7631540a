import { platformPath } from '../platform-path.ts'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { systemCopy as copy } from '#app/copy/figures/dashboards-platform.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { SIGNS, type Sign, type Verdict } from '#shop/figures/health/health.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import type { ShownSystem } from './read-platform-tabs.ts'

/** How a verdict is colored, in the terms of an order's state; its word says it. */
const LOOKS: Record<Verdict, string> = { ok: 'completed', look: 'stuck', unknown: 'expired' }

type Row = { sign: Sign; verdict: Verdict; fact: string }

// What the shop knows of itself, with a plain verdict beside each fact.
export function SystemTab({ system: { readAt, facts, verdicts } }: { system: ShownSystem }) {
  const rows = SIGNS.map((sign) => ({
    sign,
    verdict: verdicts[sign],
    fact: copy.facts[sign](facts, readAt.getTime()),
  }))
  const toLook = rows.filter(({ verdict }) => verdict === 'look').length
  return (
    <section className="page-part" aria-labelledby="system">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="system" className="text-2xl">
            {businessesCopy.tabs.system}
          </h2>
          <p className="pt-1 text-muted">
            <MomentIn words={copy.readAt} at={readAt.toISOString()} />
          </p>
        </div>
        <LinkButton to={platformPath('system')} look="secondary" isSmall>
          {copy.again}
        </LinkButton>
      </div>
      <Callout tone={toLook > 0 ? 'warning' : 'success'}>{toLook > 0 ? copy.toLook(toLook) : copy.allWell}</Callout>
      <DataTable caption={copy.caption} columns={COLUMNS} rows={rows} keyOf={({ sign }) => sign} />
    </section>
  )
}

const COLUMNS: Column<Row>[] = [
  { name: 'sign', heading: copy.columns.sign, isRowHeader: true, cell: ({ sign }) => copy.signs[sign] },
  {
    name: 'verdict',
    heading: copy.columns.verdict,
    cell: ({ verdict }) => <DeskState state={LOOKS[verdict]} words={copy.verdicts[verdict]} />,
  },
  { name: 'fact', heading: copy.columns.fact, cell: ({ fact }) => fact },
]
