// Leads the eye to what a form was refused for: the field, or the box above the button.
import { useEffect, useRef } from 'react'
import type { AuthField, AuthRefusal } from './auth-refusal.ts'

export const fieldId = (field: AuthField) => `auth-${field}`

export function useRefusal(refusal: AuthRefusal | undefined) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!refusal) return
    const field = refusal.field && document.getElementById(fieldId(refusal.field))
    ;(field ?? box.current)?.focus()
  }, [refusal])

  /** The sentence of a field, if the refusal is about it. */
  const errorOf = (field: AuthField) => (refusal?.field === field ? refusal.message : undefined)
  return { box, errorOf }
}
