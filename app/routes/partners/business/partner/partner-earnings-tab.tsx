import { href } from 'react-router'
import { earningsCopy as copy } from '#app/copy/partners/earnings.ts'
import { movementWords } from '#app/copy/partners/payouts.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { embedPreviewPath } from '#app/features/embed/embed-address.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { FileLinks } from '#app/features/desk/file-links.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import { NextPayoutCard } from './next-payout.tsx'
import { partnerPath } from './partner-address.ts'
import { QrCard } from './qr-card.tsx'
import { PartnerEmbed } from './partner-embed.tsx'
import type { ShownEarnings, ShownMovement } from './read-partner.ts'

const GROUPED = new Intl.NumberFormat('en')
const words = copy.figures

type AffiliateEarnings = NonNullable<ShownEarnings['found']>

// What the own code and link brought, and every movement of the ledger behind it.
export function PartnerEarningsTab({ earnings, isAdmin }: { earnings: ShownEarnings; isAdmin: boolean }) {
  const { found, isPaged, next } = earnings
  if (!found) return <NoCode isAdmin={isAdmin} />
  return (
    <>
      <HeadedPart id="earnings" heading={copy.heading} headingClass="text-3xl">
        {found.affiliate && <p className="text-muted">{copy.text}</p>}
        {found.affiliate && !found.affiliate.isEnded && <Share {...found.affiliate} />}
        {found.affiliate?.isEnded && <Callout tone="warning">{copy.ended}</Callout>}
      </HeadedPart>
      {!found.affiliate && <NoCode isAdmin={isAdmin} />}
      {next && <NextPayoutCard next={next} />}
      <HeadedPart id="brought" heading={found.affiliate ? words.heading : words.ownHeading}>
        <Figures found={found} />
      </HeadedPart>
      <HeadedPart id="counted" heading={copy.terms.heading} headingClass="text-xl" className="desk-card">
        <ul className="grid list-disc gap-1 ps-5">
          {(found.affiliate ? copy.terms.points : copy.terms.shared)(AFFILIATE_TERMS).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </HeadedPart>
      <Movements found={found} isPaged={isPaged} />
    </>
  )
}

function NoCode({ isAdmin }: { isAdmin: boolean }) {
  return (
    <HeadedPart id="no-code" heading={copy.none.heading} className="desk-card">
      <p>{copy.none.text}</p>
      {isAdmin ? (
        <IntentForm preventScrollReset={false} intent="join" action={partnerPath({ tab: 'earnings' })}>
          <Button type="submit">{copy.none.join}</Button>
        </IntentForm>
      ) : (
        <p className="text-muted">{copy.none.onlyAdmins}</p>
      )}
    </HeadedPart>
  )
}

function Share({ code, link }: { code: string; link: string }) {
  return (
    <div className="page-columns desk-columns">
      <div className="grid content-start gap-6">
        <section className="desk-card" aria-label={copy.code}>
          <h3 className="text-xl">{copy.code}</h3>
          <p translate="no" className="desk-mono text-2xl [overflow-wrap:anywhere]">
            {code}
          </p>
          <p className="text-muted">{copy.codeText(AFFILIATE_TERMS.discountPercent)}</p>
          <div>
            <CopyButton text={code} label={copy.copyCode} />
          </div>
        </section>
        <section className="desk-card" aria-label={copy.link}>
          <h3 className="text-xl">{copy.link}</h3>
          <p translate="no" className="desk-mono [overflow-wrap:anywhere]">
            {link}
          </p>
          <p className="text-muted">{copy.linkText}</p>
          <div>
            <CopyButton text={link} label={copy.copyLink} />
          </div>
        </section>
      </div>
      <QrCard
        heading={copy.qr}
        alt={copy.alt(link)}
        path={href('/business-dashboard/link-qr-code.png')}
        download={copy.download}
      />
      <PartnerEmbed origin={new URL(link).origin} code={code} preview={embedPreviewPath(code)} />
    </div>
  )
}

function Figures({ found: { affiliate, clicks, sales, referred, balances } }: { found: AffiliateEarnings }) {
  return (
    <FigureCards>
      <FigureCard
        label={words.payable}
        value={formatEuro(balances.payableCents)}
        notes={[words.payableNote]}
        tone={balances.payableCents < 0 ? 'warning' : 'plain'}
      />
      {balances.transitCents > 0 && (
        <FigureCard label={words.transit} value={formatEuro(balances.transitCents)} notes={[words.transitNote]} />
      )}
      <FigureCard
        label={words.held}
        value={formatEuro(balances.heldCents)}
        notes={[words.heldNote(AFFILIATE_TERMS.holdDays)]}
      />
      {(!affiliate || sales.margin > 0) && (
        <FigureCard label={words.margin} value={GROUPED.format(sales.margin)} notes={[words.marginNote]} />
      )}
      {affiliate && (
        <>
          <FigureCard label={words.sales} value={GROUPED.format(sales.own)} notes={[words.salesNote]} />
          <FigureCard label={words.clicks} value={GROUPED.format(clicks)} notes={[words.clicksNote]} />
          <FigureCard
            label={words.referred}
            value={GROUPED.format(referred)}
            notes={[words.referredNote(sales.referral)]}
          />
        </>
      )}
    </FigureCards>
  )
}

function Movements({ found, isPaged }: { found: AffiliateEarnings; isPaged: boolean }) {
  const { entries, older } = found
  const { ledger } = copy
  return (
    <HeadedPart id="ledger" heading={ledger.heading}>
      {entries.length === 0 ? (
        <p className="desk-card">{ledger.empty}</p>
      ) : (
        <>
          <DataTable
            caption={ledger.caption}
            columns={COLUMNS}
            rows={entries}
            keyOf={({ id, source }) => `${id} ${source}`}
          />
          <FileLinks path={href('/business-dashboard/earnings.csv')} label={ledger.file} of={ledger.caption} />
        </>
      )}
      <Pager
        label={ledger.pages}
        previous={isPaged ? { to: partnerPath({ tab: 'earnings' }), words: ledger.newest } : null}
        next={
          older === null ? null : { to: partnerPath({ tab: 'earnings', before: String(older) }), words: ledger.older }
        }
      />
    </HeadedPart>
  )
}

const { columns } = copy.ledger
const amount = (cents: number) => (cents === 0 ? '' : formatEuro(cents))

const COLUMNS: Column<ShownMovement>[] = [
  {
    name: 'at',
    heading: columns.at,
    isRowHeader: true,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    name: 'what',
    heading: columns.what,
    cell: ({ kind, source }) => (
      <>
        {movementWords[kind]}
        {(source === 'referral' || source === 'margin') && (
          <span className="data-cell-more">{copy.ledger[source]}</span>
        )}
      </>
    ),
  },
  {
    name: 'order',
    heading: columns.order,
    cell: ({ order, data, zone }) => (
      <>
        <span translate="no" className="desk-mono">
          {order}
        </span>
        {order !== '' && <span className="data-cell-more">{`${sizeWords(data)}, ${zone}`}</span>}
      </>
    ),
  },
  { name: 'net', heading: columns.net, isNumber: true, cell: ({ netCents }) => amount(netCents) },
  { name: 'held', heading: columns.held, isNumber: true, cell: ({ heldCents }) => amount(heldCents) },
  { name: 'payable', heading: columns.payable, isNumber: true, cell: ({ payableCents }) => amount(payableCents) },
]
