// What a zone sells and where: its bundles with cost and margin, its countries, and what was changed.
import { href, Link } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { zoneCopy } from '#app/copy/office/catalog.ts'
import { InOtherLanguages } from '#app/features/own-texts/in-other-languages.tsx'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { fieldIn } from '#values/own-text.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { sizeLabel } from '#values/data-allowance.ts'
import { countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import { zonePath } from '../catalog-address.ts'
import { DeskCard } from '../facts.tsx'
import { afterText, beforeText, whatText } from './change-text.ts'
import type { ZonePage } from './read-zone.ts'
import type { ZoneAnswer } from './zone-action.ts'
import { typedOr, ZoneForm } from './zone-form.tsx'

type PartProps = { page: ZonePage; answer: ZoneAnswer | undefined }
type Bundle = ZonePage['bundles'][number]

const euroText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const shownEuro = (cents: number | null): string => (cents === null ? zoneCopy.prices.none : formatEuro(cents))
const percent = (basisPoints: number | null): string =>
  basisPoints === null ? zoneCopy.prices.none : `${(basisPoints / 100).toFixed(1)}%`

export function BundlesPart({ page, answer }: PartProps) {
  const copy = zoneCopy.bundles
  const columns = bundleColumns(page, answer)
  const { name, page: at, pages } = page
  const to = (number: number) => `${zonePath(name, number)}#bundles`
  return (
    <DeskCard id="bundles" heading={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      {pages > 1 && <p className="text-muted">{copy.page(at, pages)}</p>}
      <ZoneForm page={page} intent="bundles" answer={answer} words={copy.save}>
        <DataTable caption={copy.caption} columns={columns} rows={page.bundles} keyOf={({ bundleId }) => bundleId} />
        <TextField
          key={page.version}
          name="floor"
          label={copy.floor}
          hint={copy.floorHint}
          inputMode="decimal"
          maxLength={5}
          required
          defaultValue={typedOr(answer, 'bundles', 'floor', String(page.marginFloorBasisPoints / 100))}
          className="max-w-xs"
        />
      </ZoneForm>
      <Pager
        label={copy.pages}
        previous={at > 1 ? { to: to(at - 1), words: copy.previous } : null}
        next={at < pages ? { to: to(at + 1), words: copy.next } : null}
      />
    </DeskCard>
  )
}

function bundleColumns(page: ZonePage, answer: ZoneAnswer | undefined): Column<Bundle>[] {
  const copy = zoneCopy.bundles
  const isRefused = answer?.intent === 'bundles'
  return [
    {
      name: 'bundle',
      heading: copy.columns.bundle,
      isRowHeader: true,
      cell: ({ bundleId, validityDays, ...data }) => (
        <>
          {sizeLabel(data)}, {copy.days(validityDays)}
          <span translate="no" className="data-cell-more desk-mono">
            {bundleId}
          </span>
          <Link
            to={`${withQuery(href('/super-admin-dashboard/network-packages'), { bundle: bundleId })}#move`}
            className="link data-cell-more"
          >
            {copy.move}
          </Link>
        </>
      ),
    },
    { name: 'price', heading: copy.columns.price, isNumber: true, cell: ({ priceCents }) => shownEuro(priceCents) },
    { name: 'topup', heading: copy.columns.topup, isNumber: true, cell: ({ topupCents }) => shownEuro(topupCents) },
    {
      name: 'cost',
      heading: copy.columns.cost,
      cell: ({ bundleId, costCents }) => (
        <input
          key={page.version}
          name={`cost_${bundleId}`}
          aria-label={copy.costOf(bundleId)}
          defaultValue={typedOr(answer, 'bundles', `cost_${bundleId}`, euroText(costCents))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className="field-input catalog-amount"
        />
      ),
    },
    {
      name: 'margin',
      heading: copy.columns.margin,
      cell: ({ margin, topupMargin, isThin }) => (
        <>
          {copy.margin(percent(margin), percent(topupMargin))}
          {isThin && (
            <span className="data-cell-more">
              <DeskState state="review" words={copy.thin} />
            </span>
          )}
        </>
      ),
    },
    {
      name: 'active',
      heading: copy.columns.active,
      cell: ({ bundleId, status }) => (
        <label className="inline-flex min-h-11 min-w-11 items-center">
          <span className="sr-only">{copy.activeOf(bundleId)}</span>
          <input
            key={page.version}
            type="checkbox"
            name={`active_${bundleId}`}
            defaultChecked={isRefused ? `active_${bundleId}` in answer.typed : status === 'Active'}
            className="size-5 accent-solid"
          />
        </label>
      ),
    },
  ]
}

const inAlphabet = (one: string, other: string) => one.localeCompare(other, 'en')

export function CountriesPart({ page, answer }: PartProps) {
  const copy = zoneCopy.countries
  return (
    <DeskCard id="countries" heading={copy.heading}>
      <p className="text-sm text-muted">
        {copy.names(page.countries.length)}: {page.countries.map(countryName).toSorted(inAlphabet).join(', ')}
      </p>
      <ZoneForm page={page} intent="countries" answer={answer} words={copy.save} look="secondary">
        <TextArea
          key={page.version}
          name="codes"
          label={copy.label}
          hint={copy.hint}
          rows={4}
          maxLength={2000}
          required
          spellCheck={false}
          defaultValue={typedOr(answer, 'countries', 'codes', page.countries.join(' '))}
        />
      </ZoneForm>
    </DeskCard>
  )
}

export function NamePart({ page, answer }: PartProps) {
  const copy = zoneCopy.name
  return (
    <DeskCard id="name" heading={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      <ZoneForm page={page} intent="name" answer={answer} words={copy.save} look="secondary">
        <TextField
          key={page.version}
          name="display_name"
          label={copy.label}
          hint={copy.hint(page.name)}
          maxLength={60}
          defaultValue={typedOr(answer, 'name', 'display_name', page.displayName ?? '')}
          className="max-w-lg"
        />
        <NamesElsewhere page={page} answer={answer} />
      </ZoneForm>
    </DeskCard>
  )
}

function NamesElsewhere({ page, answer }: PartProps) {
  const { calledElsewhere: standIns, displayNameIn, version } = page
  return (
    <InOtherLanguages
      key={version}
      label={zoneCopy.name.label}
      standIns={standIns}
      missing={FOREIGN_LANGUAGES.filter((language) => !displayNameIn[language] && standIns[language] === null)}
      maxLength={60}
      isOpen={answer?.intent === 'name'}
      field={(language) => {
        const name = fieldIn('display_name', language)
        return { name, defaultValue: typedOr(answer, 'name', name, displayNameIn[language] ?? '') }
      }}
    />
  )
}

export function HistoryPart({ page: { changes } }: { page: ZonePage }) {
  const copy = zoneCopy.history
  return (
    <DeskCard id="history" heading={copy.heading}>
      {changes.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <>
          <p>{copy.undo}</p>
          <DataTable caption={copy.caption} columns={HISTORY} rows={changes} keyOf={({ id }) => id} />
        </>
      )}
    </DeskCard>
  )
}

const { columns: words, house, plannedFor, plannedBy, withdrawn: withdrawnText } = zoneCopy.history
const HISTORY: Column<ZonePage['changes'][number]>[] = [
  {
    name: 'at',
    heading: words.at,
    cell: ({ validFrom, withdrawn }) => <Moment at={withdrawn?.at ?? validFrom} />,
  },
  {
    name: 'what',
    heading: words.what,
    isRowHeader: true,
    cell: (change) => (change.withdrawn ? plannedFor(whatText(change), dayText(change.validFrom)) : whatText(change)),
  },
  { name: 'from', heading: words.from, cell: beforeText },
  {
    name: 'to',
    heading: words.to,
    cell: (change) => (change.withdrawn ? withdrawnText(afterText(change)) : afterText(change)),
  },
  {
    name: 'by',
    heading: words.by,
    cell: ({ by, withdrawn }) =>
      withdrawn ? (
        <>
          {withdrawn.by ?? house}
          <span className="data-cell-more">{plannedBy(by ?? house)}</span>
        </>
      ) : (
        (by ?? house)
      ),
  },
]
