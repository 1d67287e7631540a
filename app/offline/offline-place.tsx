// The place of the offline bar on every page; its script loads after everything the page itself needs.
import { useEffect, useState } from 'react'
import type { OfflineBar } from './offline-bar.tsx'
import { useNoteShown } from './shown-page.ts'

export function OfflinePlace() {
  useNoteShown()
  const [Bar, setBar] = useState<typeof OfflineBar | null>(null)
  useEffect(() => {
    const load = () => {
      import('./offline-bar.tsx').then(
        (loaded) => setBar(() => loaded.OfflineBar),
        () => undefined,
      )
    }
    // Safari has no idle callback; a second after the page is late enough.
    const start = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(load)
      else setTimeout(load, 1_000)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
  return <output className="no-print block">{Bar && <Bar />}</output>
}
