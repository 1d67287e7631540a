import { useEffect, useRef } from 'react'
import { Callout } from './callout.tsx'

type FieldSummaryProps<Field extends string> = {
  heading: string
  /** All fields of the form, from top to bottom. */
  order: readonly Field[]
  errors: Partial<Record<Field, string | undefined>>
  idOf: (field: Field) => string
}

// Two or more invalid fields are listed above the form, and the list gets the focus; a single one gets it itself.
export function FieldSummary<Field extends string>({ heading, order, errors, idOf }: FieldSummaryProps<Field>) {
  const box = useRef<HTMLDivElement>(null)
  const wrong = order.filter((field) => errors[field])

  useEffect(() => {
    const names = order.filter((field) => errors[field])
    if (names.length > 1) box.current?.focus()
    else if (names[0]) document.getElementById(idOf(names[0]))?.focus()
  }, [errors, order, idOf])

  if (wrong.length < 2) return null
  return (
    <Callout tone="danger" title={heading} role="alert" ref={box}>
      <ul className="grid gap-1">
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} className="link inline-block py-0.5">
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
