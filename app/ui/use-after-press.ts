// Layout changes wait until the finger or mouse button is released, so that nothing moves under it. The inline script
// records the press (`app/start/boot.ts`), because it may have begun before this code ran.
import { useCallback } from 'react'

const isPressed = () => document.documentElement.dataset['pressed'] !== undefined

export function useAfterPress(): (work: () => void) => void {
  return useCallback((work) => {
    if (!isPressed()) return work()
    // The click follows this event directly, so the work is deferred until after it.
    document.addEventListener('pointerup', () => setTimeout(work), { once: true })
  }, [])
}
