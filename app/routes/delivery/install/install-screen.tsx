// The page of an eSIM that can be installed: the one thing to do on this device first, and around it what may be needed.
import { href } from 'react-router'
import { installCopy } from '#app/copy/delivery/install.ts'
import { installPageCopy as copy } from '#app/copy/delivery/install-page.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { useShell } from '#app/session/shell-data.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { groupIccid } from '#values/iccid.ts'
import { Guide } from '#app/features/install-guide/guide.tsx'
import { AfterInstall } from '#app/features/esim-card/after-install.tsx'
import { CodeLine } from '#app/features/esim-card/code-line.tsx'
import { CoveredCountries } from '#app/features/esim-card/covered-countries.tsx'
import { InstallHere } from '#app/features/esim-card/install-link.tsx'
import { InstallWays } from '#app/features/esim-card/install-ways.tsx'
import { SaveForOffline } from '#app/features/esim-card/save-for-offline.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import type { InstallPage } from './install-page.ts'
import { SendToPhone } from './send-to-phone.tsx'

type InstallScreenProps = Extract<InstallPage, { kind: 'ready' }>

export function InstallScreen(props: InstallScreenProps) {
  const { order, coverage, iccid, activationCode, device, guideDevice, arrival } = props
  const { brand } = useShell()
  const { zone, data, days } = order.bundle
  const reference = encodeURIComponent(order.reference)
  return (
    <>
      <PageHead title={copy.title} description={copy.calendar.hint} isPrivate />
      <PageTop title={copy.title} lead={copy.lead(zone, data, orderCopy.summary.days(days))}>
        <p className="no-print flex flex-wrap gap-3">
          {device === 'computer' ? (
            <a href="#esim" className={buttonClass({})}>
              <span className="button-label">{copy.first.computer}</span>
            </a>
          ) : (
            <InstallHere code={activationCode} device={device} />
          )}
          <a href="#connected" className={buttonClass({ look: 'secondary' })}>
            <span className="button-label inline-flex items-center gap-2">
              <Icon name="signal" size={18} />
              {copy.connected}
            </span>
          </a>
        </p>
      </PageTop>
      <div className="wrap page-columns install-page">
        <div className="install-column">
          <section id="esim" aria-labelledby="esim-heading" className="order-card order-esim">
            <h2 id="esim-heading" className="text-2xl">
              {device === 'computer' ? copy.first.computer : copy.first.phone}
            </h2>
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
            <CoveredCountries {...coverage} />
            <Callout tone="warning" title={installCopy.warning.title}>
              {installCopy.warning.text}
            </Callout>
          </section>
          {device === 'computer' && <SendToPhone />}
        </div>
        <div className="install-column">
          <AfterInstall brandName={brand.name} />
          <section aria-labelledby="calendar" className="order-card no-print">
            <h2 id="calendar" className="text-2xl">
              {copy.calendar.heading}
            </h2>
            <p>{copy.calendar.text(arrival)}</p>
            <p>
              <a
                href={`${href('/install/calendar.ics')}?reference=${reference}`}
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
          </section>
          <div className="order-card no-print noscript:hidden">
            <SaveForOffline order={order} iccid={iccid} activationCode={activationCode} isAlone />
          </div>
        </div>
      </div>
      <div className="wrap grid gap-12 pb-16">
        <ConnectionCheck coverage={coverage} lineName={brand.name} />
        <Guide first={guideDevice} />
        <p className="no-print flex flex-wrap gap-3">
          <LinkButton to={`${href('/success')}?reference=${reference}`} look="secondary">
            {copy.order}
          </LinkButton>
          <LinkButton to={`${href('/esim-status')}?reference=${reference}`} look="secondary">
            {copy.status}
          </LinkButton>
        </p>
      </div>
    </>
  )
}
