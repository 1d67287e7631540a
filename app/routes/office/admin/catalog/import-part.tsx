// The catalog as a file: taken away, brought back, and looked at before anything is saved.
import { Link, useNavigation, href } from 'react-router'
import { catalogCopy, faultText, zoneCopy } from '#app/copy/office/catalog.ts'
import { Form } from '#app/forms/form.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import type { CsvFault } from '#shop/catalogue/bundle/read-import.ts'
import { DeskCard } from '../facts.tsx'
import { afterText, beforeText, whatText, type ShownChange } from './change-text.ts'
import type { ImportAnswer } from './import-action.ts'

const copy = catalogCopy.file

export function ImportPart({ answer }: { answer: ImportAnswer | undefined }) {
  if (answer?.kind === 'preview') return <Preview answer={answer} />
  return (
    <DeskCard id="file" heading={copy.heading}>
      <p>{copy.text}</p>
      <FileLinks path={`${href('/super-admin-dashboard/catalog')}.csv`} label={copy.export} of={copy.heading} />
      <Refusal says={answer?.kind === 'refused' && answer.problem} />
      {answer?.kind === 'refused' && answer.faults.length > 0 && (
        <DataTable
          caption={copy.faultsCaption}
          columns={FAULTS}
          rows={answer.faults}
          keyOf={({ line, column }) => `${line} ${column}`}
        />
      )}
      {answer?.kind === 'refused' && answer.more > 0 && <p>{copy.more(answer.more)}</p>}
      <FileForm />
    </DeskCard>
  )
}

function FileForm({ label = copy.label }: { label?: string }) {
  const isBusy = useNavigation().formData?.has('file') ?? false
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="grid max-w-md gap-3">
      <TextField name="file" type="file" label={label} hint={copy.hint} accept=".csv,text/csv" required />
      <div>
        <Button type="submit" look="secondary" pending={isBusy}>
          {copy.preview}
        </Button>
      </div>
    </Form>
  )
}

function Preview({
  answer: { packed, version, lines, changes, count, isAgain },
}: {
  answer: Extract<ImportAnswer, { kind: 'preview' }>
}) {
  const isBusy = useIsSending('save')
  if (changes.length === 0)
    return (
      <DeskCard id="file" heading={copy.heading}>
        <p role="status">{copy.nothing}</p>
        <FileForm label={copy.another} />
        <p>
          <Link to={href('/super-admin-dashboard/catalog')} className="link inline-flex min-h-11 items-center">
            {copy.back}
          </Link>
        </p>
      </DeskCard>
    )
  return (
    <DeskCard id="file" heading={copy.question(count)}>
      {isAgain && (
        <Callout tone="warning" role="alert">
          {copy.again}
        </Callout>
      )}
      <p>{copy.read(lines, count, changes.length)}</p>
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={changes}
        keyOf={({ kind, zone, item }) => `${kind} ${zone} ${item}`}
      />
      <p>{copy.undo}</p>
      <IntentForm intent="save" fields={{ version, packed }} className="flex flex-wrap gap-3">
        <Button type="submit" pending={isBusy}>
          {copy.save(count)}
        </Button>
        <LinkButton to={href('/super-admin-dashboard/catalog')} look="secondary">
          {copy.cancel}
        </LinkButton>
      </IntentForm>
    </DeskCard>
  )
}

const { faultColumns } = copy
const FAULTS: Column<CsvFault>[] = [
  { name: 'line', heading: faultColumns.line, isRowHeader: true, cell: ({ line }) => line },
  { name: 'column', heading: faultColumns.column, cell: ({ column }) => column },
  {
    name: 'cell',
    heading: faultColumns.cell,
    cell: ({ cell }) => (cell === '' ? <span className="text-muted">{copy.empty}</span> : cell),
  },
  { name: 'right', heading: faultColumns.right, cell: faultText },
]

const { columns } = zoneCopy.history
const COLUMNS: Column<ShownChange>[] = [
  { name: 'zone', heading: catalogCopy.columns.zone, cell: ({ zone }) => zone },
  { name: 'what', heading: columns.what, isRowHeader: true, cell: whatText },
  { name: 'from', heading: columns.from, cell: beforeText },
  { name: 'to', heading: columns.to, cell: afterText },
]
