import { useLocation } from 'react-router'
import { savedPassesCopy } from '#app/copy/delivery/saved-passes.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { localPath } from '#app/session/local-path.ts'
import { Callout } from '#app/ui/callout.tsx'

const copy = savedPassesCopy.away

// The requested page is in the hash, which no server sees, so it is read after hydration.
export function AwayNotice() {
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const from = isHydrated ? localPath(new URLSearchParams(hash.slice(1)).get('from'), '') : ''
  if (!from) return null
  return (
    <Callout tone="info" role="status" title={copy.title}>
      <p className="wrap-anywhere">{copy.text(from.split('?')[0] ?? from)}</p>
      <a href={from} className="link inline-block py-2">
        {copy.again}
      </a>
    </Callout>
  )
}
