// Work that moves the page waits until the finger or the mouse button is up: what is being pressed must not slip away.
import { useCallback, useEffect, useRef } from 'react'

export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)

  useEffect(() => {
    const down = () => (isPressed.current = true)
    const up = () => (isPressed.current = false)
    const ends = ['pointerup', 'pointercancel']
    document.addEventListener('pointerdown', down, true)
    for (const end of ends) document.addEventListener(end, up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      for (const end of ends) document.removeEventListener(end, up, true)
    }
  }, [])

  return useCallback((work) => {
    if (!isPressed.current) return work()
    // The click itself comes right after this event, so the work comes after the click.
    document.addEventListener('pointerup', () => setTimeout(work), { once: true })
  }, [])
}
