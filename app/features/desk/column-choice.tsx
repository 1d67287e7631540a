// Which columns of a list are shown: chosen below it, and kept for whoever chose. A column that names its row, or that
// chooses it, stays.
import { href, useLocation } from 'react-router'
import { columnChoiceCopy as copy } from '#app/copy/office/saved-views.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { ColumnList } from '#shop/office/search/list-columns.ts'

const FIXED = 'choose'

const canBeHidden = <Row,>({ name, isRowHeader }: Column<Row>) => !isRowHeader && name !== FIXED

/** The columns without those that the reader hid. */
export const shownColumns = <Row,>(columns: Column<Row>[], hidden: readonly string[]): Column<Row>[] =>
  columns.filter((column) => !canBeHidden(column) || !hidden.includes(column.name))

type ColumnChoiceProps<Row> = { list: ColumnList; columns: Column<Row>[]; hidden: readonly string[] }

export function ColumnChoice<Row>({ list, columns, hidden }: ColumnChoiceProps<Row>) {
  const { search } = useLocation()
  const offered = columns.filter(canBeHidden)
  const isHidden = (name: string) => hidden.includes(name)
  return (
    <Disclosure title={copy.heading(offered.filter(({ name }) => isHidden(name)).length)}>
      <IntentForm
        intent="columns"
        fields={{ list, query: search, columns: offered.map(({ name }) => name).join(' ') }}
        action={href('/admin-dashboard/views')}
        className="grid justify-items-start gap-3"
      >
        <fieldset className="grid gap-2">
          <legend className="sr-only">{copy.legend}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {offered.map(({ name, heading }) => (
              <Checkbox
                key={`${name} ${isHidden(name)}`}
                name={`show.${name}`}
                value="yes"
                label={heading}
                defaultChecked={!isHidden(name)}
              />
            ))}
          </div>
        </fieldset>
        <p className="text-sm text-muted">{copy.hint}</p>
        <Button type="submit" look="secondary" isSmall>
          {copy.save}
        </Button>
      </IntentForm>
    </Disclosure>
  )
}
