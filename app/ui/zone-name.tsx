import type { ReactNode } from 'react'
import { zoneLang, zoneName } from '#app/language/formats.ts'
import { ownZoneNames } from '#app/language/zone-names.ts'

// A zone's name that stands alone, in the language of the page, or marked as English.
export function ZoneName({ name }: { name: string }) {
  const lang = zoneLang(name)
  return lang ? <span lang={lang}>{zoneName(name)}</span> : <>{zoneName(name)}</>
}

/** A text in which names of zones may stand: those that exist in English alone are marked as such. */
export function withEnglishNames(text: string): ReactNode {
  const name = ownZoneNames().english.find((each) => text.includes(each))
  if (name === undefined) return text
  const [before = '', ...after] = text.split(name)
  // One element for all: in a flex box, each of several would lose the space at its end.
  return (
    <span>
      {before}
      <span lang="en">{name}</span>
      {after.join(name)}
    </span>
  )
}
