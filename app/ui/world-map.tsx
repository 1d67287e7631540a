import { useEffect, useState } from 'react'
import type { CountryCode } from '#values/country/country.ts'

export type WorldMapProps = {
  /** Countries that glow. */
  chosen?: CountryCode[]
  /** Countries of the zone around them, with a soft halo. */
  zone?: CountryCode[]
  /** Where the visitor is; an arc flies from there to the first chosen country. */
  from?: CountryCode | null
  /** One lost dot that blinks in the ocean, for the not-found page. */
  hasLostDot?: boolean
  className?: string
}

const NOWHERE: CountryCode[] = []
const LOST = { x: 128, y: 306 }

// Decoration only: the list of destinations says the same in words. The land is a picture of the style sheet; the
// paths of single countries are fetched when there is one to light up.
export function WorldMap(props: WorldMapProps) {
  const { chosen = NOWHERE, zone = NOWHERE, from = null, hasLostDot = false, className = '' } = props
  const paths = usePaths(chosen.length > 0 || zone.length > 0)
  const arc = paths && arcBetween(paths[from ?? ''], paths[chosen[0] ?? ''])

  return (
    <div className={`map ${className}`} aria-hidden="true">
      <div className="map-land" />
      <svg className="map-light" viewBox="0 0 1000 433" fill="none" strokeLinecap="round">
        {paths && zone.map((code) => <path key={`z${code}`} data-c={code} className="map-zone" d={paths[code]} />)}
        {paths && chosen.map((code) => <path key={code} data-c={code} className="map-chosen" d={paths[code]} />)}
        {arc && <path className="map-arc" d={arc} pathLength={1} />}
        {hasLostDot && <circle className="map-lost" cx={LOST.x} cy={LOST.y} r={7} />}
      </svg>
    </div>
  )
}

function usePaths(isNeeded: boolean): Record<string, string> | null {
  const [paths, setPaths] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    if (!isNeeded || paths) return undefined
    let isStale = false
    import('./world-map-data.ts').then(
      ({ WORLD_MAP_PATHS }) => isStale || setPaths(WORLD_MAP_PATHS),
      (problem: unknown) => console.warn('The map could not be lit', problem),
    )
    return () => {
      isStale = true
    }
  }, [isNeeded, paths])
  return paths
}

function arcBetween(from: string | undefined, to: string | undefined): string | null {
  const start = from && placeOf(from)
  const end = to && placeOf(to)
  if (!start || !end || from === to) return null
  const lift = Math.hypot(end.x - start.x, end.y - start.y) * 0.35
  return `M${start.x} ${start.y}Q${(start.x + end.x) / 2} ${(start.y + end.y) / 2 - lift} ${end.x} ${end.y}`
}

// The dot in the middle of a country's path, which is one absolute place and then relative steps.
function placeOf(path: string): { x: number; y: number } | null {
  const steps = [...path.matchAll(/(-?\d+) ?(-?\d+)h0/g)]
  if (steps.length === 0) return null
  const upToMiddle = steps.slice(0, Math.ceil(steps.length / 2))
  return upToMiddle.reduce((at, [, x, y]) => ({ x: at.x + Number(x), y: at.y + Number(y) }), { x: 0, y: 0 })
}
