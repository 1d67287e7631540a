// Follows a walk: between two of its steps, the shortest way through functions that use each other, and every file on it.

/** If more new files than this lie between two steps, the table has to name a step between them. */
const MOST_BETWEEN = 5

/**
 * The files of a walk in order, each with the functions of its steps; how often it goes back to a file that it had left;
 * and how many other files these functions use without being led on by them.
 */
export function follow(graph, steps) {
  const [files, passed] = [new Map(), new Set()]
  let [open, returns] = [[], 0]
  for (const { at, says, isHook } of steps) {
    const [file, name] = at.split('#')
    const target = graph.find(file, name)
    const way = isHook ? [target] : findWay(graph, open, target, files)
    if (!way)
      throw new Error(`Nothing on the walk leads to ${at}. What calls it now? Change scripts/walks/walk-table.mjs.`)
    // A function that called the last step goes on; what it called before is left.
    open = isHook ? [] : open.slice(0, open.indexOf(way[0]) + 1)
    for (const node of isHook ? way : way.slice(1)) {
      const path = graph.fileOf(node)
      const isOpen = open.some((each) => graph.fileOf(each) === path)
      const entry = files.get(path) ?? { path, names: [], says: null, via: graph.nameOf(node) }
      if (files.has(path) && !isOpen) returns += 1
      if (node === target) {
        entry.names.push(name)
        entry.says ??= says ?? null
      }
      files.set(path, entry)
      passed.add(node)
      open.push(node)
    }
  }
  const used = [...passed].flatMap((node) => graph.usesOf(node).map((use) => graph.fileOf(use)))
  return { files: [...files.values()], returns, asides: new Set(used.filter((path) => !files.has(path))).size }
}

// The way with the fewest new files: everything in files that are known already comes before the next new one.
function findWay(graph, open, target, files) {
  const settled = new Set()
  let near = open.toReversed().map((node) => ({ node, from: null }))
  for (let between = 0; between <= MOST_BETWEEN; between += 1) {
    const beyond = []
    for (const step of near) {
      if (step.node === target) return wayTo(step)
      if (settled.has(step.node)) continue
      settled.add(step.node)
      const here = graph.fileOf(step.node)
      for (const node of graph.usesOf(step.node)) {
        const path = graph.fileOf(node)
        ;(path === here || files.has(path) ? near : beyond).push({ node, from: step })
      }
    }
    near = beyond
  }
  return null
}

const wayTo = ({ node, from }) => (from ? [...wayTo(from), node] : [node])
