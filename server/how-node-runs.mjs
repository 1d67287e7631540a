// How Node runs the built shop. A script that Node 20 runs (`npm start`) needs this too, so it has no types of its own.

/**
 * Flags of Node.
 *
 * - By default, Node reserves 130 MB for young objects, nearly all of it garbage of the last seconds. A quarter of that
 *   fills up more often, but saves 100 MB. An eighth would save another 15, for 4% of an order's CPU.
 * - By default, the space for old objects may grow by a fifth before Node checks all of it for garbage. Orders that wait
 *   for vendors fill that within a second, and a tenth of the shop's work was this check. 60% is a third of the checks
 *   for some 20 MB more.
 */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=60']

/**
 * How glibc manages the memory outside Node's heap; other C libraries ignore it. By default, each thread gets its own
 * pool, and temporary memory for pages and their compression stays in all of them.
 */
export const MEMORY_SETTINGS = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}
