// Checks the sources against the house rules and names what breaks one.
import { basename, dirname } from 'node:path'
import { cutsText } from './cut-faults.ts'
import { isException } from './house-exceptions.ts'
import {
  ADAPTER_PACKAGES,
  APP_PARTS,
  FACTORIES,
  MAY_ENTER,
  ROOM_PACKAGES,
  SESSION_STATES_OWNER,
  SESSION_WORDS,
  SHOP_PACKAGES,
  STATE_OWNERS,
  STATE_WORDS,
  TABLE_OWNERS,
} from './house-rules.ts'
import { libraryFaults } from './library-faults.ts'
import { VERBS } from './house-verbs.ts'
import { mayUse, needFaults } from './need-faults.ts'
import type { Import, SourceFile } from './read-imports.ts'

/** The first letters of a moment's text are its day in UTC. */
const DAY_OF_UTC = /toISOString\(\)\s*\.slice\(0, (4|7|10)\)/
const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|lib|services?|managers?|index)(\.|$)/
const MOST_LINES = 300
const READS_ENVIRONMENT = /\bprocess\.env\b|\}\s*=\s*process\b|from 'node:process'/
// The partner API's samples show partners how to read their own environment; server/main.ts hands ours on.
const MAY_READ_ENVIRONMENT =
  /^(app\/features\/partner-api\/(order-|webhook-)?samples\.ts$|server\/(settings\/config|main)\.ts$|sandbox\/main\.ts|scripts\/|tests\/|[^/]+\.config\.ts$)/
/** A limit's numbers, or the rate limiter itself. */
const LIMITS = /\bpoints:\s*[\d_]+,\s*seconds:|\blimiter\b|\bRateLimiter\b|\/rate-limiter\.ts'/
const LIVE_WORLD = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b|\bfetch\(|\bprocess\./

/** The router's own form and fetcher lose the typed text when the connection is down. */
const BARE_FORM = /\bimport \{[^}]*\b(Form|useFetcher|useSubmit)\b[^}]*\} from 'react-router'|<form [^>]*method="post"/
const MAY_SEND_BARE = /^(app\/forms\/|app\/features\/wizard\/results\/(bundle-choice|add-forms)\.tsx$)/

/**
 * An order state as a literal: next to its column name, as a list of settled states, or compared with a step's status.
 */
const STATE_LITERAL = new RegExp(
  `\\b(payment|provisioning|delivery)(State|_state)\\b[^;{}]{0,40}'(${STATE_WORDS.join('|')})'|\\['paid', 'free'|\\border\\w*\\.status\\b[^;{}]{0,30}'`,
)
/** A payment page's state as a literal: compared with a row's state, in a query, or as a move outside its table. */
const SESSION_LITERAL = new RegExp(
  `\\b(row|earlier|newest|current|held|settled|payment|paid|paymentSessions)\\??\\.state\\b[^;{}]{0,40}'(${SESSION_WORDS.join('|')})'|\\bpaymentSessions\\.move\\([^)]{0,40}\\[`,
)
const MAY_NAME_STATES = /^(db|sandbox|tests|sw)\//

/** A shop without a data folder of its own writes into the clone's, or reads what its owner's shop left there. */
const STARTS_SHOP = /\b(startShop|composeShop|startShopProcess)\(|\bspawn\w*\([^;]{0,200}server\/start/
const IS_TEST_FILE = /^tests\/|\.test\.tsx?$/
const NAMES_FOLDER = /\bDATA_DIR\b|\bdataFolder\b/

/** The rooms that are pure: they compute, or say what the outside world must do. */
const PURE = new Set(['shop', 'ports', 'values'])

/** Most networks know an eSIM by an ID of their own, and the rows at hand hold it. */
const GUESSES_ID = /\bnamedByIccid\b/
const MAY_GUESS_ID = /^(adapters\/|scripts\/demo\/|ports\/esim-provider\.ts$|shop\/sales\/esim\/view-esims\.ts$)/

const roomOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')
const sliceOf = (path: string) => path.split('/')[1] ?? ''
/** 'routes' for 'app/routes/catalogue/home/home.tsx'; empty for files directly in `app`. */
const partOf = (path: string) => (path.split('/').length > 2 ? sliceOf(path) : '')
/** 'catalogue/home' for 'app/routes/catalogue/home/home.tsx'. */
const stopOf = (path: string) => path.split('/').slice(2, 4).join('/')
/** The measuring tools buy and look like the tests do, and nobody imports them either. */
const MEASURES = /^scripts\/((bench|machines|mutants|scale|storm)(\.ts$|\/)|page-weight\.ts$)/
const isTest = (path: string) => path.startsWith('tests/') || MEASURES.test(path) || /\.(test|spec)\.tsx?$/.test(path)

type Kind = 'counter' | 'factory' | 'port' | 'store' | 'use case' | 'noun'
function kindOf(path: string): Kind {
  const name = basename(path)
  if (path.startsWith('ports/')) return 'port'
  if (path.startsWith('values/')) return 'noun'
  if (path.startsWith('shop/assembly/') || /^shop\/\w+\/stores\.ts$/.test(path)) return 'counter'
  if (FACTORIES.includes(path)) return 'factory'
  if (/-(store|queries)\.ts$/.test(name)) return 'store'
  const isStep = path.startsWith('shop/delivery/provisioning/steps/') || isException(path)
  return isStep || VERBS.some((verb) => name.startsWith(`${verb}-`)) ? 'use case' : 'noun'
}

/** Everything that is wrong with these files' imports, one sentence each. */
export function faultsOf(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  return files.flatMap((file) => [
    ...textFaults(file),
    ...(file.path.startsWith('shop/') && kindOf(file.path) === 'use case' ? needFaults(file, byPath) : []),
    ...(isTest(file.path) ? [] : file.imports.flatMap((taken) => importFaults(file, taken, byPath))),
  ])
}

function textFaults({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1
  return [
    ...(FORBIDDEN_NAMES.test(basename(path)) ? [`${path}: a name that says nothing`] : []),
    ...(cutsText(path, text) && !isTest(path) ? [`${path}: cuts text without cutText`] : []),
    ...(lines > MOST_LINES ? [`${path}: ${lines} lines`] : []),
    ...(READS_ENVIRONMENT.test(text) && !MAY_READ_ENVIRONMENT.test(path) && !isTest(path)
      ? [`${path}: reads the environment`]
      : []),
    ...(isTest(path) ? [] : libraryFaults({ path, text })),
    ...(roomOf(path) === 'app' && !path.startsWith('app/copy/') && LIMITS.test(text)
      ? [`${path}: a limit stands beside the use case that takes it`]
      : []),
    ...(STATE_LITERAL.test(text) && !MAY_NAME_STATES.test(path) && !isTest(path) && !(path in STATE_OWNERS)
      ? [`${path}: the states of an order are named in their table and its conditions`]
      : []),
    ...(SESSION_LITERAL.test(text) && !MAY_NAME_STATES.test(path) && !isTest(path) && path !== SESSION_STATES_OWNER
      ? [`${path}: the states of a payment page are named in their table`]
      : []),
    ...(PURE.has(roomOf(path)) && DAY_OF_UTC.test(text) && path !== 'values/date.ts' && !isTest(path)
      ? [`${path}: a day comes from dateOnlyOf, with its time zone`]
      : []),
    ...(PURE.has(roomOf(path)) && LIVE_WORLD.test(text) && !isTest(path)
      ? [`${path}: reaches for the live world itself`]
      : []),
    ...(IS_TEST_FILE.test(path) && STARTS_SHOP.test(text) && !NAMES_FOLDER.test(text)
      ? [`${path}: starts a shop on the data folder of whoever runs it`]
      : []),
    ...(path.startsWith('tests/journeys/') && text.includes('.newContext(')
      ? [`${path}: another browser comes from tests/support/another-browser.ts, with a network of its own`]
      : []),
    ...(GUESSES_ID.test(text) && !MAY_GUESS_ID.test(path) && !isTest(path)
      ? [`${path}: an eSIM is named by its network’s own ID`]
      : []),
    ...(roomOf(path) === 'app' && BARE_FORM.test(text) && !MAY_SEND_BARE.test(path)
      ? [`${path}: forms and fetchers are taken from app/forms`]
      : []),
  ]
}

function importFaults(file: SourceFile, taken: Import, files: Map<string, SourceFile>): string[] {
  const room = roomOf(file.path)
  const say = (why: string) => [`${file.path} imports ${taken.target}: ${why}`]
  if (room === '') return taken.isPackage ? [] : say('settings stand alone')
  if (taken.isPackage) return packageFaults(file, taken).flatMap(say)

  const other = roomOf(taken.target)
  if (taken.target === 'package.json') return []
  if (other === 'tests' || isTest(taken.target)) return say('nobody imports tests')
  if (other !== room && !MAY_ENTER[room]?.includes(other))
    return say(`${room} does not enter ${other || 'the settings'}`)
  if (room === 'app' && PURE.has(other)) return [...appFaults(taken, files), ...paperFaults(file, taken)].flatMap(say)
  if (room === 'app' && other === 'app') return partFaults(file, taken).flatMap(say)
  if (room === 'adapters') return adapterFaults(file, taken).flatMap(say)
  if (PURE.has(room)) return shopFaults(file, taken, files).flatMap(say)
  if (other === 'db' && taken.target.startsWith('db/schema'))
    return room === 'db' ? [] : tableFaults(file, taken).flatMap(say)
  return []
}

function packageFaults({ path }: SourceFile, { target, isType }: Import): string[] {
  const room = roomOf(path)
  if (room === 'scripts') return []
  if (room === 'adapters')
    return target.startsWith('node:') || ADAPTER_PACKAGES[sliceOf(path)]?.includes(target)
      ? []
      : ['an adapter knows its own SDK alone']
  if (PURE.has(room)) return shopPackageFaults(path, target)
  if (isType && room === 'server') return []
  return ROOM_PACKAGES[target]?.includes(room) === false ? [`${target} does not belong into ${room}`] : []
}

function shopPackageFaults(path: string, target: string): string[] {
  const kind = kindOf(path)
  if (SHOP_PACKAGES.includes(target) || (target === 'drizzle-orm' && kind === 'store')) return []
  if (target === 'node:crypto' && (kind === 'use case' || isException(`${path}: ${target}`))) return []
  return [`the shop (${kind}) does without it`]
}

function appFaults(taken: Import, files: Map<string, SourceFile>): string[] {
  return taken.isType || isOnPaper(taken.target, files) || isException(`app -> ${taken.target}`)
    ? []
    : ['app takes pure nouns and types; the shop itself comes with the request']
}

/** Parts that only hold texts and looks may import values; formats may import types as well. */
function paperFaults({ path }: SourceFile, { target, isType }: Import): string[] {
  const part = sliceOf(path)
  if (!['ui', 'format'].includes(part) || target.startsWith('values/')) return []
  return isType || isException(`${path}: shop`) ? [] : [`${part} knows no use case`]
}

const areSiblings = (one: string, other: string) =>
  one !== other && !one.startsWith(`${other}/`) && !other.startsWith(`${one}/`)

function partFaults({ path }: SourceFile, { target, isType }: Import): string[] {
  const [part, other] = [partOf(path), partOf(target)]
  if (part === 'routes' && other === 'routes') {
    if (stopOf(path) !== stopOf(target)) return ['what two stops share stands in app/features']
    return areSiblings(dirname(path), dirname(target)) ? ['what two folders of a stop share stands above them'] : []
  }
  if (other === 'routes') return ['nobody imports routes']
  if (part === other || part === '' || other === '') return []
  if (!APP_PARTS[part]?.includes(other))
    return isException(`${path}: ${other}`) ? [] : [`app/${part} does not enter app/${other}`]
  return part === 'copy' && !isType && !['language', 'format'].includes(other) ? ['words take types alone'] : []
}

/** How bytes get to a vendor and back, whichever vendor it is. */
const SHARED_BY_ADAPTERS = 'transport'

function adapterFaults({ path }: SourceFile, { target }: Import): string[] {
  if (roomOf(target) === 'adapters')
    return [sliceOf(path), SHARED_BY_ADAPTERS].includes(sliceOf(target)) ? [] : ['an adapter does not know another']
  return []
}

function shopFaults(file: SourceFile, taken: Import, files: Map<string, SourceFile>): string[] {
  const kind = kindOf(file.path)
  const { target, isType } = taken
  if (roomOf(target) === 'db') {
    if (target.startsWith('db/schema/') && kind === 'store') return tableFaults(file, taken)
    // Between a noun and its row: only types.
    if (isType && target.startsWith('db/schema/') && file.path.endsWith('-row.ts')) return []
    // What several stores use on their own tables, and how they write together.
    if (kind === 'store' && (target.startsWith('db/query/') || target === 'db/sealing/iccid-column.ts')) return []
    return target === 'db/database.ts' && (kind === 'store' || (kind === 'counter' && isType))
      ? []
      : [`a ${kind} does not know the database`]
  }
  if (kind === 'counter') return []
  const [own, other] = [sliceOf(file.path), sliceOf(target)]
  const otherKind = kindOf(target)
  if (kind === 'port') return []
  if (otherKind === 'counter')
    return MAY_STAND_ON[kind]?.includes(target) && (kind === 'factory' || isType)
      ? []
      : ['nobody in a context knows the assembly']
  if (roomOf(target) === 'shop' && !mayUse(own, other)) return [`the context ${own} does not use ${other}`]
  if (kind === 'factory') return otherKind === 'store' && !isType ? ['a store comes with the base'] : []
  if (otherKind === 'factory' && !isType) return ['a factory is called by the assembly alone']
  if (kind === 'use case') return otherKind === 'store' && !isType ? ['a store arrives in deps'] : []
  // A context may split a store in two files: the rows, and the operations on them.
  if (kind === 'store' && otherKind === 'store' && other === own) return []
  if (otherKind === 'store' || otherKind === 'port') return [`a ${kind} knows neither stores nor ports`]
  // A store may need a hash; a noun must stay computable on paper.
  return isType || isOnPaper(target, files) || (kind === 'store' && target === 'values/secret.ts')
    ? []
    : [`${target} is not computable on paper`]
}

/** A factory is given the base and binds its use cases; these name what they need of it. */
const MAY_STAND_ON: Partial<Record<Kind, string[]>> = {
  factory: ['shop/assembly/base.ts', 'shop/assembly/bind.ts'],
  'use case': ['shop/assembly/base.ts'],
}

function tableFaults({ path }: SourceFile, { values, isType }: Import): string[] {
  if (isType) return []
  if (values.length === 0) return ['tables are taken by name']
  return values
    .filter((table) => TABLE_OWNERS[table] !== path && !isException(`${path}: ${table}`))
    .map((table) => `${table} belongs to ${TABLE_OWNERS[table] ?? 'nobody'}`)
}

/** Whether it could be computed on paper: then everything it imports as a value could be too. */
function isOnPaper(path: string, files: Map<string, SourceFile>, seen = new Set<string>()): boolean {
  if (seen.has(path)) return true
  seen.add(path)
  if (['store', 'port', 'counter', 'factory'].includes(kindOf(path)) || !PURE.has(roomOf(path))) return false
  const taken = files.get(path)?.imports.filter(({ isType }) => !isType) ?? []
  return taken.every(({ target, isPackage }) =>
    isPackage ? SHOP_PACKAGES.includes(target) : isOnPaper(target, files, seen),
  )
}
