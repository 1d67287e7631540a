// What people read is in American English, spelled and written consistently: pages, emails, docs, and comments.
// Specified texts stay as they are.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { literalsOf } from '#tests/support/copy-literals.ts'

/** Specified letter by letter, or the name of something outside the shop. */
const EXCEPTIONS = ['Global Traveller', 'mail app', 'Mail app', 'mail server', 'Mail server', 'mailing list']

const RULES: readonly (readonly [string, RegExp])[] = [
  [
    'American spelling',
    /\b(travell\w+|colour\w*|programmes?|organis\w+|recognis\w+|personalis\w+|apologis\w+|catalogues?|favourit\w*|favour\w*|cancell(ed|ing)|centimetres?|metres?|grey|licences?|behaviours?|centres?|neighbour\w*|afterwards|whilst|amongst|cheques?|enrol|fulfil|acknowledgements?|labell\w+|dialled|jewellery|judgement|towards)\b/i,
  ],
  ['a space between a figure and its unit', /\b\d+(\.\d+)?(GB|MB|kB)\b/],
  ['a percent sign at its figure', /\d [%]/],
  ['no double spaces', /\S {2,}\S/],
  ['no "shall"', /\bshall\b/i],
  ['email in one word', /\be-mails?\b/i],
  ['email, not mail', /\bmail(s|ed|ing)?\b/i],
  ['add-on with a hyphen', /\baddons?\b/i],
  ['airplane mode', /\bflight mode\b/i],
  ['"anymore" or "no longer"', /\bany more\b/i],
  ['"we" rather than "it stands"', /\bstands? (here|there|on|in|under|for|among)\b/i],
  ['fixed, not mended', /\bmend(s|ed|ing)?\b/i],
  ['nothing to do, not to be done', /\bis to be\b|\bare to be\b/i],
  [
    'no half-translated "what ... of it", "so that you"',
    /\bwhat is (left|over) of\b|\bso that (it|you|nobody|they)\b/i,
  ],
]

/** Also applies to the docs; their phrasing is up to them. */
const DOC_RULES = RULES.filter(([name]) => /^(American|a space|a percent|email in|add-on|"anymore"|fixed)/.test(name))

/** Also applies to comments, which may say what stands for what, and so that nobody errs. */
const COMMENT_RULES = RULES.filter(([name]) => !/^("we" rather|no half-translated)/.test(name))

describe('the comments', () => {
  const all = comments()

  it.each(COMMENT_RULES)('keep to: %s', (_name, pattern) => {
    expect(all.length).toBeGreaterThan(5_000)
    expect(all.filter(({ text }) => pattern.test(text))).toEqual([])
  })
})

describe('the docs', () => {
  it.each(DOC_RULES)('keep to: %s', (_name, pattern) => {
    const broken = docLines().filter(({ text }) => pattern.test(text))
    expect(broken).toEqual([])
  })
})

describe('the English copy', () => {
  it.each(RULES)('keeps to: %s', (_name, pattern) => {
    const broken = sentences().filter(({ text }) => pattern.test(text))
    expect(broken).toEqual([])
  })
})

type Sentence = { file: string; text: string }

function sentences(): Sentence[] {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?!mails\/|[a-z]{2}\/)[\w/-]+\.ts$|^mails\/en\//.test(name) && name.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(80)
  return files.flatMap((file) =>
    literalsOf(readFileSync(join(folder, file), 'utf8')).map((text) => ({ file, text: withoutExceptions(text) })),
  )
}

// Code, links, and quoted text keep their own spelling.
function docLines(): Sentence[] {
  const root = join(import.meta.dirname, '../..')
  const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => join('docs/decisions', name))
  const pages = ['spec-gaps', 'performance', 'lab/performance', 'dependencies'].map((name) => `docs/${name}.md`)
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'STYLE.md', ...pages, ...decisions].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll(/```[^]*?```/g, '')
      .split('\n')
      .map((line) => line.replaceAll(/`[^`]*`|\]\([^)]*\)|(?<!\w)'[^']*'(?!\w)/g, '…'))
      .map((text) => ({ file, text: withoutExceptions(text) })),
  )
}

/** The lines of comments in code that runs; code, paths, and quoted text in them keep their own spelling. */
function comments(): Sentence[] {
  const root = join(import.meta.dirname, '../..')
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((path) => /^(app|shop|values|ports|adapters|server|db|sw|sandbox|scripts)\//.test(path))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [, text] = COMMENT.exec(line) ?? []
          return text ? [{ file: `${path}:${index + 1}`, text: withoutExceptions(text.replaceAll(UNSPOKEN, '…')) }] : []
        }),
    )
}

const COMMENT = /^(?:\s*(?:\/\/|\/?\*+(?!\/))|[^'"`]*\s\/\/|.*\{\/\*)\s(.*)$/
const UNSPOKEN = /`[^`]*`|"[^"]*"|(?<!\w)'[^']*'(?!\w)|\S*\/\S*\w/g

const withoutExceptions = (text: string) => EXCEPTIONS.reduce((left, each) => left.replaceAll(each, '…'), text)
