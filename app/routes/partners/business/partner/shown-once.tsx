import { useEffect, useRef, type ReactNode } from 'react'
import { CopyButton } from '#app/ui/copy-button.tsx'

type ShownOnceProps = {
  id: string
  heading: string
  words: string
  secret: string
  copyLabel: string
  more?: ReactNode
}

// A secret that is shown this once, so it takes the focus.
export function ShownOnce({ id, heading, words, secret, copyLabel, more }: ShownOnceProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className="desk-card" aria-labelledby={id}>
      <h2 id={id} className="text-2xl [overflow-wrap:anywhere]">
        {heading}
      </h2>
      <p>{words}</p>
      <p translate="no" className="desk-mono">
        {secret}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label={copyLabel} />
        {more}
      </div>
    </section>
  )
}
