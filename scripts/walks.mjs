// npm run walks: writes docs/walks.md, the files that a request passes through. With --check, says whether it is still
// true. Fails if a walk has become longer than its limit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolbox.mjs'
import { openCallGraph } from './walks/call-graph.mjs'
import { follow } from './walks/follow.mjs'
import { WALKS } from './walks/walk-table.mjs'

const PAGE = join(root, 'docs/walks.md')
const HEAD = `# Walks

What the shop does, each as the list of files to open, in order. \`npm run walks\` writes this page: \`scripts/walks/walk-table.mjs\` names the functions that a walk passes, and the script follows the code from one to the next with the type checker and adds every file on the way. A function that React Router, Node, or a vendor calls says so. A walk may not become longer than it is ([decision 45](decisions/0045-walks-that-a-script-follows.md)).

A return is a step into a file that was left before. Files that its functions use without being led on by them, such as words, types of errors, and arithmetic, are not listed; the script prints how many there are.
`

const entered = WALKS.flatMap(({ steps }) => steps.map(({ at }) => at.slice(0, at.indexOf('#'))))
const graph = openCallGraph(root, [...new Set(entered)])
const walks = WALKS.map((walk) => ({ ...walk, ...follow(graph, walk.steps) }))

for (const { title, files, asides } of walks) console.log(`${title}: ${files.length} files, ${asides} beside them`)

const tooLong = walks.filter(({ files, returns, limit }) => files.length > limit.files || returns > limit.returns)
for (const { title, files, returns, limit } of tooLong)
  console.error(
    `"${title}" passes ${files.length} files with ${returns} returns; at most ${limit.files} and ${limit.returns}.`,
  )
if (tooLong.length > 0) process.exitCode = 1

const page = [HEAD, ...walks.map(sectionOf)].join('\n')
if (!process.argv.includes('--check')) writeFileSync(PAGE, page)
else if (readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/walks.md is no longer true. Run npm run walks, and look at what changed.')
  process.exitCode = 1
}

function sectionOf({ title, files, returns }) {
  const lines = files.map(({ path, names, via, says }, place) => {
    const functions = names.map((name) => `\`${name.split('.').at(-1)}\``).join(', ')
    const between = via ? ` passes on \`${via}\`.` : ''
    return `${place + 1}. \`${path}\`${functions ? ` (${functions})${says ? ` ${says}` : ''}` : between}`
  })
  const length = `${files.length} files, ${returns} ${returns === 1 ? 'return' : 'returns'}.`
  return `## ${title}\n\n${lines.join('\n')}\n\n${length}\n`
}
