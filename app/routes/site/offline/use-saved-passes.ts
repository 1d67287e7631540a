import { useCallback, useEffect, useState } from 'react'
import { listPasses, removePass, type SavedPass } from '#app/offline/saved-passes.ts'

export type FoundPasses = { kind: 'looking' } | { kind: 'unreadable' } | { kind: 'found'; passes: SavedPass[] }

// The server knows nothing of them, so the first look is the browser's.
export function useSavedPasses() {
  const [found, setFound] = useState<FoundPasses>({ kind: 'looking' })

  const look = useCallback(
    () =>
      listPasses().then(
        (passes) => setFound({ kind: 'found', passes }),
        () => setFound({ kind: 'unreadable' }),
      ),
    [],
  )
  useEffect(() => {
    void look()
  }, [look])

  const remove = useCallback(
    async (pass: SavedPass) => {
      await removePass(pass.iccid)
      await look()
    },
    [look],
  )
  return { found, remove, look }
}
