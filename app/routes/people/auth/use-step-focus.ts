// The next step of a form takes the focus; the step that the page began with leaves it alone.
import { useEffect, useRef } from 'react'

export function useStepFocus<Place extends HTMLElement>(step: number) {
  const place = useRef<Place>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    place.current?.focus()
  }, [step])
  return place
}
