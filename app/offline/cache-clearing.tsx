// What 'Update App' does in the browser: deletes every cache; saved passes are stored elsewhere and stay.
import { offlineCopy } from '#app/copy/site/offline.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { countPasses } from './saved-passes.ts'

const copy = offlineCopy.ask
const ANSWER_MS = 4_000

export async function emptyCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** True if saved passes could no longer be opened, because the page that shows them can't be loaded again. */
export async function wouldHidePasses(): Promise<boolean> {
  if (await isServerThere()) return false
  return (await countPasses().catch(() => 0)) > 0
}

async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    // A response that nobody reads keeps its request open in the browser.
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

// Nobody may lose access to a saved pass without being asked.
export function ClearingQuestion({ onKeep, onAgree }: { onKeep: () => void; onAgree: () => void }) {
  return (
    <Dialog title={copy.title} isOpen onClose={onKeep}>
      <div className="grid gap-4 text-base text-body">
        <p>{copy.text}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={onKeep}>{copy.keep}</Button>
          <Button look="secondary" onClick={onAgree}>
            {copy.refresh}
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
