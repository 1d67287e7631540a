import { useId, type ReactNode } from 'react'

type SectionProps = { heading: string; lead?: string; isTinted?: boolean; children: ReactNode }

// One part of the landing page, labeled by its heading. Tinted ones run from edge to edge.
export function Section({ heading, lead, isTinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={isTinted ? 'border-y border-line bg-tint' : ''}>
      <div className="wrap grid gap-2 py-4 md:gap-5 md:py-[var(--section)]">
        <div className="grid gap-2 md:mb-3 md:gap-3">
          <h2 id={id} className="max-w-3xl text-2xl md:text-4xl">
            {heading}
          </h2>
          {lead && <p className="max-w-2xl text-muted max-md:sr-only md:text-lg">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
