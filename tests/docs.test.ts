// The pages that map the specification and the abuse cases to the code name existing files, and a test for each line.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { settingsPage } from '#scripts/settings/settings-page.ts'
import { settingShape } from '#server/settings/settings.ts'
import { CONTEXTS } from './support/house-rules.ts'
import { readSources } from './support/read-imports.ts'

const root = resolve(import.meta.dirname, '..')
const pathsIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')

function rowsOf(page: string) {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (paragraph|---)/.test(line))
    .map((line) => line.split(' | '))
}

describe.each(['docs/spec-1.md', 'docs/spec-2.md'])('%s', (page) => {
  const rows = rowsOf(page)

  it('names code and a test for every paragraph', () => {
    expect(rows.length).toBeGreaterThan(45)
    const incomplete = rows.filter(
      ([, code = '', tests = '']) =>
        pathsIn(code).length === 0 || !pathsIn(tests).some((path) => /\.(test|spec)\.ts$/.test(path)),
    )
    expect(incomplete).toEqual([])
  })

  it('names files that exist', () => {
    const missing = rows.flatMap((row) => pathsIn(row.join(' '))).filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})

describe('every page', () => {
  const ROOMS = /^(app|shop|adapters|sandbox|db|server|sw|scripts|tests)\/[\w./-]+$/
  const pages = [
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => join('docs', path)),
    ...readdirSync(root),
  ].filter((path) => path.endsWith('.md'))

  it.each(pages)('names files that exist: %s', (page) => {
    const paths = pathsIn(readFileSync(join(root, page), 'utf8')).filter((path) => ROOMS.test(path))
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('docs/walks.md', () => {
  it('leads through files that exist', () => {
    const paths = pathsIn(readFileSync(join(root, 'docs/walks.md'), 'utf8')).filter((path) =>
      /^\w+\/.+\.tsx?$/.test(path),
    )
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('scripts/walks/walk-table.mjs', () => {
  it('names functions of files that exist', () => {
    const table = readFileSync(join(root, 'scripts/walks/walk-table.mjs'), 'utf8')
    const steps = [...table.matchAll(/'([\w./-]+)#(\w+)/g)].map(([, path = '', name = '']) => ({ path, name }))
    expect(steps.length).toBeGreaterThan(100)
    const isThere = ({ path, name }: (typeof steps)[number]) =>
      existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(name)
    expect(steps.filter((step) => !isThere(step))).toEqual([])
  })
})

describe('the page of a context', () => {
  it.each(CONTEXTS.map((context, place) => ({ context, place })))(
    '$context: says what it promises, its nouns and verbs, and what it may use',
    ({ context, place }) => {
      const page = readFileSync(join(root, `shop/${context}/README.md`), 'utf8')
      const above = CONTEXTS.slice(0, place)
      const mayUse = above.length > 3 ? `${above[0]} to ${above.at(-1)}` : above.join(', ') || 'nothing of the shop'
      expect(page).toMatch(/^Promises:\n\n(- .+\n){2,4}\nNouns: .+\n\nVerbs: .+\n\nMay use: .+\.\n$/m)
      expect(page).toContain(`# ${context}\n`)
      expect(page).toContain(`May use: ${mayUse}.`)
    },
  )

  it('is one of nine, each of which has a page of rules too', () => {
    const rows = rowsOf('docs/rules/README.md').map(([name = '']) => name.replace('| ', ''))
    const contexts = rows.slice(rows.indexOf('context'))
    expect(contexts).toEqual(['context', ...CONTEXTS.map((context) => `[${context}](${context}.md)`)])
    expect(readdirSync(join(root, 'docs/rules')).toSorted()).toEqual(
      ['README', ...CONTEXTS].map((page) => `${page}.md`).toSorted(),
    )
  })
})

const link = (page: string) => (page === 'README' ? '[the whole site](#the-whole-site)' : `[${page}](${page}.md)`)

describe('the rules', () => {
  const sections = ['README', ...CONTEXTS].flatMap((page) => {
    let part = ''
    return readFileSync(join(root, `docs/rules/${page}.md`), 'utf8')
      .split('\n')
      .flatMap((line) => {
        part = /^#+ (Storefront|After the purchase)$/.exec(line)?.[1] ?? part
        const number = /^#+ §(\d+) /.exec(line)?.[1]
        return number === undefined ? [] : { part, number, page }
      })
  })
  const pagesOf = (part: string, number: string) =>
    sections.filter((each) => each.part === part && each.number === number).map(({ page }) => page)

  it('name the pages of each section', () => {
    const rows = rowsOf('docs/rules/README.md').flatMap(([first = '', storefront = '', after = '']) => {
      const number = /^\| §(\d+) /.exec(first)?.[1]
      return number === undefined ? [] : { number, storefront, after: after.replace(/ \|$/, '') }
    })
    expect(rows.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    const wanted = rows.map(({ number }) => ({
      number,
      storefront: pagesOf('Storefront', number).map(link).join(', '),
      after: pagesOf('After the purchase', number).map(link).join(', '),
    }))
    expect(rows).toEqual(wanted)
  })

  it('have every section that somebody refers to', () => {
    // A line of a comment may end in between.
    const pattern = /(storefront|after-purchase)[\s*/]+rules[\s*/]+((?:(?:, | and )?§\d+)+)/gi
    const referred = readSources('*.ts', '*.tsx', '*.mjs', '*.sql', '*.md', '*.css').flatMap(({ path, text }) =>
      [...text.matchAll(pattern)].flatMap(([, told = '', numbers = '']) => {
        const part = told.toLowerCase() === 'storefront' ? 'Storefront' : 'After the purchase'
        return [...numbers.matchAll(/\d+/g)].map(([number]) => ({ path, part, number }))
      }),
    )
    expect(referred.length).toBeGreaterThan(200)
    expect(referred.filter(({ part, number }) => pagesOf(part, number).length === 0)).toEqual([])
  })
})

describe('docs/safety-cases.md', () => {
  const cases = rowsOf('docs/safety-cases.md')
    .map(([mark = '', , , proof = '']) => ({ mark: mark.replace('| ', ''), proof }))
    .filter(({ mark }) => mark !== 'case')

  it('lists each case once, in the order of their numbers', () => {
    const marks = cases.map(({ mark }) => mark)
    expect(marks.length).toBeGreaterThan(100)
    expect(marks.filter((mark) => !/^[A-L]\d\d$/.test(mark))).toEqual([])
    expect(marks).toEqual([...new Set(marks)].toSorted())
  })

  it('names a test that names the case, or the later stage that it waits for', () => {
    const unproven = cases.flatMap(({ mark, proof }) => {
      const paths = pathsIn(proof)
      const isLater = /later stage: \S/.test(proof)
      if (paths.length === 0) return isLater ? [] : [`${mark}: nothing`]
      return paths.filter((path) => !speaksOf(path, mark)).map((path) => `${mark}: ${path}`)
    })
    expect(unproven).toEqual([])
  })

  it('would notice a missing test, or one that no longer names its case', () => {
    expect(speaksOf('tests/http/nowhere.test.ts', 'G14')).toBe(false)
    expect(speaksOf('tests/rooms.test.ts', 'G14')).toBe(false)
    expect(speaksOf('tests/http/passwords.test.ts', 'G14')).toBe(true)
  })
})

function speaksOf(path: string, mark: string): boolean {
  const isTest = /\.(test|spec)\.tsx?$/.test(path)
  return (
    isTest && existsSync(join(root, path)) && new RegExp(`\\b${mark}\\b`).test(readFileSync(join(root, path), 'utf8'))
  )
}

describe('docs/runbook.md', () => {
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8')
  // A message with a placeholder is recognized by the words after it.
  const messages = readSources()
    .filter(({ path }) => /^(shop|server|adapters)\//.test(path) && !path.endsWith('.test.ts'))
    .flatMap(({ text }) => [
      ...text.matchAll(/\berror\(\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\w+),\s*(?:'([^']+)'|`\$\{[^}]*\} ([^`]+)`)/g),
      ...text.matchAll(/startRound\([^\n]*'([^'\n]+)'/g),
    ])
    .map(([, message, end]) => message ?? end ?? '')

  it('says what each alert means and what to do', () => {
    expect(messages.length).toBeGreaterThan(25)
    expect(messages.filter((message) => !runbook.includes(`\`${message}\``))).toEqual([])
  })

  it('mentions no alert that no longer exists', () => {
    const told = [...runbook.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => pathsIn(cell))
    expect(told.filter((message) => !messages.includes(message))).toEqual([])
  })
})

describe('docs/settings.md', () => {
  it('says of every setting what the code says (npm run settings writes it)', () => {
    expect(readFileSync(join(root, 'docs/settings.md'), 'utf8')).toBe(settingsPage())
  })

  it('gives every setting a meaning', () => {
    const silent = Object.entries(settingShape).filter(([, setting]) => !setting.meta()?.description)
    expect(silent.map(([name]) => name)).toEqual([])
  })
})

describe('README.md', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').split('\n')

  it('is short: 120 lines of 200 characters', () => {
    expect(lines.length).toBeLessThanOrEqual(120)
    expect(lines.filter((line) => line.length > 200)).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...lines.join('\n').matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('has one row for each context and each command', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    const commands = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    )
    const firstCells = lines.filter((line) => line.startsWith('| ')).map((line) => pathsIn(line)[0])
    const wanted = [...commands, ...CONTEXTS.map((context) => `shop/${context}`)]
    expect(wanted.filter((name) => !firstCells.includes(name))).toEqual([])
  })
})

describe('docs/performance.md', () => {
  it('is two pages: at most 1,000 words', () => {
    const words = readFileSync(join(root, 'docs/performance.md'), 'utf8').split(/\s+/)
    expect(words.filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(1_000)
  })
})

describe('docs/operate.md', () => {
  const examples = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)
  const settings = readFileSync(join(root, 'server/settings/settings.ts'), 'utf8')
  /** Read by compose.yaml, not by the shop. */
  const OF_COMPOSE = ['DOMAIN', 'POSTGRES_PASSWORD']

  it('and its example name only settings that the shop reads', () => {
    const names = [...examples].map(([, name = '']) => name).filter((name) => !OF_COMPOSE.includes(name))
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !new RegExp(`^  ${name}:`, 'm').test(settings))).toEqual([])
  })

  it('matches the image’s own settings', () => {
    const copied = [
      ...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY (?:--from=build \/shop\/)?(\S+)/gm),
    ]
    const made = ['.', 'node_modules', 'build']
    const missing = copied.filter(([, path = '']) => !made.includes(path) && !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})

describe('comments', () => {
  const COMMENT = /(?:^|\s)(?:\/\/|\/?\*)\s.*$/gm
  const FILE =
    /(?<![\w./@-])(?:app|shop|adapters|sandbox|db|server|sw|scripts|tests|docs)\/[\w./-]+\.(?:tsx?|md|mjs|css|sql)\b/g

  it('mention only files that exist', () => {
    const mentioned = readSources().flatMap(({ path, text }) =>
      [...text.matchAll(COMMENT)].flatMap(([comment]) => [...comment.matchAll(FILE)].map(([file]) => ({ path, file }))),
    )
    expect(mentioned.length).toBeGreaterThan(20)
    expect(mentioned.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  })

  it('cite nothing that a reader of the repository does not have', () => {
    const citing = readSources().filter(
      ({ path, text }) => path !== 'tests/docs.test.ts' && /\b(guide \d|spec [12] §)/.test(text),
    )
    expect(citing.map(({ path }) => path)).toEqual([])
  })
})

describe('docs/decisions', () => {
  it('has one page for each number, and the number stands in its title', () => {
    const pages = readdirSync(join(root, 'docs/decisions')).toSorted()
    const numbers = pages.map((page) => Number(page.slice(0, 4)))
    expect(numbers).toEqual(pages.map((_page, index) => index + 1))
    const titles = pages.map((page) => readFileSync(join(root, 'docs/decisions', page), 'utf8').split('.', 1)[0])
    expect(titles).toEqual(numbers.map((number) => `# ${number}`))
  })
})
