// The code of an affiliate: its name, as far as a code can say it, and four letters that nobody else has.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const MOST_OF_NAME = 10

/** 'NORDIC-7K2P'; `draw` gives whole numbers below the one it is asked with. */
export function affiliateCode(name: string, draw: (below: number) => number): string {
  const said = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MOST_OF_NAME)
  const drawn = Array.from({ length: 4 }, () => LETTERS[draw(LETTERS.length)]).join('')
  return `${said || 'PARTNER'}-${drawn}`
}
