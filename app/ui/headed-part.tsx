import type { ReactNode } from 'react'
import { withEnglishNames } from './zone-name.tsx'

type HeadedPartProps = {
  id: string
  heading: ReactNode
  headingClass?: string
  className?: string
  children?: ReactNode
}

// A part of a page that is named by its heading.
export const HeadedPart = ({
  id,
  heading,
  headingClass = 'text-2xl',
  className = 'page-part',
  children,
}: HeadedPartProps) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id} className={headingClass}>
      {typeof heading === 'string' ? withEnglishNames(heading) : heading}
    </h2>
    {children}
  </section>
)
