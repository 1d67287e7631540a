// The sections below the wizard need no script: a page that the server drew keeps them as they are, and only a visitor
// who comes here from another page of the shop fetches the code that draws them.
import { useState } from 'react'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'

const ID = 'home-sections'

const Sections = import.meta.env.SSR
  ? (await import('./sections.tsx')).Sections
  : lazyPart(async () => (await import('./sections.tsx')).Sections)

export function StillSections({ countries }: { countries: number }) {
  const [drawn] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(ID)?.innerHTML ?? null)))
  if (drawn !== null) return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  const sections = <Sections countries={countries} />
  return import.meta.env.SSR ? <div id={ID}>{sections}</div> : <LazyPlace>{sections}</LazyPlace>
}
