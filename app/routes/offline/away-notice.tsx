import { useLocation } from 'react-router'
import { savedPassesCopy } from '#app/copy/saved-passes.ts'
import { useHydrated } from '#app/routes/checkout/use-hydrated.ts'
import { localPath } from '#app/session/local-path.ts'
import { Callout } from '#app/ui/callout.tsx'

const copy = savedPassesCopy.away

// Which page was asked for stands in the address; the kept page was made without one, so it is read after hydration.
export function AwayNotice() {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const from = isHydrated ? localPath(new URLSearchParams(search).get('from'), '') : ''
  if (!from) return null
  return (
    <Callout tone="info" title={copy.title}>
      <p className="wrap-anywhere">{copy.text(from.split('?')[0] ?? from)}</p>
      <a href={from} className="link inline-block py-2">
        {copy.again}
      </a>
    </Callout>
  )
}
