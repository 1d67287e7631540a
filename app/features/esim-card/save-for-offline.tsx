// Keeps the pass on this device, only when the traveler presses for it.
import { pathHere } from '#app/language/address.ts'
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { savedPassesCopy } from '#app/copy/delivery/saved-passes.ts'
import { isPassSaved, removePass, savePass } from '#app/offline/saved-passes.ts'
import { keepOfflinePage } from '#app/offline/service-worker.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { Notice, useNotice } from '#app/ui/notice.tsx'

const copy = savedPassesCopy.save

/** Below something else it has a line above it; in a card of its own it needs none. */
type SaveForOfflineProps = { order: OrderView; iccid: string; activationCode: string; isAlone?: boolean }

export function SaveForOffline({ order, iccid, activationCode, isAlone = false }: SaveForOfflineProps) {
  const { brand } = useShell()
  const { notice, say } = useNotice()
  const { isSaved, setIsSaved } = useIsSaved(iccid)
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    const { reference, bundle, confirmationCode } = order
    const qr = await readAsDataUrl(withQuery(href('/order/qr-code'), { reference }))
    const codes = { iccid, activationCode, confirmationCode, qr }
    await savePass({ ...codes, reference, bundle, brandName: brand.fullName, savedAt: Date.now() })
    await keepOfflinePage()
    setIsSaved(true)
    say(copy.saved)
  }
  const remove = async () => {
    await removePass(iccid)
    setIsSaved(false)
    say({ ...copy.removed, tone: 'info' })
  }
  const run = (work: () => Promise<void>) => {
    setIsBusy(true)
    work()
      .catch(() => say({ ...copy.failed, tone: 'danger' }))
      .finally(() => setIsBusy(false))
  }

  return (
    <section
      aria-labelledby="save-offline"
      className={`no-print grid gap-3 noscript:hidden ${isAlone ? '' : 'border-t border-line pt-4'}`}
    >
      <div>
        <h3 id="save-offline" className="text-lg">
          {copy.heading}
        </h3>
        <p className="text-muted">{copy.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isSaved ? (
          <>
            <a href={pathHere(href('/offline'))} className="button button-secondary">
              {copy.open}
            </a>
            <Button look="quiet" pending={isBusy} onClick={() => run(remove)}>
              {copy.remove}
            </Button>
          </>
        ) : (
          <Button look="secondary" pending={isBusy} pendingText={copy.saving} onClick={() => run(save)}>
            {copy.button}
          </Button>
        )}
      </div>
      <Notice notice={notice} />
    </section>
  )
}

function useIsSaved(iccid: string) {
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    // A browser without storage has saved nothing.
    isPassSaved(iccid).then(setIsSaved, () => undefined)
  }, [iccid])
  return { isSaved, setIsSaved }
}

async function readAsDataUrl(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`The QR code answered ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
}
