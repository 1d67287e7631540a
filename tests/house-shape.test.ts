// Folders and files have a size that can be read, and names mean one thing.
import { describe, expect, it } from 'vitest'
import { FACTORIES } from './support/house-rules.ts'
import { crowdedFolders, crumbs, namesExportedTwice, renamedBindings } from './support/house-shape.ts'
import { bagFaults, needFaults } from './support/need-faults.ts'
import { readSources, sourceFile } from './support/read-imports.ts'

describe('the house', () => {
  const sources = readSources()

  it('has at most twenty entries in a folder of the database and the server', () => {
    const paths = sources.map(({ path }) => path)
    expect(crowdedFolders(paths, ['db', 'server'])).toEqual([])
  })

  it('has no file of a few lines that only one other needs', () => {
    expect(crumbs(sources, ['app', 'shop', 'ports', 'values', 'db', 'server', 'adapters'])).toEqual([])
  })

  it('exports a name once in each context', () => {
    expect(namesExportedTwice(sources, ['app', 'shop', 'ports', 'values', 'server'])).toEqual([])
  })

  it('lets no use case ask for more than anybody keeps in mind', () => {
    expect(sources.filter(({ path }) => path.startsWith('shop/')).flatMap(bagFaults)).toEqual([])
  })

  it('binds each function under its own name', () => {
    const factories = sources.filter(({ path }) => FACTORIES.includes(path) || path.startsWith('shop/assembly/'))
    expect(factories.length).toBeGreaterThan(20)
    expect(factories.flatMap(renamedBindings)).toEqual([])
  })
})

const importing = (path: string) => sourceFile(path, "import { sign } from './refund/signs.ts'")

describe('the check of the shape finds', () => {
  it('a folder with more than twenty entries', () => {
    const crowd = Array.from({ length: 21 }, (_, at) => `server/http/file-${at}.ts`)
    expect(crowdedFolders(crowd, ['server'])).toEqual(['server/http: 21 entries'])
    expect(crowdedFolders(crowd.slice(1), ['server'])).toEqual([])
  })

  it('a file of a few lines that only one other needs, but not one that two need', () => {
    const small = sourceFile('shop/sales/refund/signs.ts', 'export const sign = 1')
    const large = sourceFile('shop/sales/refund/signs.ts', 'export const sign = 1\n'.repeat(15))
    const [one, other] = [importing('shop/sales/a.ts'), importing('shop/sales/b.ts')]
    expect(crumbs([small, one], ['shop'])).toEqual(['shop/sales/refund/signs.ts belongs into shop/sales/a.ts'])
    expect(crumbs([small, one, other], ['shop'])).toEqual([])
    expect(crumbs([large, one], ['shop'])).toEqual([])
  })

  it('a name that two files of a context export, but not one of another context', () => {
    const ours = sourceFile('shop/sales/refund/refund-order.ts', 'export async function refundOrder() {}')
    const theirs = sourceFile('shop/office/desk/act.ts', 'export const refundOrder = 1\nexport type refundOrder = 1')
    const again = sourceFile('shop/office/search/act.ts', 'export type refundOrder = 2')
    expect(namesExportedTwice([ours, theirs], ['shop'])).toEqual([])
    expect(namesExportedTwice([ours, theirs, again], ['shop'])).toEqual([
      'shop/office: refundOrder in shop/office/desk/act.ts and shop/office/search/act.ts',
    ])
  })

  it.each([
    ['a store of a context below', "type Needs = Pick<Base, 'orders' | 'tickets'>", 'tickets is a store of support'],
    [
      'a need for everything',
      'export const refund = (base: Base) => base',
      'a use case picks what it needs of the base',
    ],
  ])('%s', (_what, text, why) => {
    const path = 'shop/sales/refund/refund-order.ts'
    const stores = sourceFile('shop/support/stores.ts', '  tickets: ticketStore(database),')
    expect(needFaults(sourceFile(path, text), new Map([[stores.path, stores]]))).toEqual([`${path}: ${why}`])
  })

  it('a use case that asks for too much, however its needs are written', () => {
    const own = `{\n    /** One more. */\n    last: (id: string) => void\n  }`
    const found = (count: number) => {
      const stores = Array.from({ length: count - 1 }, (_, at) => `'store${at}'`).join(' | ')
      const text = `export type RefundDeps = Other &\n  Pick<Base, ${stores}> & ${own}\n\nexport type Next = 1\n`
      return bagFaults(sourceFile('shop/sales/refund/refund-order.ts', text))
    }
    expect(found(14)).toEqual([])
    expect(found(15)).toEqual(['shop/sales/refund/refund-order.ts: RefundDeps has 15 members'])
  })

  it.each([
    ['an import', "import { ask } from './ask.ts'\nexport const create = () => ({\n  confirm: ask,\n})"],
    [
      'a function of its own',
      'const ask: Ask = (id) => id\nexport const create = () => bind({ ...base, confirm: ask }, {})',
    ],
  ])('%s that is bound under another name', (_what, text) => {
    expect(renamedBindings(sourceFile('shop/sales/sales.ts', text))).toEqual([
      'shop/sales/sales.ts: ask is bound as confirm',
    ])
  })

  it('nothing where each name is its own', () => {
    const text = "import { ask } from './ask.ts'\nexport const create = (at: Date) => ({ ask, since: at, by: ask(at) })"
    expect(renamedBindings(sourceFile('shop/sales/sales.ts', text))).toEqual([])
  })
})
