import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { useState, type MouseEvent } from 'react'
import { installCopy } from '#app/copy/delivery/install.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Notice, useNotice, type NoticeWords } from '#app/ui/notice.tsx'
import type { OrderAnswer } from '#app/features/order-form/order-answer.ts'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'

const copy = installCopy.qr
const { notices } = orderCopy

type QrPanelProps = { reference: string; iccid: string; isOnPhone: boolean }

// The QR picture on white, to scan, to save and to load again.
export function QrPanel({ reference, iccid, isOnPhone }: QrPanelProps) {
  const [version, setVersion] = useState(0)
  const posted = usePostedAnswer('refresh')
  const { notice, say } = useNotice(posted && refreshWords(posted))
  const path = withQuery(href('/order/qr-code'), { reference, version: version > 0 && version })
  return (
    <div className="grid gap-4">
      <div className="order-qr-places">
        <QrPicture key={path} path={path} alt={copy.alt(iccid)} />
        <div className="grid w-full content-center gap-3">
          <p>{isOnPhone ? copy.samePhone : copy.scan}</p>
          <DownloadLink path={path} iccid={iccid} say={say} />
          <OrderForm
            intent="refresh"
            look="secondary"
            isWide
            pendingText={copy.refreshing}
            onAnswer={(answer) => {
              if (answer.ok) setVersion((before) => before + 1)
              say(refreshWords(answer))
            }}
          >
            <Icon name="refresh" size={18} />
            {copy.refresh}
          </OrderForm>
        </div>
      </div>
      <Notice notice={notice} />
    </div>
  )
}

function QrPicture({ path, alt }: { path: string; alt: string }) {
  const [state, setState] = useState<'unknown' | 'shown' | 'broken'>('unknown')
  return (
    <div className="order-qr-paper" data-state={state}>
      {state === 'broken' ? (
        <p className="grid h-full place-items-center p-4 text-center font-semibold text-danger">{copy.missing}</p>
      ) : (
        <>
          {state === 'unknown' && <Skeleton className="order-qr-waiting" />}
          <img
            src={path}
            alt={alt}
            width={250}
            height={250}
            className="order-qr"
            // The picture may have arrived before the script did.
            ref={(image) => {
              if (image?.complete) setState(image.naturalWidth > 0 ? 'shown' : 'broken')
            }}
            onLoad={() => setState('shown')}
            onError={() => setState('broken')}
          />
        </>
      )}
    </div>
  )
}

type DownloadLinkProps = { path: string; iccid: string; say: (words: NoticeWords) => void }

// A plain link that saves the picture; with script it can also tell whether that worked.
function DownloadLink({ path, iccid, say }: DownloadLinkProps) {
  const file = qrFileName(iccid)
  const save = (event: MouseEvent) => {
    event.preventDefault()
    fetchAndSave(path, file).then(
      () => say({ title: notices.downloaded.title, text: notices.downloaded.text(file) }),
      () => say({ ...notices.downloadFailed, tone: 'danger' }),
    )
  }
  return (
    <a href={path} download={file} onClick={save} className="button button-secondary button-wide">
      <span className="button-label inline-flex items-center gap-2">
        <Icon name="download" size={18} />
        {copy.download}
      </span>
    </a>
  )
}

async function fetchAndSave(path: string, file: string) {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`The QR code answered ${answer.status}.`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function refreshWords({ ok, message }: OrderAnswer): NoticeWords {
  if (ok) return notices.refreshed
  return { title: notices.refreshFailed, text: message, tone: 'danger' }
}

/** The name under which it is saved (after-purchase rules §9). */
const qrFileName = (iccid: string): string => `esim-qrcode-${iccid}.png`
