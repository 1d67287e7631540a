// Puts a template into the answer that is being written, at the cursor. Without script the page is loaded again with it.
import type { RefObject, SubmitEvent } from 'react'
import { Link, href } from 'react-router'
import { templatesCopy } from '#app/copy/office/answer-templates.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { MessagePage } from './read-message.ts'

const copy = templatesCopy.insert

type InsertTemplateProps = {
  page: Pick<MessagePage, 'number' | 'templates' | 'inserted'>
  field: RefObject<HTMLTextAreaElement | null>
}

export function InsertTemplate({ page: { number, templates, inserted }, field }: InsertTemplateProps) {
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('template')
    const text = templates.find(({ id }) => id === chosen)?.text
    const into = field.current
    if (text === undefined || !into) return
    into.setRangeText(text, into.selectionStart, into.selectionEnd, 'end')
    into.dispatchEvent(new Event('input', { bubbles: true }))
    into.focus()
  }
  return (
    <div className="grid gap-1">
      {templates.length > 0 && (
        <form
          method="get"
          action={href('/admin-dashboard/inbox/:number', { number })}
          onSubmit={insert}
          className="flex flex-wrap items-end gap-3"
        >
          <SelectField
            name="template"
            label={copy.label}
            defaultValue={inserted?.id ?? ''}
            options={[['', copy.choose], ...templates.map(({ id, name }) => [id, name] as const)]}
            className="min-w-0 grow"
          />
          <Button type="submit" look="secondary">
            {copy.button}
          </Button>
        </form>
      )}
      <p className="text-sm text-muted">
        {templates.length > 0 && <span>{copy.hint} </span>}
        <Link to={href('/admin-dashboard/answer-templates')} className="link">
          {copy.edit}
        </Link>
      </p>
    </div>
  )
}
