import { Link, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { deskPath, type DeskAddress } from '../desk-address.ts'

type DeskSearchProps = {
  address: DeskAddress
  path?: string
  search: string
  isOver: boolean
  error: string | null
  label: string
  hint: string
}

// Posted, because what is looked for is somebody's email or ICCID.
export function DeskSearch({
  address,
  path = href('/admin-dashboard'),
  search,
  isOver,
  error,
  label,
  hint,
}: DeskSearchProps) {
  const { tab, view, sort, filters } = address
  const isBusy = useNavigation().formData?.has('text') ?? false
  return (
    <div className="page-part">
      <Form
        method="post"
        action={deskPath({ tab, view, sort, filters }, path)}
        preventScrollReset
        className="desk-search"
        role="search"
      >
        <TextField
          key={search}
          name="text"
          label={label}
          hint={hint}
          defaultValue={search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
        <Button type="submit" look="secondary" pending={isBusy}>
          {deskCopy.search}
        </Button>
      </Form>
      <Refusal says={error} />
      {isOver && (
        <Callout tone="info" role="status">
          {deskCopy.searchEnded}
        </Callout>
      )}
      {search && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="[overflow-wrap:anywhere]">{deskCopy.found(search)}</span>
          <Link
            to={deskPath({ tab, view, sort, filters }, path)}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {deskCopy.showAll}
          </Link>
        </p>
      )}
    </div>
  )
}
