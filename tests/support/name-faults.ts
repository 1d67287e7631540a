// Checks how types are named, and how addresses are written.
import type { SourceFile } from './read-imports.ts'

/** The product's own rooms. */
const ROOMS = /^(app|shop|ports|values|db|server|adapters|sw)\//
const IS_TEST = /\.test\.tsx?$/

// A type says what a thing is; a participle only says what happened to it.
const REGULAR = /[a-z]ed$/
const NOUNS = /^(Embed|Feed|Need|Seed|Speed)$/
const IRREGULAR =
  /^(un|re|over)?(bound|bought|broken|brought|built|caught|chosen|cut|done|drawn|driven|felt|found|frozen|given|grown|heard|held|kept|known|laid|left|lost|made|meant|paid|put|read|said|seen|sent|set|shown|sold|sought|spent|spoken|taken|taught|thought|thrown|told|understood|won|worn|written)$/i
const GERUND = /^(Asking|Sending)$/
/** The type of a function has the function's name, which may end in what it acts on. */
const TYPE = /^(?:export )?(?:type|interface) (\w+)\b(?:<[^\n=]*>)?(?! = (?:<.*>)?\(\s*(?:\w+\??:|\{|\)))/gm

/** Everything that is wrong with the names of types and with addresses, one sentence each. */
export const nameFaults = (files: SourceFile[]): string[] => {
  const sources = files.filter(({ path }) => ROOMS.test(path) && !IS_TEST.test(path))
  const pages = files.filter(({ path }) => path === 'app/pages.ts' || path === 'app/calls.ts')
  return [
    ...sources.flatMap(participles),
    ...addresses(
      sources.filter(({ path }) => path.startsWith('app/')),
      pages.map(({ text }) => text).join('\n'),
    ),
  ]
}

const participles = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(TYPE)]
    .flatMap(([, name = '']) => (isParticiple(/[A-Z][a-z]*$/.exec(name)?.[0] ?? '') ? [name] : []))
    .map((name) => `${path}: the type ${name} says what happened, not what it is`)

const isParticiple = (word: string) =>
  (REGULAR.test(word) && !NOUNS.test(word)) || IRREGULAR.test(word) || GERUND.test(word)

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm
/** Words are data, and neither the early start nor a script on another site has a router. */
const WITHOUT_ROUTER =
  /^app\/(copy|start|jsx)\/|^app\/features\/embed\/widget\.ts$|^app\/(pages|calls|routes|entry\.(client|server))\.tsx?$|^app\/routes\/site\/meta\//

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
