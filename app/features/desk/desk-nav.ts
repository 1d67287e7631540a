// The navigation of those who work for the shop, made from the table of pages: what the reader may open, by task.
import { deskFrameCopy, deskPlaceNames, partnerTasks } from '#app/copy/office/desk-frame.ts'
import { DESK_TASKS, PAGES, type DeskTask, type Page } from '#app/pages.ts'
import type { DeskGroup, DeskMark, DeskPlace } from '#app/session/shell-data.ts'
import { may } from '#shop/people/account/rights.ts'
import { getDashboardPath, worksForShop, type Role } from '#shop/people/account/role.ts'

/** The tabs of a business that has no shop. */
const WITHOUT_SHOP: ReadonlySet<string> = new Set(['earnings', 'payouts', 'team'])

export type DeskCounts = Partial<Record<DeskTask, number>>

/** The tasks of a role with their ways, and which page belongs to which of them; an affiliate without a shop earns, is paid, and has a team. */
export function buildDeskNav(
  role: Role,
  counts: DeskCounts,
  { hasShop = true }: { hasShop?: boolean } = {},
): { groups: DeskGroup[]; marks: DeskMark[] } {
  const marks = PAGES.filter((page) => mayOpen(page.who, role))
    .flatMap((page) => marksOf(page, role))
    .filter(({ tab }) => hasShop || (tab !== null && WITHOUT_SHOP.has(tab)))
  const groups = DESK_TASKS.flatMap((task): DeskGroup[] => {
    const places = placesOf(marks.filter((mark) => mark.task === task))
    const [first] = places
    if (!first) return []
    const name = nameOf(task, role, places)
    return [{ task, name, to: first.to, count: counts[task] ?? null, places }]
  })
  return { groups, marks }
}

// What is one thing at two addresses is one place, which knows its other address.
function placesOf(marks: Mark[]): DeskPlace[] {
  const all = marks.flatMap(({ to, pattern, tab, sameAs }) =>
    to === null ? [] : [{ name: deskPlaceNames[to] ?? to, to, tabOf: tab === null ? null : pattern, sameAs }],
  )
  return all
    .filter(({ sameAs }) => !all.some(({ to }) => to === sameAs))
    .map(({ name, to, tabOf }) => {
      const same = all.find(({ sameAs }) => sameAs === to)
      return { name, to, tabOf, ...(same && { elsewhere: { name: same.name, to: same.to, tabOf: same.tabOf } }) }
    })
}

/** Called so wherever they lead to. */
const NAMED: ReadonlySet<DeskTask> = new Set(['home', 'find'])

// A task of one page is called as that page is.
function nameOf(task: DeskTask, role: Role, places: DeskPlace[]): string {
  const own = worksForShop(role) ? undefined : partnerTasks[task]
  const [only, ...more] = places
  return own ?? (only && more.length === 0 && !NAMED.has(task) ? only.name : deskFrameCopy.tasks[task])
}

type Mark = DeskMark & { sameAs?: string }

function marksOf({ path, task, tabs, within }: Page, role: Role): Mark[] {
  if (within) return [{ pattern: path, tab: null, isFirst: true, task: within, to: null }]
  if (task) return [{ pattern: path, tab: null, isFirst: true, task, to: path }]
  return Object.entries(tabs ?? {}).flatMap(([tab, told], place) => {
    const { task: of, who, of: other } = typeof told === 'string' ? { task: told } : told
    if (who && !may(role, who)) return []
    const isAway = other && 'awayFromHome' in other && getDashboardPath(role) !== path
    return [
      {
        pattern: path,
        tab,
        isFirst: place === 0,
        task: isAway ? other.awayFromHome : of,
        to: `${path}?tab=${tab}`,
        ...(other && 'sameAs' in other && { sameAs: other.sameAs }),
      },
    ]
  })
}

/** The tabs of a page that this role may open. */
export const openTabs = <Tab extends string>(path: string, tabs: readonly Tab[], role: Role): Tab[] => {
  const told = PAGES.find((page) => page.path === path)?.tabs
  return tabs.filter((tab) => {
    const of = told?.[tab]
    return typeof of !== 'object' || may(role, of.who)
  })
}

function mayOpen(who: Page['who'], role: Role): boolean {
  if (who === 'staff') return may(role, 'admin')
  return who === undefined || who === 'everybody' || who === 'signed-in' || may(role, who)
}
