// What the network tells about an eSIM on a phone; nothing where it tells nothing.
import { esimNowCopy } from '#app/copy/delivery/esim-now.ts'
import { momentText } from '#app/format/moment-text.ts'
import type { OnPhone as Told } from '#shop/delivery/alert/view-esim-report.ts'

const copy = esimNowCopy.phone

/** Its time is an ISO text. */
export type ShownOnPhone = { state: Told['state']; at: string }

export const shownOnPhone = ({ state, at }: Told): ShownOnPhone => ({ state, at: at.toISOString() })

/** Whether nothing is left to install. */
export const isInstalled = (told: ShownOnPhone | null): boolean =>
  told !== null && told.state !== 'downloaded' && told.state !== 'deleted'

export function OnPhone({ told }: { told: ShownOnPhone | null }) {
  // Its place is there before anything is told, so that a change is read out.
  return (
    <div role="status" className="empty:hidden">
      {told && (
        <p>
          <span className="font-semibold">{copy[told.state]}</span>{' '}
          <span className="text-sm text-muted">{copy.told(momentText(told.at))}</span>
        </p>
      )}
    </div>
  )
}
