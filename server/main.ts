// `node server/main.ts` starts the built shop: the sources would take twice as long, and more memory.
await import(new URL('../build/server/start.js', import.meta.url).href)
