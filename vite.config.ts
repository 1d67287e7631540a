import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

const FRAME = /[\\/]app[\\/](root|layout[\\/](shell|page-head))\.tsx/
const WIZARD = /[\\/]app[\\/]features[\\/]wizard[\\/]wizard\.tsx|[\\/]zone-difference\.ts/

// What finds its own files beside itself, and what is loaded later, if ever, stays as it was installed.
const LOADED_BY_NODE = [
  '@react-pdf/renderer',
  '@electric-sql/pglite',
  'pino',
  'pg',
  'ai',
  '@ai-sdk/google',
  '@modelcontextprotocol/server',
  'ical-generator',
  'nodemailer',
  'postal-mime',
  'rate-limiter-flexible',
  'sanitize-html',
  'stripe',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
]

// `index` is the pages and the HTTP app around them. The other two start them with everything else, out of a few files
// instead of a thousand, and share with them what both need.
const ENTRIES = {
  index: './server/entry.ts',
  start: './server/start.ts',
  'start-with-sandbox': './server/start-with-sandbox.ts',
}

// The HTTP app is the input of the server build, so that the request context exists only once.
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inLanguage(process.env['PAGE_LANGUAGE']),
    scriptsAsText(),
    plainImports(),
    withoutOldBrowsers(),
    placesOfSources(),
    asciiServer(),
  ],
  // Which files are a page's in one language, and which in another: scripts/build-language.ts.
  build: { manifest: true },
  // What tests, builds and the running shop write is no reason to reload a page.
  server: { watch: { ignored: ['.cache', 'build', 'data'].map((folder) => join(import.meta.dirname, folder, '**')) } },
  environments: {
    client: {
      // A build speaks one language, which a translator of the page doesn't change; while developing, none.
      ...(command === 'build' && {
        define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(process.env['PAGE_LANGUAGE'] ?? 'en') },
      }),
      build: {
        modulePreload: false,
        rollupOptions: { checks: QUIET, output: { codeSplitting: { groups: chunks() } } },
      },
    },
    ssr: {
      ...(command === 'build'
        ? {
            resolve: { noExternal: true as const, external: LOADED_BY_NODE },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {}),
      // Lines and names stay, for the log: server/process/source-names.ts.
      build: {
        rollupOptions: { checks: QUIET, input: ENTRIES, output: { codeSplitting: { groups: SMALL_AND_EVERYWHERE } } },
      },
    },
  },
}))

// Cards, rows, tabs and tables come together. The dusk over help pages prints in its own way, which is nobody else's.
const SHEETS = /[\\/]app[\\/]ui[\\/](?!page-top)[\w-]+\.css$/

// Few files compress better than many: the libraries, what every page needs, and what every page with the wizard
// needs. Everything else stays with the page that uses it, and what is imported later comes later.
function chunks() {
  const atOnce = ['$initial' as const]
  return [
    { name: 'flags', test: /country-flag-icons|flag-files/, priority: 1 },
    { name: 'sheets', test: SHEETS, tags: atOnce },
    { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: atOnce },
    {
      name: (id: string, graph: Graph) => (isNeededBy(FRAME, id, graph) ? 'frame' : null),
      debugName: 'frame',
      tags: atOnce,
    },
    {
      name: (id: string, graph: Graph) => (isNeededBy(WIZARD, id, graph) ? 'wizard' : null),
      debugName: 'wizard',
      tags: atOnce,
    },
  ]
}

// Whoever starts the shop for the first time has no use for how long the plugins took.
const QUIET = { bundlerTimings: false }

// What is small and needed all over would be a file of a few lines each.
const SMALL_AND_EVERYWHERE = [
  {
    name: 'values',
    test: /[\\/](values|ports)[\\/]|[\\/]app[\\/]language[\\/]|[\\/]shop[\\/](people|sales[\\/]order)[\\/]/,
    tags: ['$initial' as const],
  },
]

type Graph = { getModuleInfo: (id: string) => { importers: string[] } | null }

function isNeededBy(wanted: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isNeededBy(wanted, importer, graph, seen)) ?? false
}

// A browser's scripts hold the words of one language: in a build for another than English, those of `app/copy/de/…` take
// the places of the English ones. The server knows all of them (`app/language/translated.ts`).
function inLanguage(language: string | undefined): Plugin | null {
  const words = `${join(import.meta.dirname, 'app/copy')}/`
  return language === undefined
    ? null
    : {
        name: 'in-language',
        enforce: 'pre',
        applyToEnvironment: ({ name }) => name === 'client',
        async resolveId(source, importer, options) {
          if (importer === undefined || !(source.includes('/copy/') || importer.startsWith(words))) return null
          const found = await this.resolve(source, importer, { ...options, skipSelf: true })
          if (!found?.id.startsWith(words)) return null
          const spoken = join(words, language, found.id.slice(words.length))
          return existsSync(spoken) ? spoken : found
        },
      }
}

// `virtual:script/…` is the text of a script that is sent as text, in a document for example: a program of its own, in one
// piece.
function scriptsAsText(): Plugin {
  return {
    name: 'scripts-as-text',
    resolveId: { filter: { id: /^virtual:script\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:script\// },
      async handler(id) {
        const input = join(import.meta.dirname, id.slice('\0virtual:script/'.length))
        this.addWatchFile(input)
        const built = await build({
          root: import.meta.dirname,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          build: { write: false, rollupOptions: { input, output: { format: 'iife' } } },
        })
        const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
        if (chunk?.type !== 'chunk') throw new Error(`${input} is no script.`)
        return `export default ${JSON.stringify(chunk.code.trim())}`
      },
    },
  }
}

// Nothing that comes later has a style sheet of its own, so an `import()` can stay the browser's own.
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}

// Sources find files from the folder that they are in, which isn't that of the built server.
function placesOfSources(): Plugin {
  return {
    name: 'places-of-sources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.dirname' },
      handler: (code, id) => {
        const folder = JSON.stringify(`/${relative(import.meta.dirname, dirname(id))}`)
        const place = `import.meta.dirname.replace(/[/\\\\]build[/\\\\]server([/\\\\]assets)?$/, ${folder})`
        return { code: code.replaceAll('import.meta.dirname', place), map: null }
      },
    },
  }
}

// A single character beyond ASCII, such as a curly quote, makes Node keep a whole file at two bytes per character.
function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uffff]/g, escaped)
    },
  }
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

// Our colors are made of other colors in the sheet, which browsers learned after `@property`: whoever needs Tailwind's
// stand-in for the latter sees no page anyway.
function withoutOldBrowsers(): Plugin {
  const standIn = /@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/
  return {
    name: 'without-old-browsers',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(standIn, '')
    },
  }
}
