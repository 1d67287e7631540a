// Checks the names of types and exports, the size of files that only one other reads, and how addresses are written.
import type { SourceFile } from './read-imports.ts'

/** What these rules hold for. */
const ROOMS = /^app\//
const IS_TEST = /\.test\.tsx?$/

/** A type says what a thing is; a participle only says what happened to it. */
const PARTICIPLE =
  /(?:^|[a-z])(Added|Admitted|Allowed|Answered|Applied|Asked|Asking|Bought|Broken|Called|Canceled|Changed|Checked|Chosen|Closed|Composed|Confirmed|Created|Done|Drawn|Failed|Followed|Found|Given|Granted|Handled|Heard|Held|Kept|Left|Listed|Looked|Lost|Made|Named|Opened|Packed|Paid|Parsed|Placed|Posted|Read|Refused|Removed|Returned|Revealed|Said|Saved|Seen|Sending|Sent|Settled|Shown|Spoken|Started|Stored|Taken|Told|Typed|Viewed|Waited|Written)$/
const TYPE = /^(?:export )?(?:type|interface) (\w+)/gm

const FEWEST_LINES = 15
/** Small files that stay on their own, and why. */
export const SMALL_FILES: Record<string, string> = {
  'app/copy/catalogue/cart.ts':
    'the browser loads these words with a filled cart, those of an empty one with the frame',
}
/** Loaded when it is needed, so it stays a file of its own. */
const LOADED_LATER = /\bimport\('([^']+)'\)/g

const EXPORT = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm
/** What the router looks for in every module of a page. */
const OF_ROUTES = new Set([
  'ErrorBoundary',
  'action',
  'clientAction',
  'clientLoader',
  'clientMiddleware',
  'headers',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
])

/** Everything that is wrong with names, small files, and addresses, one sentence each. */
export const nameFaults = (files: SourceFile[]): string[] => {
  const sources = files.filter(({ path }) => ROOMS.test(path) && !IS_TEST.test(path))
  const pages = files.find(({ path }) => path === 'app/pages.ts')?.text ?? ''
  return [
    ...sources.flatMap(participles),
    ...repeatedNames(sources),
    ...crumbs(sources, files),
    ...addresses(sources, pages),
  ]
}

const participles = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(TYPE)]
    .flatMap(([, name = '']) => (PARTICIPLE.test(name) ? [name] : []))
    .map((name) => `${path}: the type ${name} says what happened, not what it is`)

/** 'routes/office' for a file of a context, 'ui' for one of a part that all contexts share. */
function placeOf(path: string): string {
  const [, part = '', context = ''] = path.split('/')
  return part === 'routes' || part === 'copy' ? `${part}/${context}` : part
}

function repeatedNames(files: SourceFile[]): string[] {
  const owners = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORT)) {
      if (OF_ROUTES.has(name)) continue
      const key = `${placeOf(path)}: ${name}`
      owners.set(key, (owners.get(key) ?? new Set()).add(path))
    }
  return [...owners]
    .filter(([, paths]) => paths.size > 1)
    .map(([key, paths]) => `${key} is exported by ${[...paths].join(' and ')}`)
}

function crumbs(sources: SourceFile[], files: SourceFile[]): string[] {
  const readers = new Map<string, number>()
  for (const { imports } of files)
    for (const target of new Set(imports.map((taken) => taken.target)))
      readers.set(target, (readers.get(target) ?? 0) + 1)
  const later = files.flatMap(({ text }) =>
    [...text.matchAll(LOADED_LATER)].map(([, from = '']) => from.replace(/^.*\//, '')),
  )
  return sources
    .filter(({ path, text }) => text.split('\n').length - 1 < FEWEST_LINES && readers.get(path) === 1)
    .filter(({ path }) => !later.includes(path.replace(/^.*\//, '')) && !(path in SMALL_FILES))
    .map(({ path }) => `${path}: so few lines belong to the only file that reads them`)
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/** Words are data, and neither the early start nor a script on another site has a router. */
const WITHOUT_ROUTER =
  /^app\/(copy|start|jsx)\/|^app\/features\/embed\/widget\.ts$|^app\/(pages|routes|entry\.(client|server))\.tsx?$|^app\/routes\/site\/meta\//

function addresses(files: SourceFile[], pages: string): string[] {
  const paths = [...pages.matchAll(/\bpage\('(\/[^':*]+)'/g)].map(([, path = '']) => path)
  if (paths.length === 0) return []
  const literal = new RegExp(
    `(?<!\\bhref\\(\\s*)['"\`](${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(?=['"\`?#])`,
    'g',
  )
  return files
    .filter(({ path }) => !WITHOUT_ROUTER.test(path))
    .flatMap(({ path, text }) =>
      [...text.replaceAll(COMMENT, '').matchAll(literal)].map(
        ([, address]) => `${path}: ${address} is written without href`,
      ),
    )
}
