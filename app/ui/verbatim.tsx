import type { ReactNode } from 'react'
import { verbatimParts } from '#app/format/verbatim.ts'
import { withEnglishNames } from './zone-name.tsx'

type VerbatimProps = { children: string; className?: string }

// A value that is copied, or a name: a browser that translates the page leaves it alone.
export const Verbatim = ({ children, className }: VerbatimProps) => (
  <bdi translate="no" className={className}>
    {children}
  </bdi>
)

/** A text in which such values may stand. Names can't be recognized, so they are passed in. */
export function sentence(text: ReactNode, names?: readonly string[]): ReactNode {
  if (typeof text !== 'string') return text
  const parts = verbatimParts(text, names)
  if (parts.every(({ isVerbatim }) => !isVerbatim)) return withEnglishNames(text)
  // One element for all: in a flex box, each of several would lose the space at its end.
  return (
    <span>{parts.map((part, at) => (part.isVerbatim ? <Verbatim key={at}>{part.text}</Verbatim> : part.text))}</span>
  )
}
