/** 'il 7 dicembre 2026', 'l’8 dicembre 2026': the article before a date depends on its figure. */
export const onDay = (day: string): string => (/^(8|11)\b/.test(day) ? `l’${day}` : `il ${day}`)
