import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { esimNowCopy } from '#app/copy/delivery/esim-now.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Button, LinkButton, buttonClass } from '#app/ui/button.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'
import type { InvoiceTrouble } from '#app/features/invoice/invoice-trouble.ts'
import { NewTabLink, supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { SameAgain } from '#app/features/esim-card/same-again.tsx'
import { Notice, useNotice, type NoticeWords } from '#app/ui/notice.tsx'
import type { OrderAnswer } from '#app/features/order-form/order-answer.ts'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'

const copy = orderCopy.actions
const { notices } = orderCopy

type OrderActionsProps = {
  order: OrderView
  invoiceTrouble: InvoiceTrouble | null
  isInUse: boolean
  /** To whoever bought it, since the email goes to them. */
  isResendOffered: boolean
  isToppable: boolean
  /** To whoever bought it. */
  isCancelOffered: boolean
}

export function OrderActions(props: OrderActionsProps) {
  const { order, invoiceTrouble, isInUse, isResendOffered, isToppable, isCancelOffered } = props
  const posted = usePostedAnswer('resend')
  const first = invoiceTrouble ? troubleWords(invoiceTrouble, order) : posted && resendWords(posted, order)
  const { notice, say } = useNotice(first)
  return (
    <section aria-labelledby="actions" className="order-card">
      <h2 id="actions" className="text-2xl">
        {copy.heading}
      </h2>
      <div className="grid gap-3">
        {hasInvoice(order) && <ViewInvoice order={order} say={say} />}
        <div className="flex flex-wrap gap-3">
          {isInUse && isResendOffered && (
            <OrderForm
              intent="resend"
              look="secondary"
              pendingText={copy.sending}
              onAnswer={(answer) => say(resendWords(answer, order))}
            >
              {copy.resend}
            </OrderForm>
          )}
          {isInUse && isToppable && (
            <LinkButton to={withQuery(href('/top-up'), { reference: order.reference })} look="secondary">
              {topUpCopy.button}
            </LinkButton>
          )}
          <LinkButton to={supportPath(order.reference)} look="secondary" isSmall>
            {orderCopy.support}
          </LinkButton>
          {isInUse && isCancelOffered && (
            <LinkButton to={withQuery(href('/order/cancel'), { reference: order.reference })} look="secondary" isSmall>
              {copy.cancel}
            </LinkButton>
          )}
          {isInUse && !order.topUp && !order.isGift && (
            <SameAgain bundle={order.bundle} words={esimNowCopy.sameAgain} />
          )}
        </div>
      </div>
      <Notice notice={notice} />
    </section>
  )
}

// Another order paid for it, whose invoice says so.
const hasInvoice = ({ isPaidWithAnother, isReplacement, totalCents }: OrderView): boolean =>
  !isPaidWithAnother && !(isReplacement && totalCents === 0)

// There is no invoice before the order is complete, and never one for a free order, which is said right here.
function ViewInvoice({ order, say }: { order: OrderView; say: (words: NoticeWords) => void }) {
  if (!order.isInvoiceReady) {
    return (
      <div className="grid gap-1">
        <Button look="secondary" isWide disabled aria-describedby="invoice-later">
          {copy.viewInvoice}
        </Button>
        <p id="invoice-later" className="text-sm text-muted">
          {copy.invoiceLater}
        </p>
      </div>
    )
  }
  if (order.totalCents === 0) {
    return (
      <LinkButton
        to={withQuery(href('/success'), { reference: order.reference, invoice: 'not_available' })}
        look="secondary"
        isWide

        onClick={(event) => {
          event.preventDefault()
          say(troubleWords('not_available', order))
        }}
      >
        {copy.viewInvoice}
      </LinkButton>
    )
  }
  return (
    <NewTabLink to={invoicePath(order.reference)} className={buttonClass({ look: 'secondary', isWide: true })}>
      {copy.viewInvoice}
    </NewTabLink>
  )
}

function resendWords({ ok, message }: OrderAnswer, { email, topUp }: OrderView): NoticeWords {
  if (ok) return { title: notices.sent.title, text: topUp ? topUpCopy.order.resent(email) : notices.sent.text(email) }
  return { title: notices.resendFailed, text: message, tone: 'danger' }
}

function troubleWords(trouble: InvoiceTrouble, { totalCents }: OrderView): NoticeWords {
  const { invoiceNotAvailable, invoiceUrl, invoiceError } = notices
  if (trouble === 'held_back') return { ...notices.invoiceHeldBack, tone: 'info' }
  if (trouble === 'no_address') return { ...invoiceUrl, tone: 'danger' }
  if (trouble === 'no_answer') return { ...invoiceError, tone: 'danger' }
  const text = totalCents === 0 ? invoiceNotAvailable.free : invoiceNotAvailable.text
  return { title: invoiceNotAvailable.title, text, tone: 'info' }
}
