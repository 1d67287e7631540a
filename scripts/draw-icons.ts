// Draws the icons: the shapes of those we use, each as a symbol that a page can show any number of times.
// Run `node scripts/draw-icons.ts` after a change here; the resulting file is checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Our name for each icon, and the name under which Lucide (ISC license) draws it. */
const ICONS = {
  'arrow-right': 'arrow-right',
  calendar: 'calendar-days',
  cart: 'shopping-bag',
  check: 'check',
  'chevron-down': 'chevron-down',
  close: 'x',
  copy: 'copy',
  download: 'download',
  external: 'external-link',
  globe: 'globe',
  info: 'info',
  languages: 'languages',
  lock: 'lock',
  mail: 'mail',
  menu: 'menu',
  minus: 'minus',
  pencil: 'pencil',
  phone: 'smartphone',
  plane: 'plane',
  plus: 'plus',
  receipt: 'receipt-text',
  refresh: 'refresh-cw',
  search: 'search',
  shield: 'shield-check',
  signal: 'signal',
  trash: 'trash',
  warning: 'triangle-exclamation-point',
}

/** The icons of the staff's pages: nobody else downloads these. */
const TASK_ICONS = {
  find: 'search',
  home: 'house',
  orders: 'receipt-text',
  customers: 'users',
  esims: 'card-sim',
  inbox: 'inbox',
  catalog: 'tags',
  brands: 'palette',
  earnings: 'hand-coins',
  figures: 'chart-column',
  system: 'settings',
  tools: 'wrench',
  team: 'users-round',
  shop: 'store',
  account: 'circle-user-round',
}

const root = new URL('..', import.meta.url)

async function symbolOf([name, drawnAs]: [string, string]): Promise<string> {
  const { default: drawing }: { default: LucideIcon } = await import(`lucide-react/icons/${drawnAs}`)
  const shapes = renderToStaticMarkup(createElement(drawing))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>')
  return `  ${/^\w+$/.test(name) ? name : `'${name}'`}:\n    '${shapes}',`
}

const { version } = JSON.parse(readFileSync(new URL('node_modules/lucide-react/package.json', root), 'utf8'))
await write('app/ui/icon-shapes.ts', 'ICON_SHAPES', ICONS)
await write('app/features/desk/task-shapes.ts', 'TASK_SHAPES', TASK_ICONS)

async function write(file: string, name: string, icons: Record<string, string>) {
  const shapes = await Promise.all(Object.entries(icons).map(symbolOf))
  const text = `// Written by scripts/draw-icons.ts from Lucide ${version} (ISC license): 24 units wide, two units thick, no fill.
export const ${name} = {
${shapes.join('\n')}
} as const
`
  writeFileSync(new URL(file, root), text)
}
