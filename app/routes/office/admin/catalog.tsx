// /super-admin-dashboard/catalog: the zones that are sold, and the whole catalog as a file.
import { Link, useActionData, useLoaderData } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { catalogCopy as copy } from '#app/copy/office/catalog.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { shopContext } from '#app/session/request-context.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import { answerCatalog, type ImportAnswer } from './catalog/import-action.ts'
import { ImportPart } from './catalog/import-part.tsx'
import { zonePath } from './catalog-address.ts'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/catalog.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { DeskCard } from './facts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, wishes } = context.get(shopContext)
  const [desk, demand] = await Promise.all([catalogue.viewDeskCatalogue(), wishes.countWishes()])
  return { ...desk, demand }
}

export const shouldRevalidate = readsAgain
export const action = answerCatalog

type ZoneRow = Awaited<ReturnType<typeof loader>>['zones'][number]

export default function Catalog() {
  const { zones, demand } = useLoaderData<typeof loader>()
  const answer = useActionData<ImportAnswer>()
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      {answer?.kind === 'preview' && <ImportPart answer={answer} />}
      <DataTable caption={copy.caption} columns={COLUMNS} rows={zones} keyOf={({ name }) => name} />
      {demand.length > 0 && <DemandPart demand={demand} />}
      <NewZonePart answer={answer?.kind === 'zone' ? answer : undefined} />
      {answer?.kind !== 'preview' && <ImportPart answer={answer} />}
    </DeskPage>
  )
}

const COLUMNS: Column<ZoneRow>[] = [
  {
    name: 'zone',
    heading: copy.columns.zone,
    isRowHeader: true,
    cell: ({ name, displayName }) => (
      <>
        <Link to={zonePath(name)} className="link">
          {name}
        </Link>
        {displayName && <span className="data-cell-more">{displayName}</span>}
      </>
    ),
  },
  { name: 'countries', heading: copy.columns.countries, isNumber: true, cell: ({ countries }) => countries },
  {
    name: 'bundles',
    heading: copy.columns.bundles,
    isNumber: true,
    cell: ({ active, bundles }) => copy.onSale(active, bundles),
  },
  {
    name: 'from',
    heading: copy.columns.from,
    isNumber: true,
    cell: ({ fromCents }) => (fromCents === null ? copy.notSold : formatEuro(fromCents)),
  },
  {
    name: 'notes',
    heading: copy.columns.notes,
    cell: ({ planned, thin }) => (
      <>
        {thin > 0 && <DeskState state="review" words={copy.thin(thin)} />}
        {planned > 0 && <span className="data-cell-more">{copy.planned(planned)}</span>}
      </>
    ),
  },
]

// What is not sold and asked for: how many people wait, and never who.

type Demand = Awaited<ReturnType<typeof loader>>['demand'][number]

const DEMAND_COLUMNS: Column<Demand>[] = [
  {
    name: 'country',
    heading: copy.demand.country,
    isRowHeader: true,
    cell: ({ country }) => countryName(country),
  },
  { name: 'people', heading: copy.demand.people, isNumber: true, cell: ({ people }) => people },
]

function DemandPart({ demand }: { demand: Demand[] }) {
  return (
    <DeskCard id="demand" heading={copy.demand.heading}>
      <p className="text-muted">{copy.demand.text}</p>
      <DataTable
        caption={copy.demand.caption}
        columns={DEMAND_COLUMNS}
        rows={demand}
        keyOf={({ country }) => country}
      />
    </DeskCard>
  )
}

// A new zone: its name and the countries that its bundles cover.

const zoneCopy = copy.zone

function NewZonePart({ answer }: { answer: Extract<ImportAnswer, { kind: 'zone' }> | undefined }) {
  const isBusy = useIsSending('zone')
  return (
    <DeskCard id="zone" heading={zoneCopy.heading}>
      <p className="text-muted">{zoneCopy.text}</p>
      <IntentForm intent="zone" error={answer?.problem} noValidate className="grid max-w-md gap-3">
        <TextField
          name="name"
          label={zoneCopy.name}
          hint={zoneCopy.nameHint}
          maxLength={40}
          autoComplete="off"
          required
          defaultValue={answer?.typed.name}
        />
        <TextArea
          name="codes"
          label={zoneCopy.codes}
          hint={zoneCopy.codesHint}
          rows={3}
          maxLength={2000}
          required
          spellCheck={false}
          defaultValue={answer?.typed.codes}
        />
        <div>
          <Button type="submit" look="secondary" pending={isBusy}>
            {zoneCopy.save}
          </Button>
        </div>
      </IntentForm>
    </DeskCard>
  )
}
