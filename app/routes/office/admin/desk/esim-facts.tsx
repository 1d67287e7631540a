// An order's eSIM at a glance: what its network told last, and its codes, which are shown only when asked for.
import { installCopy } from '#app/copy/delivery/install.ts'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { dataText } from '#app/format/megabytes-text.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { groupIccid } from '#values/iccid.ts'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const words = deskOrderCopy.esim
const copy = glanceCopy.esim

type Reading = NonNullable<DeskOrderPage['reading']>

/** The states of an order whose eSIM has gone. */
const WITHOUT = ['canceled', 'replaced', 'refunded', 'dispute_lost']

type EsimFactsProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function EsimFacts({ page, answer }: EsimFactsProps) {
  const { id, esim, reading, bundle, can, state } = page
  const shown = answer?.esim ?? null
  if (!esim)
    return (
      <DeskCard id="esim" heading={words.heading}>
        <p className="text-muted">{WITHOUT.includes(state) ? words.none.anymore : words.none.yet}</p>
      </DeskCard>
    )
  return (
    <DeskCard id="esim" heading={words.heading}>
      <Refusal says={answer?.intent === 'reveal' && answer.error} />
      <Facts>
        {reading && <LastTold reading={reading} data={bundle.data} />}
        <Fact name={words.number}>
          {shown ? <Code text={shown.iccid} shown={groupIccid(shown.iccid)} /> : words.ending(esim.iccidEnd)}
        </Fact>
        <Fact name={words.code}>
          {shown?.activationCode && <Code text={shown.activationCode} shown={shown.activationCode} />}
        </Fact>
        {shown?.confirmationCode && (
          <Fact name={installCopy.confirmation.name}>
            <Code text={shown.confirmationCode} shown={shown.confirmationCode} />
          </Fact>
        )}
      </Facts>
      <p className="text-sm text-muted">
        {reading ? <MomentIn words={copy.asOf} at={reading.checkedAt} /> : copy.unread}
      </p>
      {shown ? (
        <p role="status" className="text-sm text-muted">
          {words.shown}
        </p>
      ) : can.codes ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ActForm orderId={id} intent="reveal" look="secondary" isSmall>
            {words.show}
          </ActForm>
          <p className="text-sm text-muted">{words.showText}</p>
        </div>
      ) : null}
    </DeskCard>
  )
}

const LastTold = ({ reading, data }: { reading: Reading; data: string }) => (
  <>
    <Fact name={copy.left}>
      <strong>{leftText(reading, data)}</strong>
    </Fact>
    <Fact name={copy.used}>{usedText(reading)}</Fact>
    <Fact name={copy.phone}>
      {phoneText(reading)}{' '}
      {reading.onPhoneSince && (
        <span className="desk-line-meta">
          <MomentIn words={copy.since} at={reading.onPhoneSince} look="day" />
        </span>
      )}
    </Fact>
    <Fact name={copy.expires}>{reading.expiresAt && <Moment at={reading.expiresAt} />}</Fact>
  </>
)

function leftText({ isCounted, balanceMb, totalMb, expiresAt }: Reading, data: string): string {
  if (!isCounted) return sizeWords(data)
  if (expiresAt === null) return balanceMb === null ? sizeWords(data) : dataText(balanceMb)
  if (balanceMb === null) return copy.unknown
  return statusCopy.card.left(dataText(balanceMb), totalMb === null ? null : dataText(totalMb))
}

// Of one that was in use before its uses were written down, nothing is known.
function usedText({ usedAt, expiresAt }: Reading) {
  if (usedAt) return <Moment at={usedAt} />
  return expiresAt === null ? copy.neverUsed : copy.unknown
}

function phoneText({ onPhone, expiresAt }: Reading): string {
  if (onPhone) return copy.onPhone[onPhone]
  return expiresAt === null ? copy.untold : copy.inUse
}

const Code = ({ text, shown }: { text: string; shown: string }) => (
  <span className="grid justify-items-start gap-1">
    <span translate="no" className="desk-mono">
      {shown}
    </span>
    <CopyButton text={text} isSmall />
  </span>
)
