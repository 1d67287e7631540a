import { href } from 'react-router'
import { savedPassesCopy } from '#app/copy/delivery/saved-passes.ts'
import { Pass } from '#app/ui/pass.tsx'

const copy = savedPassesCopy.none

export function NoPasses() {
  return (
    <section aria-labelledby="none" className="grid items-center gap-8 md:grid-cols-[minmax(0,24rem)_1fr]">
      <div aria-hidden="true">
        <Pass size="mini" />
      </div>
      <div className="grid justify-items-start gap-4">
        <h2 id="none" className="text-3xl">
          {copy.title}
        </h2>
        <p className="max-w-[var(--measure)] text-lg">{copy.text}</p>
        <a href={href('/')} className="button button-primary">
          {copy.find}
        </a>
      </div>
    </section>
  )
}
