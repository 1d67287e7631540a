// The navigation of those who work for the shop, made from the table of pages: what the reader may open, by task.
import { deskFrameCopy, deskPlaceNames, partnerTasks } from '#app/copy/office/desk-frame.ts'
import { DESK_TASKS, PAGES, type DeskTask, type Page } from '#app/pages.ts'
import type { DeskGroup, DeskMark } from '#app/session/shell-data.ts'
import { may } from '#shop/people/account/rights.ts'
import { worksForShop, type Role } from '#shop/people/account/role.ts'

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
    const places = marks.flatMap(({ task: own, to }) =>
      own === task && to !== null ? [{ name: deskPlaceNames[to] ?? to, to }] : [],
    )
    const [first] = places
    if (!first) return []
    return [{ task, name: nameOf(task, role), to: first.to, count: counts[task] ?? null, places }]
  })
  return { groups, marks }
}

const nameOf = (task: DeskTask, role: Role): string =>
  (worksForShop(role) ? undefined : partnerTasks[task]) ?? deskFrameCopy.tasks[task]

function marksOf({ path, task, tabs, within }: Page, role: Role): DeskMark[] {
  if (within) return [{ pattern: path, tab: null, isFirst: true, task: within, to: null }]
  if (task) return [{ pattern: path, tab: null, isFirst: true, task, to: path }]
  return Object.entries(tabs ?? {}).flatMap(([tab, told], place) => {
    if (typeof told === 'object' && !may(role, told.who)) return []
    const of = typeof told === 'string' ? told : told.task
    return [{ pattern: path, tab, isFirst: place === 0, task: of, to: `${path}?tab=${tab}` }]
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
