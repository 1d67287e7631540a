// The board of whoever paid for several travelers: how far each eSIM is, the way to it, and a link to share.
import { href } from 'react-router'
import { useState } from 'react'
import { pathHere } from '#app/language/address.ts'
import { withQuery } from '#app/format/with-query.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { MOST_NAME } from '#shop/catalogue/cart/travelers.ts'
import type { TravelerView } from '#shop/delivery/party/view-party.ts'

const THERE: readonly TravelerView['state'][] = ['delivered', 'installed', 'low']

type PartyCardProps = { party: TravelerView[]; isFirstThere: boolean }

export function PartyCard({ party, isFirstThere }: PartyCardProps) {
  const copy = partyCopy.order
  const canceled = party.filter(({ state }) => state === 'canceled').length
  const ready = party.filter(({ state }) => THERE.includes(state)).length + (isFirstThere ? 1 : 0)
  return (
    <section aria-labelledby="party" className="order-card">
      <h2 id="party" className="text-2xl">
        {copy.heading}
      </h2>
      <p className="font-semibold" role="status">
        {copy.sum(ready, party.length + 1)}
      </p>
      {canceled > 0 && <p>{copy.canceled(canceled)}</p>}
      <p className="text-muted">{copy.intro}</p>
      <ul className="grid gap-4">
        {party.map((each) => (
          <Traveler key={each.traveler} each={each} />
        ))}
      </ul>
    </section>
  )
}

function Traveler({ each }: { each: TravelerView }) {
  const copy = partyCopy.order
  const { traveler, name, reference, state, isReplaced } = each
  const number = copy.traveler(traveler)
  return (
    <li className="grid gap-2 border-t border-line pt-3" data-traveler={traveler} data-state={state}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold wrap-anywhere">{name === '' ? number : name}</span>
        <span className="text-sm font-semibold">{copy.states[state]}</span>
      </p>
      {isReplaced && <p className="text-sm text-muted">{copy.states.replaced}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {state !== 'canceled' && (
          <a
            href={pathHere(withQuery(href('/success'), { reference }))}
            className="link inline-flex min-h-11 items-center"
          >
            {copy.open}
            <span className="sr-only">: {name === '' ? number : name}</span>
          </a>
        )}
        {THERE.includes(state) && <Share traveler={traveler} />}
      </div>
      {state !== 'canceled' && <Rename key={name} traveler={traveler} name={name} />}
    </li>
  )
}

function Share({ traveler }: { traveler: number }) {
  const copy = partyCopy.order
  const posted = usePostedAnswer('share')
  const [answer, setAnswer] = useState(posted?.traveler === traveler ? posted : null)
  const link = answer?.ok ? answer.message : null
  if (link)
    return (
      <div className="grid w-full gap-2">
        <p className="text-sm">{copy.shared}</p>
        <p className="rounded-control bg-tint px-3 py-2 text-sm wrap-anywhere" translate="no">
          {link}
        </p>
        <CopyButton text={link} isSmall />
      </div>
    )
  return (
    <>
      <OrderForm
        intent="share"
        look="secondary"
        pendingText={copy.sharing}
        onAnswer={setAnswer}
        above={<input type="hidden" name="traveler" value={traveler} />}
      >
        {copy.share}
      </OrderForm>
      {answer && !answer.ok && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {answer.message}
        </p>
      )}
    </>
  )
}

function Rename({ traveler, name }: { traveler: number; name: string }) {
  const copy = partyCopy.order.rename
  const posted = usePostedAnswer('rename')
  const own = posted?.traveler === traveler ? posted : null
  const [error, setError] = useState(own && !own.ok ? own.message : null)
  const { show } = useToast()
  return (
    <>
      {own?.ok && (
        <p role="status" className="text-sm font-semibold text-success">
          {copy.done}
        </p>
      )}
      <Disclosure title={name === '' ? copy.add : copy.open} open={error !== null || undefined}>
        <OrderForm
          intent="rename"
          look="secondary"
          pendingText={copy.saving}
          onAnswer={(answer) => {
            setError(answer.ok ? null : answer.message)
            if (answer.ok) show({ title: copy.done })
          }}
          above={
            <>
              <input type="hidden" name="traveler" value={traveler} />
              <TextField
                label={partyCopy.checkout.name(traveler)}
                hint={copy.hint}
                name="name"
                autoComplete="off"
                maxLength={MOST_NAME}
                defaultValue={name}
                error={error}
                className="pb-3"
              />
            </>
          }
        >
          {copy.save}
        </OrderForm>
      </Disclosure>
    </>
  )
}
