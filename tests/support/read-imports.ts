// Reads every source file's imports from its text; the house rules are checked against them.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

export type Import = {
  /** A path in the repository, or a package name (including 'node:' and 'virtual:'). */
  target: string
  isPackage: boolean
  /** Erased at run time: only types are imported. */
  isType: boolean
  /** The names imported as values. */
  values: string[]
}
export type SourceFile = { path: string; text: string; imports: Import[] }

const root = resolve(import.meta.dirname, '../..')
const STATEMENT = /^(?:import|export)\s+(type\s+)?((?:[\w$*,{}\s]+?)\sfrom\s+)?'([^'\n]+)'/gm
const EXPRESSION = /(typeof\s+)?\bimport\(\s*'([^'\n]+)'\s*\)/g
const GENERATED = /(^|\/)\+types\//

/** Every source file that Git tracks or would add. */
export function readSources(...patterns: string[]): SourceFile[] {
  const wanted = patterns.length > 0 ? patterns : ['*.ts', '*.tsx']
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...wanted], {
    cwd: root,
    encoding: 'utf8',
  })
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(resolve(root, path)))
  return paths.map((path) => sourceFile(path, readFileSync(resolve(root, path), 'utf8')))
}

export function sourceFile(path: string, text: string): SourceFile {
  const statements = [...text.matchAll(STATEMENT)].map(([, type, clause, from]) =>
    importOf(path, from ?? '', type !== undefined, clause ?? ''),
  )
  const expressions = [...text.matchAll(EXPRESSION)].map(([, type, from]) =>
    importOf(path, from ?? '', type !== undefined, ''),
  )
  return { path, text, imports: [...statements, ...expressions].filter(({ target }) => !GENERATED.test(target)) }
}

function importOf(path: string, from: string, isTypeStatement: boolean, clause: string): Import {
  const named =
    /\{([^}]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? []
  const values = isTypeStatement ? [] : named.filter((name) => !name.startsWith('type '))
  const takesWhole = !clause.includes('{') || /^[\w$]/.test(clause.trim())
  const isType = isTypeStatement || (!takesWhole && named.length > 0 && values.length === 0)
  const file = from.split('?')[0] ?? from

  if (file.startsWith('#')) return { target: file.slice(1), isPackage: false, isType, values }
  if (file.startsWith('.')) return { target: posix.join(posix.dirname(path), file), isPackage: false, isType, values }
  return { target: packageOf(file), isPackage: true, isType, values }
}

const packageOf = (from: string) =>
  /^(node|virtual):/.test(from)
    ? from
    : from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/')
