import { zoneLang, zoneName } from '#app/language/formats.ts'

// A zone's name that stands alone, in the language of the page, or marked as English.
export function ZoneName({ name }: { name: string }) {
  const lang = zoneLang(name)
  return lang ? <span lang={lang}>{zoneName(name)}</span> : <>{zoneName(name)}</>
}
