// Counts that several Dutch files say.
import { plural } from '#app/language/formats.ts'

export const daysText = (count: number): string => plural(count, { one: 'dag', other: 'dagen' })
export const countriesText = (count: number): string => plural(count, { one: 'land', other: 'landen' })
export const minutesText = (count: number): string => plural(count, { one: 'minuut', other: 'minuten' })
export const charactersText = (count: number): string => plural(count, { one: 'teken', other: 'tekens' })
