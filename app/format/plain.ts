/** Lower case without accents, so that 'Curaçao' and 'curacao' are one word. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
