import type { Path } from '#app/copy/support/faq.ts'

const ROW = 26
const TOP = 44
const WIDTH = 132

// A small drawn phone that shows the way through the settings; the words beside it say the same.
export function PhoneScreen({ path }: { path: Path }) {
  const height = TOP + path.length * ROW + 26
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="phone-screen"
      style={{ aspectRatio: `${WIDTH} / ${height}` }}
      aria-hidden="true"
    >
      <rect x="1" y="1" width={WIDTH - 2} height={height - 2} rx="18" className="phone-case" />
      <rect x="7" y="7" width={WIDTH - 14} height={height - 14} rx="13" className="phone-glass" />
      <rect x={WIDTH / 2 - 14} y="13" width="28" height="6" rx="3" className="phone-case" />
      {path.map((label, at) => (
        <Row key={label} label={label} at={at} isLast={at === path.length - 1} />
      ))}
    </svg>
  )
}

function Row({ label, at, isLast }: { label: string; at: number; isLast: boolean }) {
  const y = TOP + at * ROW - 12
  const inset = 13 + at * 3
  return (
    <>
      <rect
        x={inset}
        y={y}
        width={WIDTH - 13 - inset}
        height={ROW - 5}
        rx="6"
        className={isLast ? 'phone-row-last' : 'phone-row'}
      />
      <text
        x={inset + 7}
        y={y + 14}
        className={isLast ? 'phone-text-last' : 'phone-text'}
        textLength={fit(label, inset)}
        lengthAdjust="spacingAndGlyphs"
      >
        {label}
      </text>
    </>
  )
}

// Long names are drawn narrower, so that they never leave their row.
function fit(label: string, inset: number): number | undefined {
  const room = WIDTH - 13 - inset - 14
  return label.length * 4.9 > room ? room : undefined
}
