const hasVowel = (day: string) => /^(8|11)\b/.test(day)

/** 'il 7 dicembre 2026', 'l’8 dicembre 2026': the article before a date depends on its figure. */
export const onDay = (day: string): string => (hasVowel(day) ? `l’${day}` : `il ${day}`)
/** 'del 7 dicembre 2026', 'dell’8 dicembre 2026'. */
export const ofDay = (day: string): string => (hasVowel(day) ? `dell’${day}` : `del ${day}`)
