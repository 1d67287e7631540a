// The zones stand far down the page and their buttons work as a form, so the first load leaves their code out: until it
// has arrived, the page keeps what the server drew.
import { useEffect, useState } from 'react'
import type { WizardState } from '../use-wizard.ts'

type ZoneList = (typeof import('./zone-list.tsx'))['ZoneList']

const ID = 'zone-list'
let live: ZoneList | null = import.meta.env.SSR ? (await import('./zone-list.tsx')).ZoneList : null

export function LateZoneList({ wizard }: { wizard: WizardState }) {
  const [Live, setLive] = useState<ZoneList | null>(() => live)
  const [drawn] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(ID)?.innerHTML ?? null)))
  useEffect(() => {
    if (Live) return
    import('./zone-list.tsx').then(
      ({ ZoneList: loaded }) => setLive(() => (live = loaded)),
      (problem: unknown) => console.warn('The zones stay as the page came', problem),
    )
  }, [Live])

  if (Live)
    return (
      <div key="live" id={ID}>
        <Live wizard={wizard} />
      </div>
    )
  if (drawn !== null)
    return <div key="drawn" id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  return <div className="skeleton mt-8 h-96" aria-hidden="true" />
}
