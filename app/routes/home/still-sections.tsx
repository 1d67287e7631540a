// The sections below the wizard need no script: a page that the server drew keeps them as they are, and only a visitor
// who comes here from another page of the shop fetches the code that draws them.
import { lazy, Suspense, useState } from 'react'

const ID = 'home-sections'

const Sections = import.meta.env.SSR
  ? (await import('./sections.tsx')).Sections
  : lazy(async () => ({ default: (await import('./sections.tsx')).Sections }))

export function StillSections({ countries }: { countries: number }) {
  const [drawn] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(ID)?.innerHTML ?? null)))
  if (drawn !== null) return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  if (import.meta.env.SSR)
    return (
      <div id={ID}>
        <Sections countries={countries} />
      </div>
    )
  return (
    <Suspense>
      <Sections countries={countries} />
    </Suspense>
  )
}
