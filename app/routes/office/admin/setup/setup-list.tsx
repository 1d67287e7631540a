// The remaining setup steps, each with what is missing and where to set it; derived from the settings, never checked
// off.
import { platformPath } from '../platform-path.ts'
import type { ReactNode } from 'react'
import { Link, useNavigation, href } from 'react-router'
import { setupCopy as copy } from '#app/copy/office/setup.ts'
import { COMPANY_PART } from '#app/features/brand-editor/company-part.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { Lack, Setup, SetupRow } from '#shop/figures/setup/view-setup.ts'
import { CONNECTIONS, type Connection } from '#shop/figures/setup/connection.ts'
import type { ConnectionAnswer } from './connection-action.ts'

type Row = SetupRow

/** The landing's part: the steps that are left, a line each that unfolds; gone once there are none. */
export function SetupLeft({ setup }: { setup: Setup }) {
  const left = setup.parts.filter(({ lacks }) => lacks.length > 0)
  if (left.length === 0) return null
  return (
    <section className="page-part" aria-labelledby="setup">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h2 id="setup" className="text-2xl">
            {copy.heading}
          </h2>
          <p className="pt-1 text-muted">{copy.left(left.length)}</p>
        </div>
        <Link to={SETUP_PATH} className="link inline-flex min-h-11 items-center">
          {copy.all}
        </Link>
      </div>
      <div className="desk-card gap-0">
        {left.map(({ part, lacks, tested }) => (
          <Disclosure key={part} title={copy.parts[part]}>
            <Lines lacks={lacks} />
            <p>
              <LastTest tested={tested} />
            </p>
            <Where part={part} lacks={lacks} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

/** All steps, to look up later. */
export const SetupWhole = ({ setup, tested }: { setup: Setup; tested: ConnectionAnswer | null }) => (
  <section id="setup" className="page-part" aria-labelledby="setup-heading">
    <div>
      <h2 id="setup-heading" className="text-2xl">
        {copy.systemHeading}
      </h2>
      {setup.isDone && <p className="pt-1 text-muted">{copy.done}</p>}
    </div>
    <SetupTable rows={setup.parts} />
    <div className="flex flex-wrap gap-3">
      {CONNECTIONS.map((connection) => (
        <ConnectionTest key={connection} connection={connection} />
      ))}
    </div>
    {tested && (
      <Callout
        tone={tested.isFine ? 'success' : 'warning'}
        role="status"
        title={copy.testOf(copy.parts[tested.connection])}
      >
        {tested.message}
      </Callout>
    )}
  </section>
)

function ConnectionTest({ connection }: { connection: Connection }) {
  const posted = useNavigation().formData
  const isBusy = posted?.get('intent') === 'test_connection' && posted.get('connection') === connection
  return (
    <IntentForm intent="test_connection" fields={{ connection }} action={platformPath('system')}>
      <Button type="submit" look="secondary" pending={isBusy} pendingText={copy.testing}>
        {copy.testOf(copy.parts[connection])}
      </Button>
    </IntentForm>
  )
}

const SETUP_PATH = platformPath('system', {}, 'setup')

const SetupTable = ({ rows }: { rows: Row[] }) => (
  <DataTable caption={copy.caption} columns={COLUMNS} rows={rows} keyOf={({ part }) => part} />
)

const COLUMNS: Column<Row>[] = [
  { name: 'part', heading: copy.columns.part, isRowHeader: true, cell: ({ part }) => copy.parts[part] },
  {
    name: 'state',
    heading: copy.columns.state,
    cell: ({ lacks }) =>
      lacks.length === 0 ? (
        <DeskState state="completed" words={copy.states.done} />
      ) : (
        <DeskState state="stuck" words={copy.states.open} />
      ),
  },
  {
    name: 'lacks',
    heading: copy.columns.lacks,
    cell: ({ lacks }) =>
      lacks.length === 0 ? <span className="text-muted">{copy.nothing}</span> : <Lines lacks={lacks} />,
  },
  { name: 'tested', heading: copy.columns.tested, cell: ({ tested }) => <LastTest tested={tested} /> },
  { name: 'at', heading: copy.columns.at, cell: ({ part, lacks }) => <Where part={part} lacks={lacks} /> },
]

function LastTest({ tested }: Pick<Row, 'tested'>) {
  if (tested === null) return null
  if (tested === 'never') return <span className="text-muted">{copy.never}</span>
  const { at, by, outcome, isStale } = tested
  return (
    <>
      {copy.outcomes[outcome]}
      <span className="data-cell-more">
        <MomentIn words={(moment) => copy.testedAt(moment, by)} at={at.toISOString()} />
      </span>
      {isStale && <span className="data-cell-more">{copy.stale}</span>}
    </>
  )
}

const Lines = ({ lacks }: { lacks: Lack[] }) => (
  <ul>
    {lacks.map((lack) => (
      <li key={copy.lack(lack)}>{sentence(copy.lack(lack), 'brand' in lack ? [lack.brand] : [])}</li>
    ))}
  </ul>
)

function Where({ part, lacks }: Pick<Row, 'part' | 'lacks'>) {
  const settings = copy.settings[part]
  if (part === 'prices') return <Way to={`${href('/super-admin-dashboard/catalog')}#file`} words={copy.catalog} />
  if (part === 'factor') return <FactorWays lacks={lacks} settings={settings} />
  if (settings.length === 0) {
    const silent = lacks.flatMap((lack: Lack) => (lack.kind === 'identity' && !lack.isHouse ? [lack] : []))
    const isHouseSilent = lacks.length === 0 || silent.length < lacks.length
    return (
      <ul>
        {isHouseSilent && (
          <li>
            <Way to={`${href('/admin')}?tab=brand#${COMPANY_PART}`} words={copy.brandSettings} />
          </li>
        )}
        {silent.map(({ brandId, brand }) => (
          <li key={brandId}>
            <Way to={platformPath('businesses', { edit: brandId })} words={sentence(copy.brandOf(brand), [brand])} />
          </li>
        ))}
      </ul>
    )
  }
  return <StartedWith settings={settings} />
}

const FactorWays = ({ lacks, settings }: { lacks: Lack[]; settings: string[] }) => (
  <>
    <Way to={href('/account/security')} words={copy.ownSecurity} />
    {lacks.some(({ kind }) => kind === 'factor_optional') && (
      <div>
        <StartedWith settings={settings} />
      </div>
    )}
  </>
)

const StartedWith = ({ settings }: { settings: string[] }) => (
  <>
    <span className="text-muted">{copy.startedWith} </span>
    {settings.map((name) => (
      <code key={name} translate="no" className="desk-mono block">
        {name}
      </code>
    ))}
  </>
)

const Way = ({ to, words }: { to: string; words: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center">
    {words}
  </Link>
)
