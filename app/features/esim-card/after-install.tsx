import { useState } from 'react'
import { installCopy } from '#app/copy/delivery/install.ts'
import { landingCopy } from '#app/copy/delivery/landing.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { LandingSteps } from './landing-steps.tsx'

const copy = installCopy.after

// The four settings behind most support questions. The ticks are the traveler's own and are sent nowhere.
export function AfterInstall({ brandName, isFolded }: { brandName: string; isFolded?: boolean }) {
  const [ticked, setTicked] = useState<number[]>([])
  const ticks = copy.ticks(brandName)
  const isDone = ticked.length === ticks.length
  const tick = (index: number, isOn: boolean) =>
    setTicked((before) => (isOn ? [...before, index] : before.filter((other) => other !== index)))
  return (
    <FoldCard id="after" title={copy.heading} isFoldedAlways={isFolded}>
      <p className="text-muted">{copy.lead}</p>
      <ul className="grid gap-4">
        {ticks.map(({ title, text }, index) => (
          <li key={title}>
            <Checkbox
              label={<span className="font-semibold">{sentence(title, [brandName])}</span>}
              hint={text}
              autoComplete="off"
              onChange={(event) => tick(index, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <output className={isDone ? 'block font-bold text-success' : 'sr-only'}>{isDone && copy.done}</output>
      <h3 className="text-xl">{landingCopy.heading}</h3>
      <p className="text-muted">{landingCopy.lead}</p>
      <LandingSteps />
    </FoldCard>
  )
}
