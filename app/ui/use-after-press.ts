// Work that moves the page waits until the finger or the mouse button is up: what is being pressed must not slip away.
// The script of the document notes the press (`app/start/boot.ts`): it may have begun before this code was there.
import { useCallback } from 'react'

const isPressed = () => document.documentElement.dataset['pressed'] !== undefined

export function useAfterPress(): (work: () => void) => void {
  return useCallback((work) => {
    if (!isPressed()) return work()
    // The click itself comes right after this event, so the work comes after the click.
    document.addEventListener('pointerup', () => setTimeout(work), { once: true })
  }, [])
}
