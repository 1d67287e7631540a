// An affiliate's code: as much of its name as fits, and four letters that make it unique.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MOST_OF_NAME = 10

/** 'NORDIC-7K2P'; `draw` returns random whole numbers below its argument. */
export function affiliateCode(name: string, draw: (below: number) => number): string {
  const said = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MOST_OF_NAME)
  const drawn = Array.from({ length: 4 }, () => LETTERS[draw(LETTERS.length)]).join('')
  return `${said || 'PARTNER'}-${drawn}`
}
