import type { ReactNode } from 'react'
import './figure-card.css'

export type FigureCardProps = {
  label: string
  value: string
  /** How it compares, or what exactly is counted. */
  notes?: string[]
  tone?: 'plain' | 'warning' | 'danger'
  /** A way to what the figure counts. */
  children?: ReactNode
}

/** Figures beside each other; each is a term with its value. */
export const FigureCards = ({ children }: { children: ReactNode }) => <dl className="figure-cards">{children}</dl>

/** '€123,456.78' still fits. */
const LONG = 11

export function FigureCard({ label, value, notes = [], tone = 'plain', children }: FigureCardProps) {
  return (
    <div className="figure-card" data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <span className="figure-value" data-long={value.length > LONG || undefined}>
          {value}
        </span>
        {notes.map((note) => (
          <span key={note} className="figure-note">
            {note}
          </span>
        ))}
        {children}
      </dd>
    </div>
  )
}
