// What browsers report about the policy of our pages: what was blocked, and whether somebody has to look. Pure rules.
import type { DateOnly } from '#values/date.ts'

/**
 * What was blocked: a file of our own, code in the page itself, a file of another site, our page in another site's
 * frame, or what a browser's extension brought along.
 */
export type BlockedSource = 'own' | 'in_page' | 'other_site' | 'framed' | 'extension'

/** As a browser reports it, with whole addresses. */
export type BrowserReport = { page: string; directive: string; blocked: string }
/** As it is kept: without anything that names somebody. */
export type BlockedReport = { source: BlockedSource; directive: string; page: string }
/** The same reports in seven days; days are UTC. */
export type BlockedCount = BlockedReport & { reports: number; today: number; firstDay: DateOnly; lastDay: DateOnly }

const DIRECTIVES = ['script-src', 'style-src']
  .flatMap((name) => [name, `${name}-elem`, `${name}-attr`])
  .concat(
    'default-src img-src font-src connect-src media-src object-src frame-src child-src worker-src manifest-src'.split(
      ' ',
    ),
    ['frame-ancestors', 'form-action', 'base-uri'],
  )
/** A page or rule of which nothing is kept. */
export const OTHER_PAGE = '/…'
export const OTHER_DIRECTIVE = 'other'

/** Anybody can send reports, so only known names and the plain first part of a page's path are kept. */
export function readBlockedReport({ page, directive, blocked }: BrowserReport): BlockedReport {
  const at = urlOf(page)
  const [, first = ''] = at?.pathname.split('/', 2) ?? []
  return {
    source: sourceOf(directive, at, blocked),
    directive: DIRECTIVES.includes(directive) ? directive : OTHER_DIRECTIVE,
    page: at && /^[a-z0-9-]{0,40}$/.test(first) ? `/${first}` : OTHER_PAGE,
  }
}

function sourceOf(directive: string, page: URL | null, blocked: string): BlockedSource {
  if (directive === 'frame-ancestors') return 'framed'
  if (/^[a-z-]*extension\b/.test(blocked)) return 'extension'
  const file = urlOf(blocked)
  if (file?.protocol !== 'https:' && file?.protocol !== 'http:') return 'in_page'
  return file.host === page?.host ? 'own' : 'other_site'
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Fewer reports may come from one strange browser. */
const LEAST_OWN = 3
const LEAST_SUDDEN = 20
const SUDDEN_TIMES = 3
const DAYS_BEFORE = 6

/**
 * Our own files are blocked today, which a release forgot to allow; or code in pages and files of other sites are far
 * more frequent than in the six days before, which may be an attack.
 */
export function isWorthALook(counts: readonly BlockedCount[]): boolean {
  const sum = (sources: BlockedSource[], of: (count: BlockedCount) => number) =>
    counts.filter(({ source }) => sources.includes(source)).reduce((total, count) => total + of(count), 0)
  if (sum(['own'], ({ today }) => today) >= LEAST_OWN) return true
  const today = sum(['in_page', 'other_site'], (count) => count.today)
  const before = sum(['in_page', 'other_site'], (count) => count.reports) - today
  return today >= LEAST_SUDDEN && today > (SUDDEN_TIMES * before) / DAYS_BEFORE
}
