import { useSearchParams } from 'react-router'
import { homeCopy } from '#app/copy/catalogue/home.ts'
import { langOf } from '#app/language/lang-of.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import type { BrandText } from '#values/brand-facts.ts'
import { readTrip } from '#shop/catalogue/trip/trip-address.ts'
import { loadWizard } from '#app/features/wizard/load-wizard.ts'
import { useOpenedUnderWay, useWizardData } from '#app/features/wizard/use-wizard.ts'
import { stepInAddress } from '#app/features/wizard/wizard-address.ts'
import { shouldReadWizardAgain } from '#app/features/wizard/wizard-step.ts'
import { Wizard } from '#app/features/wizard/wizard.tsx'
import type { Route } from './+types/home.ts'
import { Hero } from './hero.tsx'
import { useState } from 'react'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'

export const loader = ({ request, url, context }: Route.LoaderArgs) => loadWizard(request, url, context)
export const shouldRevalidate = shouldReadWizardAgain

export default function Home({ loaderData }: Route.ComponentProps) {
  const { brand } = useShell()
  const [search] = useSearchParams()
  const wizard = useWizardData(loaderData)
  const { catalogue, today } = wizard
  const isEnglish = (text: BrandText) => langOf(brand, text) !== undefined
  const wasOpenedUnderWay = useOpenedUnderWay(wizard)
  const isUnderWay = stepInAddress(search, catalogue.zones, today) !== 'destinations'

  return (
    <>
      <PageHead
        title={brand.heroText}
        description={brand.description}
        english={{ title: isEnglish('heroText'), description: isEnglish('description') }}
      />
      <Hero trip={readTrip(search, today)} wizard={wizard} isUnderWay={isUnderWay} isSmall={wasOpenedUnderWay} />
      <section id="bundle-selector" aria-label={homeCopy.selectorHeading} className="wrap relative -mt-16 grid gap-5">
        <Wizard {...wizard} hasPass={isUnderWay} />
        <TrustLine />
      </section>
      <StillSections zones={catalogue.zones} />
    </>
  )
}

function TrustLine() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-8 gap-y-0 text-sm font-semibold text-muted max-md:gap-x-4">
      {homeCopy.trust.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <Icon name="check" size={18} className="text-success" />
          {promise}
        </li>
      ))}
    </ul>
  )
}

// The sections below the wizard need no script: a page that the server drew keeps them as they are, and only a visitor
// who comes here from another page of the shop fetches the code that draws them.

const SECTIONS_ID = 'home-sections'

const Sections = import.meta.env.SSR
  ? (await import('./sections.tsx')).Sections
  : lazyPart(async () => (await import('./sections.tsx')).Sections)

function StillSections({ zones }: { zones: Zone[] }) {
  const [drawn] = useState(() =>
    import.meta.env.SSR ? null : (document.getElementById(SECTIONS_ID)?.innerHTML ?? null),
  )
  if (drawn !== null)
    return <div id={SECTIONS_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
  const sections = <Sections zones={zones} />
  return import.meta.env.SSR ? <div id={SECTIONS_ID}>{sections}</div> : <LazyPlace>{sections}</LazyPlace>
}
