// Cleans up after a storm however it ends: on its own, on request, with its terminal, or killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A process next to the storm, in its own session, that is told which process groups and folders exist. When its input
 * closes (the storm is gone), it kills every remaining group, including frozen ones, and then removes the folders.
 */
const KEEPER = `trap "" INT TERM HUP; groups=" "; folders=""
while read -r what which; do
  case $what in
    begins) groups="$groups$which ";;
    ended) groups=$(printf %s "$groups" | sed "s/ $which / /");;
    keep) folders="$folders$which
";;
    leave) folders="";;
  esac
done
for group in $groups; do kill -KILL "-$group" 2>/dev/null; done
printf %s "$folders" | while read -r folder; do
  for try in 1 2 3 4 5; do rm -rf "$folder" 2>/dev/null && break; sleep 0.2; done
done`

export type Keeper = ReturnType<typeof openKeeper>

export function openKeeper() {
  const child = spawn('sh', ['-c', KEEPER], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  // Only a deliberate kill ends it.
  child.stdin.on('error', () => {})
  const tell = (what: 'begins' | 'ended' | 'keep' | 'leave', which: string | number = '') =>
    void child.stdin.write(`${what} ${which}\n`)
  return {
    /** The process leads its own group. */
    begins: (pid: number) => tell('begins', pid),
    ended: (pid: number) => tell('ended', pid),
    /** The folder is removed with the storm. */
    owns: (folder: string) => tell('keep', folder),
    /** Keeps the folders, so that a failure can be investigated. */
    leaveFolders: () => tell('leave'),
    end: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
