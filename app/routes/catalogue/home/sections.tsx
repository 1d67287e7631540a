import { Organization } from '#app/layout/organization.tsx'
import { Affiliates } from './affiliates.tsx'
import { Guarantees } from './guarantees.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Partners } from './partners.tsx'
import { Rally } from './rally.tsx'
import { Stories } from './stories.tsx'
import { Tiles } from './tiles.tsx'
import { closingCopy } from '#app/copy/catalogue/home-sections.ts'
import { Icon } from '#app/ui/icon.tsx'

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

function Closing() {
  return (
    <section aria-labelledby="closing-heading" className="wrap py-[var(--section)]">
      <div className="grid justify-items-start gap-4 rounded-pass bg-solid p-6 text-on-solid md:p-14">
        <h2 id="closing-heading" className="text-5xl">
          {closingCopy.heading}
        </h2>
        <p className="max-w-xl text-lg">{closingCopy.text}</p>
        <a href="#bundle-selector" className="button button-secondary">
          {closingCopy.action}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
    </section>
  )
}
