// Checks how many entries a folder has, how small a file may be, and that a name means one thing.
import { basename, dirname } from 'node:path'
import type { SourceFile } from './read-imports.ts'

const MOST_ENTRIES = 20
const LEAST_LINES = 15

/** The folders of these rooms that have too many entries. */
export function crowdedFolders(paths: string[], rooms: string[]): string[] {
  const entries = new Map<string, Set<string>>()
  for (const path of paths.filter((each) => isIn(each, rooms)))
    for (let at = path; at.includes('/'); at = dirname(at))
      entries.set(dirname(at), (entries.get(dirname(at)) ?? new Set()).add(at))
  return [...entries]
    .filter(([, { size }]) => size > MOST_ENTRIES)
    .map(([folder, { size }]) => `${folder}: ${size} entries`)
}

const isIn = (path: string, rooms: string[]) => rooms.some((room) => path.startsWith(`${room}/`))
const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

/**
 * What a context's stores are stands in a file of its own, however few they are; the browser loads the words of a filled
 * cart with it, and those of an empty one with every page. Words in another language are where the English ones are.
 */
const MAY_BE_SMALL = /^shop\/\w+\/stores\.ts$|^app\/copy\/catalogue\/cart\.ts$|^app\/copy\/[a-z]{2}\//
/** Loaded when it is needed, so it stays a file of its own. */
const LOADED_LATER = /\bimport\('([^']+)'\)/g

/** The files of these rooms that are so small that they belong into the only file that imports them. */
export function crumbs(files: SourceFile[], rooms: string[]): string[] {
  const importers = new Map<string, Set<string>>()
  for (const { path, imports } of files)
    for (const { target } of imports) importers.set(target, (importers.get(target) ?? new Set()).add(path))
  const later = new Set(
    files.flatMap(({ text }) => [...text.matchAll(LOADED_LATER)].map(([, from = '']) => basename(from))),
  )
  return files
    .filter(({ path, text }) => isIn(path, rooms) && !MAY_BE_SMALL.test(path) && text.split('\n').length <= LEAST_LINES)
    .filter(({ path }) => !isTest(path) && !later.has(basename(path)) && importers.get(path)?.size === 1)
    .map(({ path }) => `${path} belongs into ${[...(importers.get(path) ?? [])].join()}`)
}

/** What the router looks for in every module of a page. */
const OF_ROUTES =
  /^(ErrorBoundary|action|clientAction|clientLoader|clientMiddleware|headers|links|loader|meta|middleware|shouldRevalidate)$/
const EXPORTED = /^export (?:async )?(?:function\*?|const|class|type|interface|let) (\w+)/gm
/** A type and a function of one file may share a name. */
const exportsOf = ({ text }: SourceFile) =>
  new Set([...text.matchAll(EXPORTED)].map(([, name = '']) => name).filter((name) => !OF_ROUTES.test(name)))
/** 'shop/sales' or 'app/routes/sales' for a file of that context; a room without contexts is one, and so is a part. */
const contextOf = (path: string) =>
  path.split('/', /^app\/(routes|copy)\//.test(path) ? 3 : /^(app|shop)\//.test(path) ? 2 : 1).join('/')

/** The names that two files of one context export. */
export function namesExportedTwice(files: SourceFile[], rooms: string[]): string[] {
  const owners = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => isIn(path, rooms) && !isTest(path) && !path.endsWith('.d.mts')))
    for (const name of exportsOf(file)) {
      const key = `${contextOf(file.path)}: ${name}`
      owners.set(key, [...(owners.get(key) ?? []), file.path])
    }
  return [...owners].filter(([, paths]) => paths.length > 1).map(([key, paths]) => `${key} in ${paths.join(' and ')}`)
}

/** A member whose value is a bare name: on a line of its own, or beside what is spread into an object. */
const RENAMED = /^\s+(\w+): ([a-z]\w*),?$|\.\.\.\w+, (?:\w+, )*(\w+): ([a-z]\w*)(?=,| })/gm
const isFunctionOf = (code: string, name: string) =>
  new RegExp(
    String.raw`^import \{[^}]*\b${name}\b(?! \w)[^}]*\}|^\s*const ${name}(: [\w<>, ]+)? = (async )?(\(|bind)`,
    'm',
  ).test(code)

/** What a factory binds under another name than its own, so that the name leads to the wrong function. */
export function renamedBindings({ path, text }: SourceFile): string[] {
  const code = text.replaceAll(/^import [^']*'[^']*'$/gm, (statement) => statement.replaceAll('\n', ' '))
  return [...code.matchAll(RENAMED)]
    .map(([, member = '', value = '', inside = '', valueInside = '']) => [member || inside, value || valueInside])
    .filter(([member = '', value = '']) => member !== value && isFunctionOf(code, value))
    .map(([member, value]) => `${path}: ${value} is bound as ${member}`)
}
