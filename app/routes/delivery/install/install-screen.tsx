// The page of an eSIM that can be installed: the one thing to do on this device first, and around it what may be needed.
import { pathHere } from '#app/language/address.ts'
import { tripTitle } from '#app/language/trip-name.ts'
import { href } from 'react-router'
import { installCopy } from '#app/copy/delivery/install.ts'
import { installPageCopy as copy } from '#app/copy/delivery/install-page.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { faqCopy } from '#app/copy/support/faq.ts'
import { withQuery } from '#app/format/with-query.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CancelReason } from '#shop/support/cancellation/cancellation.ts'
import { groupIccid } from '#values/iccid.ts'
import { Guide } from '#app/features/install-guide/guide.tsx'
import { AfterInstall } from '#app/features/esim-card/after-install.tsx'
import { CodeLine } from '#app/features/esim-card/code-line.tsx'
import { ConfirmationCode, foldedCode } from '#app/features/esim-card/confirmation-code.tsx'
import { CoveredCountries } from '#app/features/esim-card/covered-countries.tsx'
import { EsimNow } from '#app/features/esim-card/esim-now.tsx'
import { InstallWays } from '#app/features/esim-card/install-ways.tsx'
import { SaveForOffline } from '#app/features/esim-card/save-for-offline.tsx'
import { useEsimStream } from '#app/features/order-stream/use-esim-stream.ts'
import { ConnectionCheck } from './connection-check.tsx'
import type { InstallPage } from './install-page.ts'
import { SendToPhone } from './send-to-phone.tsx'

type InstallScreenProps = Extract<InstallPage, { kind: 'ready' }>

export function InstallScreen(props: InstallScreenProps) {
  const { order, coverage, iccid, activationCode, device, guideDevice, arrival, moment } = props
  const { brand } = useShell()
  useEsimStream(moment.report?.isLive ? order.reference : null)
  const reference = encodeURIComponent(order.reference)
  return (
    <>
      <PageHead title={copy.title} description={copy.calendar.hint} isPrivate />
      <PageTop
        title={copy.title}
        lead={copy.lead(tripTitle(order.bundle), orderCopy.summary.days(order.bundle.days), moment.rules)}
      >
        <div className="no-print grid w-full max-w-2xl gap-3">
          <EsimNow order={order} device={device} moment={moment} hasCheck />
          <p>
            <a href="#connected" className={buttonClass({ look: 'secondary' })}>
              <span className="button-label inline-flex items-center gap-2">
                <Icon name="signal" size={18} />
                {copy.connected}
              </span>
            </a>
          </p>
        </div>
      </PageTop>
      <div className="wrap page-columns install-page">
        <div className="install-column">
          <FoldCard
            id="esim"
            title={device === 'computer' ? copy.first.computer : copy.first.phone}
            aside={foldedCode(order.confirmationCode)}
          >
            <InstallWays
              reference={order.reference}
              hasQrCode={order.hasQrCode}
              iccid={iccid}
              code={activationCode}
              email={order.email}
              device={device}
            />
            <CodeLine
              name={installCopy.iccid}
              shown={groupIccid(iccid)}
              copied={iccid}
              copyLabel={installCopy.copyIccid}
            />
            <ConfirmationCode code={order.confirmationCode} />
            <CoveredCountries {...coverage} />
            <Callout tone="warning" title={installCopy.warning.title}>
              {installCopy.warning.text}
            </Callout>
            {props.isCancelOffered && (
              <p>
                <a href={pathHere(unfitPath(order.reference))} className="link inline-block py-1">
                  {copy.unfit}
                </a>
              </p>
            )}
          </FoldCard>
          {device === 'computer' && <SendToPhone />}
        </div>
        <div className="install-column">
          <AfterInstall brandName={brand.name} isFolded />
          <FoldCard id="calendar" title={copy.calendar.heading} isFoldedAlways className="no-print">
            <p>{copy.calendar.text(arrival)}</p>
            <p>
              <a
                href={pathHere(`${href('/install/calendar.ics')}?reference=${reference}`)}
                download={copy.calendar.file}
                className={buttonClass({ look: 'secondary' })}
              >
                <span className="button-label inline-flex items-center gap-2">
                  <Icon name="calendar" size={18} />
                  {copy.calendar.button}
                </span>
              </a>
            </p>
            <p className="text-sm text-muted">{copy.calendar.hint}</p>
          </FoldCard>
          <div className="order-card no-print noscript:hidden">
            <SaveForOffline order={order} iccid={iccid} activationCode={activationCode} isAlone />
          </div>
        </div>
      </div>
      <div className="wrap grid gap-3 pb-10 md:gap-12 md:pb-16">
        <ConnectionCheck startsAt={moment.rules.startsAt} coverage={coverage} lineName={brand.name} />
        <FoldCard id="guide" title={faqCopy.guide.heading} isFoldedAlways>
          <Guide first={guideDevice} isTitled={false} />
        </FoldCard>
        <p className="no-print flex flex-wrap gap-3">
          <LinkButton to={`${order.isGift ? href('/gift') : href('/success')}?reference=${reference}`} look="secondary">
            {order.isGift ? giftCopy.page.title : copy.order}
          </LinkButton>
          <LinkButton to={`${href('/esim-status')}?reference=${reference}`} look="secondary">
            {copy.status}
          </LinkButton>
        </p>
      </div>
    </>
  )
}

const unfitPath = (reference: string) =>
  withQuery(href('/order/cancel'), { reference, reason: 'phone_unfit' satisfies CancelReason })
