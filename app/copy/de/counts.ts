// What is counted on many pages.
import { plural } from '#app/language/formats.ts'

export const daysText = (count: number): string => plural(count, { one: 'Tag', other: 'Tage' })
/** After 'in', 'nach', 'von'. */
export const daysDative = (count: number): string => plural(count, { one: 'Tag', other: 'Tagen' })
export const countriesText = (count: number): string => plural(count, { one: 'Land', other: 'Länder' })
export const charactersText = (count: number): string => plural(count, { one: 'Zeichen', other: 'Zeichen' })
export const minutesText = (count: number): string => plural(count, { one: 'Minute', other: 'Minuten' })
export const resultsText = (count: number): string => plural(count, { one: 'Treffer', other: 'Treffer' })
