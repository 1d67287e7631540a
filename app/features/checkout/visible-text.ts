// Text in one line, as people see it: what nobody could see is removed or refused.

// Invisible direction and width marks from keyboards and copied text, which nobody could find to remove.
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF]/gu
// Characters that reverse the reading direction and other invisible ones don't belong in a name for emails and
// invoices. Joiners are allowed, because Persian and many Indian names need them.
const INVISIBLE = /(?![\u200C\u200D])[\p{C}\uFFFD]/u

export const normalizeName = (text: string): string => text.replace(UNSEEN, '').trim().replace(/\s+/g, ' ')

export const isVisible = (text: string): boolean => !INVISIBLE.test(text)
