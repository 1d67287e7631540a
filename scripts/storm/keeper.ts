// Ends what a storm started, however the storm itself ends: by itself, asked to, with its terminal, or killed at once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * A process beside the storm, in a session of its own, that hears which process groups and folders there are. When its input closes
 * (the storm is gone) it kills each group that is left, frozen ones as well, and then removes the folders.
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
  // It is killed only by somebody who means it.
  child.stdin.on('error', () => {})
  const tell = (what: 'begins' | 'ended' | 'keep' | 'leave', which: string | number = '') =>
    void child.stdin.write(`${what} ${which}\n`)
  return {
    /** The process leads a group of its own. */
    begins: (pid: number) => tell('begins', pid),
    ended: (pid: number) => tell('ended', pid),
    /** The folder goes with the storm. */
    owns: (folder: string) => tell('keep', folder),
    /** What went wrong is looked into: the folders stay. */
    leaveFolders: () => tell('leave'),
    end: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
