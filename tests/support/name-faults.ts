// Checks how types are named, and how addresses are written.
import type { SourceFile } from './read-imports.ts'

/** The product's own rooms. */
const ROOMS = /^(app|shop|ports|values|db|server|adapters|sw)\//
const IS_TEST = /\.test\.tsx?$/

/** A type says what a thing is; a participle only says what happened to it. */
const PARTICIPLE =
  /(?:^|[a-z])(Added|Admitted|Allowed|Answered|Applied|Asked|Asking|Bought|Broken|Called|Canceled|Changed|Checked|Chosen|Closed|Composed|Confirmed|Created|Done|Drawn|Failed|Followed|Found|Given|Granted|Handled|Heard|Held|Kept|Left|Listed|Looked|Lost|Made|Named|Opened|Packed|Paid|Parsed|Placed|Posted|Read|Refused|Removed|Returned|Revealed|Said|Saved|Seen|Sending|Sent|Settled|Shown|Spoken|Started|Stored|Taken|Told|Typed|Viewed|Waited|Written)$/
const TYPE = /^(?:export )?(?:type|interface) (\w+)/gm

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
    .flatMap(([, name = '']) => (PARTICIPLE.test(name) ? [name] : []))
    .map((name) => `${path}: the type ${name} says what happened, not what it is`)

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
