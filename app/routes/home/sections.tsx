import { Affiliates } from './affiliates.tsx'
import { Closing } from './closing.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Partners } from './partners.tsx'
import { Rally } from './rally.tsx'
import { Stories } from './stories.tsx'
import { Tiles } from './tiles.tsx'

// Everything below the wizard, in the order of the specification (spec 1 §1).
export function Sections() {
  return (
    <>
      <Tiles />
      <Partners />
      <Stories />
      <Rally />
      <HowItWorks />
      <Affiliates />
      <Closing />
    </>
  )
}
