import type { ShownEsim } from './shown-esim.ts'

// A ring that empties as data is used. It is a picture: the figures stand beside it in words.
type DataRingProps = Pick<ShownEsim, 'usedPercent' | 'color'> & { isOver: boolean }

// Gray once nothing is left to use.
export function DataRing({ usedPercent, color, isOver }: DataRingProps) {
  if (usedPercent === null || color === null) return null
  return (
    <svg viewBox="0 0 100 100" className="esim-ring" data-color={isOver ? 'over' : color} aria-hidden="true">
      <circle cx="50" cy="50" r="42" className="esim-ring-edge" />
      <circle cx="50" cy="50" r="42" className="esim-ring-track" />
      <circle
        cx="50"
        cy="50"
        r="42"
        pathLength="100"
        strokeDasharray={`${100 - usedPercent} 100`}
        className="esim-ring-left"
      />
    </svg>
  )
}
