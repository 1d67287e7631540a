import { Organization } from '#app/layout/organization.tsx'
import { Affiliates } from './affiliates.tsx'
import { Closing } from './closing.tsx'
import { Guarantees } from './guarantees.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Partners } from './partners.tsx'
import { Rally } from './rally.tsx'
import { Stories } from './stories.tsx'
import { Tiles } from './tiles.tsx'

// Everything below the wizard, in the order of the specification (storefront rules §1); for search engines, who sells.
export function Sections({ countries }: { countries: number }) {
  return (
    <>
      <Organization />
      <Tiles countries={countries} />
      <Partners />
      <Stories />
      <Guarantees />
      <Rally />
      <HowItWorks />
      <Affiliates />
      <Closing />
    </>
  )
}
