import { href } from 'react-router'
import { partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { QrCard } from './qr-card.tsx'
import { PartnerEmbed } from './partner-embed.tsx'

const copy = partnerCopy.share

// The way to the own shop, to copy and to print.
export function PartnerShareTab({ origin }: { origin: string | null }) {
  return (
    <HeadedPart id="share" heading={copy.heading} headingClass="text-3xl">
      {origin === null ? (
        <div className="desk-card">
          <p>{copy.none}</p>
          <div>
            <LinkButton to={href('/support')}>{copy.support}</LinkButton>
          </div>
        </div>
      ) : (
        <div className="page-columns desk-columns">
          <section className="desk-card" aria-label={copy.label}>
            <h3 className="text-xl">{copy.label}</h3>
            <p translate="no" className="desk-mono [overflow-wrap:anywhere]">
              {origin}
            </p>
            <p className="text-muted">{copy.text}</p>
            <div className="flex flex-wrap gap-3">
              <CopyButton text={origin} label={copy.copy} />
              <a href={origin} className={buttonClass({ look: 'secondary' })}>
                {copy.open}
              </a>
            </div>
          </section>
          <QrCard
            heading={copy.qr}
            alt={copy.alt(origin)}
            path={href('/business-dashboard/qr-code.png')}
            text={copy.qrText}
            download={copy.download}
          />
          <PartnerEmbed origin={origin} code={null} preview={href('/business-dashboard/embed')} />
        </div>
      )}
    </HeadedPart>
  )
}
