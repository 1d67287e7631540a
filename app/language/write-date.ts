// Dates and times in words, in the language of whoever reads a page.
import { formats } from '#app/copy/site/formats.ts'
import { firstOfMonth } from './first-of-month.ts'

// Made once for each language and way of writing, since each is dear.
const writers = new Map<string, Intl.DateTimeFormat>()

/** British English shortens September alone to four letters; every other month, and every other page, has three. */
export const threeLetters = (words: string): string => words.replace(/\bSept\b/, 'Sep')

/** What these options ask for; English as the British write it. */
export function writeDate(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const { language } = formats
  const key = `${language} ${JSON.stringify(options)}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options)
  writers.set(key, writer)
  const words = writer.format(moment)
  return language === 'en' ? threeLetters(words) : firstOfMonth(language, words)
}
