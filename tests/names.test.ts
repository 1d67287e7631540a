// Types and exports are named after things, small files join the one that reads them, and addresses come from the router.
import { describe, expect, it } from 'vitest'
import { nameFaults, SMALL_FILES } from './support/name-faults.ts'
import { readSources, sourceFile } from './support/read-imports.ts'

const PAGES = sourceFile('app/pages.ts', "page('/checkout', 'sales/checkout/checkout.tsx')")
const LONG = '\n'.repeat(20)

describe('the names', () => {
  const sources = readSources()

  it('follow the rules in every file', () => {
    expect(nameFaults(sources)).toEqual([])
  })

  it('have no unneeded exceptions', () => {
    const lines = new Map(sources.map(({ path, text }) => [path, text.split('\n').length]))
    expect(Object.keys(SMALL_FILES).filter((path) => (lines.get(path) ?? 99) > 15)).toEqual([])
  })
})

describe('the check of names finds', () => {
  it.each([
    ['a type that is a participle', 'app/ui/a.tsx', `type Asked = { request: Request }${LONG}`, 'what it is'],
    ['a type that ends in one', 'app/ui/a.tsx', `export type UsageTold = string${LONG}`, 'what it is'],
    ['a name that another file exports', 'app/ui/a.tsx', `export const taken = 1${LONG}`, 'is exported by'],
    ['a small file that one other reads', 'app/ui/a.tsx', 'export const a = 1', 'the only file that reads'],
    ['an address', 'app/ui/a.tsx', `<Link to="/checkout" />${LONG}`, 'without href'],
    ['an address with a query', 'app/ui/a.tsx', `to: \`/checkout?step=2\`${LONG}`, 'without href'],
  ])('%s', (_what, path, text, why) => {
    const reader = sourceFile('app/ui/b.tsx', `import { a } from './a.tsx'\nexport const taken = a${LONG}`)
    expect(nameFaults([PAGES, reader, sourceFile(path, text)]).join('\n')).toContain(why)
  })

  it('nothing where all is well', () => {
    const text = `export type ShownOrder = 1\nexport const a = href('/checkout')${LONG}`
    const later = sourceFile('app/ui/b.tsx', `const a = () => import('./c.ts')${LONG}`)
    expect(nameFaults([PAGES, later, sourceFile('app/ui/a.tsx', text), sourceFile('app/ui/c.ts', '')])).toEqual([])
  })
})
