// Makes the start quicker: takes libraries of hundreds of files in their other form, and finds our own files without
// asking the disk.
import { registerHooks } from 'node:module'

/**
 * Its ES modules import each other in cycles, and the loader walks these cycles again for each of its hundreds of files:
 * half a second and 200 MB.
 */
const QUERY_LAYER = /^drizzle-orm(\/|$)/
/** The library for colors, which comes as 151 files and, beside its CommonJS form, as one. */
const COLORS = 'culori'
const AS_REQUIRED = ['node', 'require', 'default']

const ROOT = new URL('..', import.meta.url).href
const FORMATS = new Map([
  ['.ts', 'module-typescript'],
  ['.js', 'module'],
])

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const required = { ...context, conditions: AS_REQUIRED }
    if (QUERY_LAYER.test(specifier)) return nextResolve(specifier, required)
    if (specifier === COLORS)
      return {
        url: nextResolve(specifier, required).url.replace(/\.cjs$/, '.mjs'),
        format: 'module',
        shortCircuit: true,
      }
    return ownFile(specifier, context.parentURL) ?? nextResolve(specifier, context)
  },
})

// What an import of ours says is where the file is, so Node need not look for the nearest package.json and ask the disk for
// each of nine hundred files.
function ownFile(specifier: string, parent = '') {
  const format = FORMATS.get(specifier.slice(-3))
  if (!format || !parent.startsWith(ROOT) || parent.includes('/node_modules/')) return null
  if (specifier.startsWith('#')) return { url: ROOT + specifier.slice(1), format, shortCircuit: true }
  if (specifier.startsWith('.')) return { url: new URL(specifier, parent).href, format, shortCircuit: true }
  return null
}
