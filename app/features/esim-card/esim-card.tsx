import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { installCopy as copy } from '#app/copy/delivery/install.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { groupIccid } from '#values/iccid.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { CodeLine } from './code-line.tsx'
import { ConfirmationCode, foldedCode } from './confirmation-code.tsx'
import type { DeviceKind } from './device.ts'
import { InstallWays } from './install-ways.tsx'
import { SaveForOffline } from './save-for-offline.tsx'

type EsimCardProps = { order: OrderView; device: DeviceKind }

// The eSIM in hand: its number, its codes and the ways to install it; before that, the same card with empty places.
export function EsimCard({ order, device }: EsimCardProps) {
  const { iccid, activationCode, hasQrCode, isInstallable, phase } = order
  const isUsable = isInstallable && iccid && activationCode
  return (
    <FoldCard id="esim" title={copy.heading} aside={foldedCode(order.confirmationCode)}>
      {isUsable && (
        <InstallWays
          reference={order.reference}
          hasQrCode={hasQrCode}
          iccid={iccid}
          code={activationCode}
          email={order.email}
          device={device}
        />
      )}
      {!iccid && phase === 'failed' ? (
        <p className="text-muted">{copy.stopped}</p>
      ) : (
        <>
          {!isUsable && phase !== 'failed' && <Preparing />}
          <Codes {...order} />
          {isUsable && hasQrCode && (
            <p className="no-print">
              <LinkButton to={withQuery(href('/install'), { reference: order.reference })} look="secondary" isWide>
                {copy.page}
              </LinkButton>
            </p>
          )}
          {isUsable && phase === 'completed' && (
            <SaveForOffline order={order} iccid={iccid} activationCode={activationCode} />
          )}
          <Callout tone="warning" title={copy.warning.title}>
            {copy.warning.text}
          </Callout>
        </>
      )}
    </FoldCard>
  )
}

type CodesProps = Pick<OrderView, 'iccid' | 'activationCode' | 'confirmationCode'>

function Codes({ iccid, activationCode, confirmationCode }: CodesProps) {
  return (
    <div className="grid gap-4">
      <CodeLine name={copy.iccid} shown={iccid && groupIccid(iccid)} copied={iccid} copyLabel={copy.copyIccid} />
      <CodeLine
        name={copy.activationCode}
        shown={activationCode}
        copied={activationCode}
        copyLabel={copy.copyActivationCode}
      />
      <ConfirmationCode code={confirmationCode} />
    </div>
  )
}

// As large as what will replace it, so that nothing moves.
function Preparing() {
  return (
    <Loading label={copy.preparing}>
      <p className="mb-3 flex items-center gap-3 font-semibold text-brand">
        <span className="spinner" aria-hidden="true" />
        {copy.preparing}
      </p>
      <div className="grid gap-5">
        <Skeleton className="h-[3.375rem] w-full" />
        <div className="order-qr-places">
          <div className="order-qr-paper">
            <Skeleton className="size-full" />
          </div>
          <div className="grid w-full content-center gap-3">
            <Skeleton className="h-[3.1rem] w-4/5" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
