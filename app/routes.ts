// What the router needs of the table of pages.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { CALLS } from './calls.ts'
import { isOfDesk, PAGES, type Page } from './pages.ts'

const entryOf = ({ path, module }: Page) => (path === '/' ? index(module) : route(path.slice(1), module))

const ofShop = PAGES.filter((page) => !isOfDesk(page) && !page.inOwnFrame)
const ofEither = PAGES.filter(({ inOwnFrame }) => inOwnFrame)
const ofDesk = PAGES.filter(isOfDesk)

export default [
  layout('layout/shell.tsx', ofShop.map(entryOf)),
  layout('layout/desk-shell.tsx', ofDesk.map(entryOf)),
  layout('layout/own-shell.tsx', ofEither.map(entryOf)),
  ...CALLS.map(entryOf),
] satisfies RouteConfig
