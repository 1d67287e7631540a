// One saved pass as it was at the time of saving: what it is, its QR picture, its codes, and how to install it by hand.
import { tripName, tripTitle } from '#app/language/trip-name.ts'
import { useState } from 'react'
import { installCopy } from '#app/copy/delivery/install.ts'
import { ageText, savedPassesCopy } from '#app/copy/delivery/saved-passes.ts'
import { savePass, type SavedPass } from '#app/offline/saved-passes.ts'
import { CodeLine } from '#app/features/esim-card/code-line.tsx'
import { ConfirmationCode } from '#app/features/esim-card/confirmation-code.tsx'
import { detectDevice } from '#app/features/esim-card/device.ts'
import { Manual } from '#app/features/esim-card/install-ways.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { groupIccid } from '#values/iccid.ts'

const copy = savedPassesCopy.pass

export function SavedPassCard({ pass, onRemove }: { pass: SavedPass; onRemove: () => Promise<void> }) {
  const { iccid, activationCode, confirmationCode = null, bundle, brandName } = pass
  const [device] = useState(() => detectDevice(navigator.userAgent))
  const headingId = `pass-${iccid}`
  return (
    <section aria-labelledby={headingId} className="order-card saved-pass">
      <h2 id={headingId} className="saved-pass-wide text-2xl">
        {copy.heading(tripTitle(bundle))}
      </h2>
      <div className="grid min-w-0 content-start gap-6">
        <Pass
          size="mini"
          brandName={brandName}
          name={tripName(bundle)}
          zone={bundle.zone}
          data={bundle.data}
          days={bundle.days}
          arrival={bundle.arrival}
          departure={bundle.departure}
          countries={bundle.destinations}
          bundleId={bundle.bundleId}
          reference={pass.reference}
        />
        <div className="grid justify-items-center gap-3 text-center">
          <div className="order-qr-paper">
            <img src={pass.qr} alt={installCopy.qr.alt(iccid)} width={250} height={250} className="order-qr" />
          </div>
          <p className="max-w-sm text-muted">{device === 'computer' ? copy.qrHint : copy.samePhone}</p>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <CodeLine name={installCopy.iccid} shown={groupIccid(iccid)} copied={iccid} copyLabel={installCopy.copyIccid} />
        <CodeLine
          name={installCopy.activationCode}
          shown={activationCode}
          copied={activationCode}
          copyLabel={installCopy.copyActivationCode}
        />
        <ConfirmationCode code={confirmationCode} />
        <Disclosure title={copy.steps} className="border-y border-line py-1">
          <Manual code={activationCode} device={device} />
        </Disclosure>
        <p>
          <span className="block text-sm text-muted">{copy.reference}</span>
          <span translate="no" className="order-code text-sm">
            {pass.reference}
          </span>
        </p>
        <Callout tone="warning" title={installCopy.warning.title}>
          {installCopy.warning.text}
        </Callout>
      </div>
      <Age pass={pass} onRemove={onRemove} />
    </section>
  )
}

function Age({ pass, onRemove }: { pass: SavedPass; onRemove: () => Promise<void> }) {
  const [now] = useState(() => Date.now())
  const { show } = useToast()
  const trip = tripName(pass.bundle)
  const undo = () => void savePass(pass).then(() => location.reload())
  const remove = () =>
    void onRemove().then(() =>
      show({
        title: copy.removed(trip),
        action: (
          <Button look="secondary" isSmall onClick={undo}>
            {copy.undo}
          </Button>
        ),
      }),
    )
  return (
    <div className="saved-pass-wide flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-muted">
        <time dateTime={new Date(pass.savedAt).toISOString()}>{ageText(pass.savedAt, now)}</time>
      </p>
      <Button look="quiet" isSmall aria-label={copy.removeOf(trip)} onClick={remove}>
        <Icon name="trash" size={16} />
        {copy.remove}
      </Button>
    </div>
  )
}
