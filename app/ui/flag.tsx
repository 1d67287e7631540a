import { startTransition, useEffect, useState } from 'react'
import type { CountryCode } from '#values/country/country.ts'
import globe from './globe.svg?url&no-inline'
import { OFTEN_FLAGS } from './often-flags.ts'
import oftenFlags from './often-flags.svg?url&no-inline'

type FlagFiles = Record<string, string>

// The server knows all addresses and writes them into the page; the browser loads them when a flag is shown.
let known: FlagFiles | null = import.meta.env.SSR
  ? import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
      base: '/node_modules/country-flag-icons/3x2/',
      query: '?url&no-inline',
      import: 'default',
      eager: true,
    })
  : null

// Flags are files, because Windows has no flag emoji; common ones share one file. A flag is shown next to the country's
// name, never instead of it; an unknown country gets a globe.
export function Flag({ country, size = 22 }: { country: CountryCode; size?: number }) {
  const isOften = OFTEN_FLAGS.includes(country)
  const files = useFlagFiles(!isOften)
  const height = Math.round((size * 2) / 3)
  return (
    <span aria-hidden="true" className="flag" style={{ inlineSize: size, blockSize: height, fontSize: size * 0.8 }}>
      {letterFlag(country)}
      <img
        src={isOften ? `${oftenFlags}#${country}` : files ? (files[`./${country}.svg`] ?? globe) : undefined}
        suppressHydrationWarning
        alt=""
        loading="lazy"
        decoding="async"
        width={size}
        height={height}
      />
    </span>
  )
}

const REGIONAL_A = 0x1f1e6

/** The country's regional indicator letters, which most systems show as its flag; used until the file arrives. */
function letterFlag(country: CountryCode): string {
  return country.replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - 65))
}

function useFlagFiles(isNeeded: boolean): FlagFiles | null {
  const [files, setFiles] = useState(known)
  useEffect(() => {
    if (files || !isNeeded) return
    import('./flag-files.ts').then(
      // There may be hundreds of them in a list.
      ({ FLAG_FILES }) => startTransition(() => setFiles((known = FLAG_FILES))),
      (problem: unknown) => console.warn('The flags could not be loaded', problem),
    )
  }, [files, isNeeded])
  return files
}
