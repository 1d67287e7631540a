import { useId, type ReactNode } from 'react'

export function SummaryPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4 print:gap-1 print:pt-1">
      <h2 id={id} className="text-xl print:text-base">
        {heading}
      </h2>
      {children}
    </section>
  )
}
