// What became of a gift, for whoever bought it: its state and no more, and what they can still do about it.
import { useState, type Ref } from 'react'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'
import type { OrderAnswer } from '#app/features/order-form/order-answer.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice, useNotice, type NoticeWords } from '#app/ui/notice.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import type { GiftView } from '#shop/delivery/gift/view-gift.ts'

const copy = giftCopy.order

type GiftReadyProps = { order: OrderView; wasCompleted: boolean; heading: Ref<HTMLHeadingElement> }

// The eSIM is somebody else's: there is nothing to install here.
export function GiftReady({ order, wasCompleted, heading }: GiftReadyProps) {
  return (
    <>
      <h1 className="text-5xl">{wasCompleted ? orderCopy.delivered : orderCopy.thanks}</h1>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-3xl text-success">
          {copy.ready}
        </h2>
        <p className="text-lg">{sentence(copy.lead(order.email), [order.email])}</p>
      </div>
    </>
  )
}

/** `isLive`: it may still be sent. */
export function GiftCard({ gift, isLive }: { gift: GiftView; isLive: boolean }) {
  const { state, email, day, message, isRefused } = gift
  const isUnsent = state === 'waiting' || state === 'leaving'
  const isUnopened = isUnsent || state === 'sent'
  return (
    <section aria-labelledby="gift" className="order-card">
      <h2 id="gift" className="text-2xl">
        {copy.heading}
      </h2>
      <p className="wrap-anywhere">{email === null ? copy.toNobody : sentence(copy.to(email), [email])}</p>
      {!(isRefused && isUnsent) && (
        <p className="font-semibold" data-gift-state={state}>
          {copy.state(state, day)}
        </p>
      )}
      {message !== '' && (
        <dl>
          <dt className="text-sm text-muted">{copy.message}</dt>
          <dd className="wrap-anywhere">{message}</dd>
        </dl>
      )}
      {isRefused && <p className="font-semibold">{copy.refused}</p>}
      <p className="text-muted">{copy.private}</p>
      {isLive && email !== null && state !== 'returned' && (
        <>
          {!isUnsent && <Resend />}
          {isUnopened && <Redirect email={email} />}
          {state !== 'installed' && <p className="text-muted">{copy.takeBack}</p>}
        </>
      )}
    </section>
  )
}

const wordsOf = (done: string, { ok, message }: OrderAnswer): NoticeWords =>
  ok ? { title: done, text: null } : { title: message ?? '', text: null, tone: 'danger' }

function Resend() {
  const posted = usePostedAnswer('gift_resend')
  const { notice, say } = useNotice(posted && wordsOf(copy.resent, posted))
  return (
    <>
      <OrderForm
        intent="gift_resend"
        look="secondary"
        pendingText={copy.sending}
        onAnswer={(answer) => say(wordsOf(copy.resent, answer))}
      >
        {copy.resend}
      </OrderForm>
      <Notice notice={notice} />
    </>
  )
}

function Redirect({ email }: { email: string }) {
  const posted = usePostedAnswer('gift_email')
  const [error, setError] = useState(posted && !posted.ok ? posted.message : null)
  const { notice, say } = useNotice(posted?.ok ? { title: copy.redirected, text: null } : null)
  return (
    <Disclosure title={copy.redirectHeading} open={error !== null || undefined}>
      <OrderForm
        intent="gift_email"
        look="secondary"
        pendingText={copy.sending}
        onAnswer={(answer) => {
          setError(answer.ok ? null : answer.message)
          if (answer.ok) say({ title: copy.redirected, text: null })
        }}
        above={
          <TextField
            {...EMAIL_INPUT}
            autoComplete="off"
            label={giftCopy.checkout.email}
            hint={copy.redirectHint}
            name="email"
            defaultValue={email}
            required
            error={error}
            className="pb-3"
          />
        }
      >
        {copy.redirect}
      </OrderForm>
      <Notice notice={notice} />
    </Disclosure>
  )
}
