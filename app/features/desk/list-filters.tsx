import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

export type ListFiltersProps = {
  heading: string
  words: { apply: string; clear: string }
  /** How many of the filters are set; with one the form is open. */
  count: number
  action: string
  /** The address of the list as it is, and without its filters. */
  current: string
  cleared: string
  /** What else the address says, by name. */
  hidden: Record<string, string | null>
  children: ReactNode
}

// What narrows a list. A form that only asks, so that the address holds the answer and a reload keeps it.
export function ListFilters(props: ListFiltersProps) {
  const { heading, words, count, action, current, cleared, hidden, children } = props
  return (
    <Disclosure title={heading} open={count > 0}>
      {/* Another question is another form, which shows what is asked now. */}
      <Form method="get" action={action} preventScrollReset key={current} className="grid gap-4">
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="desk-filters">{children}</div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="secondary">
            {words.apply}
          </Button>
          {count > 0 && (
            <Link to={cleared} preventScrollReset className="link inline-flex min-h-11 items-center">
              {words.clear}
            </Link>
          )}
        </div>
      </Form>
    </Disclosure>
  )
}
