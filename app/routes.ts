// What the router needs of the table of pages.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { CALLS, PAGES, type Page } from './pages.ts'

const entryOf = ({ path, module }: Page) => (path === '/' ? index(module) : route(path.slice(1), module))

export default [layout('layout/shell.tsx', PAGES.map(entryOf)), ...CALLS.map(entryOf)] satisfies RouteConfig
