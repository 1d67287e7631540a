// Writes THIRD-PARTY.md: every package that runs in the shop or is built into its pages, with its license; and the data
// and fonts among them, with the texts that their licenses require.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
})
const lockfile = z.object({ packages: z.record(z.string(), entry) })
const manifest = z.object({ devDependencies: z.record(z.string(), z.string()) })

/** Licenses of packages that don't state them by a known name, read from their own files. */
const READ_BY_HAND: Record<string, string> = {
  'png-js': 'MIT',
  ibantools: 'MIT',
}

/** Imported by the code that they build, but not part of the result. */
const TOOLS = new Set(['@react-router/dev', 'vitest'])

type Given = { what: string; from: string; license: string; text?: string }
const DATA: Given[] = [
  { what: 'countries of IP addresses', from: '@ip-location-db/geo-whois-asn-country-mmdb', license: 'CC0-1.0' },
  {
    what: 'outlines of countries, drawn once into the map of dots',
    from: 'world-atlas',
    license: 'ISC; the data is Natural Earth, public domain',
    text: 'node_modules/world-atlas/LICENSE',
  },
  { what: 'icons', from: 'lucide-react', license: 'ISC and MIT', text: 'node_modules/lucide-react/LICENSE' },
  { what: 'flags', from: 'country-flag-icons', license: 'MIT', text: 'node_modules/country-flag-icons/LICENSE' },
  {
    what: 'the most used passwords, as a filter of their hashes (adapters/passwords)',
    from: 'SecLists, 10-million-password-list-top-1000000 (https://github.com/danielmiessler/SecLists)',
    license: 'CC-BY-SA-3.0 (https://creativecommons.org/licenses/by-sa/3.0/), which the filter is under as well',
  },
  {
    what: 'the typeface Bricolage Grotesque',
    from: '@fontsource-variable/bricolage-grotesque, @fontsource/bricolage-grotesque',
    license: 'OFL-1.1',
    text: 'node_modules/@fontsource-variable/bricolage-grotesque/LICENSE',
  },
  {
    what: 'the typeface JetBrains Mono',
    from: '@fontsource-variable/jetbrains-mono',
    license: 'OFL-1.1',
    text: 'node_modules/@fontsource-variable/jetbrains-mono/LICENSE',
  },
  {
    what: 'the typeface Manrope',
    from: '@fontsource-variable/manrope',
    license: 'OFL-1.1',
    text: 'node_modules/@fontsource-variable/manrope/LICENSE',
  },
  {
    what: 'the typeface DejaVu, in invoices',
    from: 'DejaVu fonts 2.37, unchanged (app/features/invoice/fonts)',
    license: 'Bitstream Vera and public domain',
    text: 'app/features/invoice/fonts/LICENSE',
  },
]

type Part = { name: string; version: string; license: string; isBuiltIn: boolean }

/** All packages that run or are built in, by name and version; tools that only build and check aren't included. */
export function listParts(): Part[] {
  const { packages } = lockfile.parse(JSON.parse(read('package-lock.json')))
  const builtIn = builtInFrom(packages)
  const parts = Object.entries(packages).flatMap(([path, { version = '', license, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const isBuiltIn = builtIn.has(path)
    if (path === '' || (dev && !isBuiltIn)) return []
    return [{ name, version, license: READ_BY_HAND[name] ?? license ?? 'unknown', isBuiltIn }]
  })
  const seen = new Map(parts.map((part) => [`${part.name} ${part.version}`, part]))
  return [...seen.values()].toSorted((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  )
}

/** Where the lockfile lists the packages that pages, styles, or the service worker import, and their dependencies. */
function builtInFrom(packages: Record<string, z.infer<typeof entry>>): Set<string> {
  const { devDependencies } = manifest.parse(JSON.parse(read('package.json')))
  const sources = ['app', 'shop', 'sw'].flatMap(sourcesIn).join('\n')
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const place = placeOf(packages, path, name)
      if (place) follow(place)
    }
  }
  for (const name of Object.keys(devDependencies))
    if (!TOOLS.has(name) && new RegExp(`(from|import|@import)\\s*\\(?['"]${name}[/'"]`).test(sources))
      follow(`node_modules/${name}`)
  return found
}

/** Where Node finds a package that another one imports. */
function placeOf(packages: Record<string, unknown>, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const path = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
    if (path in packages) return path
    if (place === '') return null
  }
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => read(join(folder, path)))
}

const line = ({ name, version, license }: Part) => `| ${name} | ${version} | ${license} |`

const table = (parts: Part[]) =>
  ['| package | version | license |', '| --- | --- | --- |', ...parts.map(line)].join('\n')

/** The whole text, the same for the same lockfile. */
export function thirdPartyText(): string {
  const parts = listParts()
  const texts = DATA.flatMap(({ what, text }) =>
    text ? [`### ${what}\n\n\`\`\`text\n${read(text).replaceAll('\r', '').trim()}\n\`\`\``] : [],
  )
  return `# Third-party parts

Written by \`npm run third-party\` from the lockfile; a test says when it is out of date. The packages carry their own license texts. Tools that only build or check the shop are not listed.

## Data and fonts

| what | source | license |
| --- | --- | --- |
${DATA.map(({ what, from, license }) => `| ${what} | ${from} | ${license} |`).join('\n')}

## Packages that run

${table(parts.filter(({ isBuiltIn }) => !isBuiltIn))}

## Packages that are built into the pages

${table(parts.filter(({ isBuiltIn }) => isBuiltIn))}

## License texts of data and fonts

${texts.join('\n\n')}
`
}

if (import.meta.main) {
  writeFileSync(join(root, 'THIRD-PARTY.md'), thirdPartyText())
  console.log(`THIRD-PARTY.md: ${listParts().length} packages`)
}
