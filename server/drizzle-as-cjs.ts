// Loads the query layer in its CommonJS form: the same code, without half a second and 200 MB at each start.
import { registerHooks } from 'node:module'

// Its ES modules import each other in circles, and the loader walks those circles anew for each of its hundreds of files.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    /^drizzle-orm(\/|$)/.test(specifier)
      ? nextResolve(specifier, { ...context, conditions: ['node', 'require', 'default'] })
      : nextResolve(specifier, context),
})
