// The sections below the wizard need no script: a page that the server drew keeps them as they are, and only a visitor
// who comes here from another page of the shop fetches the code that draws them.
import { Suspense, useContext, useState } from 'react'
import { FindConstantContext } from '#app/session/document-facts.ts'
import { lazyPart } from '#app/session/lazy-part.ts'

const ID = 'home-sections'

const Sections = import.meta.env.SSR
  ? (await import('./sections.tsx')).Sections
  : lazyPart(async () => (await import('./sections.tsx')).Sections)

export function StillSections({ countries }: { countries: number }) {
  const [drawn] = useState(() => (import.meta.env.SSR ? null : (document.getElementById(ID)?.innerHTML ?? null)))
  if (drawn !== null) return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  if (import.meta.env.SSR) return <ConstantSections countries={countries} />
  return (
    <Suspense>
      <Sections countries={countries} />
    </Suspense>
  )
}

// Nearly half of the page's elements, and the same for everybody at a brand.
function ConstantSections({ countries }: { countries: number }) {
  const before = useContext(FindConstantContext)?.({ tag: 'div', id: ID, name: `${ID} ${countries}` }) ?? null
  if (before !== null) return <div id={ID} dangerouslySetInnerHTML={{ __html: before }} />
  return (
    <div id={ID}>
      <Sections countries={countries} />
    </div>
  )
}
