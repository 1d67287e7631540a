import type { ReactNode } from 'react'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { flowCopy as copy } from '#app/copy/office/order-api-flow.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { flowPath, type FlowReply, type EsimFigures } from '../flow-answer.ts'

type ToolProps = { tab: 'qr' | 'status'; reply: FlowReply | undefined }

// The two tabs that ask about an eSIM by its number; both only look.
export function IccidTool({ tab, reply }: ToolProps) {
  const intent = tab === 'qr' ? 'codes' : 'check'
  const isSending = useIsSending(intent)
  const refused = reply?.kind === 'refused' ? reply : null
  const typed = refused?.typed['iccid'] ?? iccidOf(reply)
  return (
    <section aria-labelledby="tool-heading" className="staff-card">
      <div className="grid gap-1">
        <h2 id="tool-heading" className="text-2xl">
          {copy.tabs[tab]}
        </h2>
        <p className="text-muted">{copy[tab].lead}</p>
      </div>
      {refused?.error && <ErrorBox message={refused.error} />}
      <Form method="post" action={flowPath(tab)} preventScrollReset noValidate className="grid gap-5">
        <TextField
          id={`${tab}-iccid`}
          name="iccid"
          label={staffCopy.iccid}
          hint={staffCopy.iccidHint}
          error={refused?.fields['iccid']}
          defaultValue={typed}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="staff-iccid"
          required
        />
        <div>
          <Button type="submit" name="intent" value={intent} pending={isSending} className="max-sm:w-full">
            {copy[tab].submit}
          </Button>
        </div>
      </Form>
      <div role="status">
        {tab === 'qr' && reply?.kind === 'codes' && <Codes reply={reply} />}
        {tab === 'status' && reply?.kind === 'figures' && <Figures figures={reply.figures} />}
      </div>
    </section>
  )
}

const iccidOf = (reply: FlowReply | undefined): string =>
  reply?.kind === 'codes' ? reply.iccid : reply?.kind === 'figures' ? reply.figures.iccid : ''

function Codes({ reply }: { reply: Extract<FlowReply, { kind: 'codes' }> }) {
  return (
    <div className="staff-codes">
      <img src={reply.qrCode} alt={copy.qr.alt(reply.iccid.slice(-4))} width={256} height={256} className="staff-qr" />
      <div className="grid min-w-0 content-start justify-items-start gap-2">
        <p className="text-sm text-muted">{copy.qr.code}</p>
        <p className="font-mono [overflow-wrap:anywhere]">{reply.activationCode}</p>
        <CopyButton text={reply.activationCode} isSmall />
        {reply.confirmationCode && (
          <>
            <p className="text-sm text-muted">{copy.qr.confirmation}</p>
            <p className="font-mono [overflow-wrap:anywhere]">{reply.confirmationCode}</p>
            <CopyButton text={reply.confirmationCode} isSmall />
          </>
        )}
      </div>
    </div>
  )
}

function Figures({ figures }: { figures: EsimFigures }) {
  const { status } = copy
  const megabytes = (value: number | null) => (value === null ? status.unknown : status.megabytes(value))
  const expiry = figures.bundleExpiry ? <Moment at={figures.bundleExpiry} /> : status.notActivated
  const facts: [string, ReactNode][] = [
    [status.bundleBalance, megabytes(figures.bundleBalance)],
    [status.totalDataAllocation, megabytes(figures.totalDataAllocation)],
    [status.bundleExpiry, expiry],
    [status.isBundleDepleted, figures.isBundleDepleted ? status.yes : status.no],
    [status.isBundleExpired, figures.isBundleExpired ? status.yes : status.no],
  ]
  return (
    <dl className="facts-grid">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
