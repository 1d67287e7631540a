// The place of a part that loads later. The server never sends a page without it, so it must hear of a place that is
// still empty (`app/start/draw-page.tsx`).
import { Suspense, useContext, type ReactNode } from 'react'
import { EmptyPlaceContext } from './document-facts.ts'

export const LazyPlace = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <Suspense fallback={import.meta.env.SSR ? <EmptyPlace>{fallback}</EmptyPlace> : fallback}>{children}</Suspense>
)

function EmptyPlace({ children }: { children: ReactNode }) {
  useContext(EmptyPlaceContext)()
  return <>{children}</>
}
