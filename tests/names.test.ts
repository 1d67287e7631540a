// Types are named after things, and addresses come from the router.
import { describe, expect, it } from 'vitest'
import { nameFaults } from './support/name-faults.ts'
import { readSources, sourceFile } from './support/read-imports.ts'

const PAGES = sourceFile('app/pages.ts', "page('/checkout', 'sales/checkout/checkout.tsx')")
const LONG = '\n'.repeat(20)

it('the names follow the rules in every file', () => {
  expect(nameFaults(readSources())).toEqual([])
})

describe('the check of names finds', () => {
  it.each([
    ['a type that is a participle', 'app/ui/a.tsx', `type Asked = { request: Request }${LONG}`, 'what it is'],
    ['a type that ends in one', 'shop/sales/a.ts', `export type UsageTold = string${LONG}`, 'what it is'],
    ['one that nobody has used before', 'shop/sales/a.ts', `type Mended = string${LONG}`, 'what it is'],
    ['an address', 'app/ui/a.tsx', `<Link to="/checkout" />${LONG}`, 'without href'],
    ['an address with a query', 'app/ui/a.tsx', `to: \`/checkout?step=2\`${LONG}`, 'without href'],
  ])('%s', (_what, path, text, why) => {
    expect(nameFaults([PAGES, sourceFile(path, text)]).join('\n')).toContain(why)
  })

  it('nothing where all is well', () => {
    const text = `export type ShownOrder = 1\ntype TryUntold = (\n  id: string,\n) => void\ntype Need = 1\nexport const a = href('/checkout')${LONG}`
    expect(nameFaults([PAGES, sourceFile('app/ui/a.tsx', text)])).toEqual([])
  })
})
