import { tripTitle } from '#app/language/trip-name.ts'
import { formatEuro } from '#app/language/formats.ts'
import { withQuery } from '#app/format/with-query.ts'
import { useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { accountCopy } from '#app/copy/people/account.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MOST_LABEL_CHARACTERS } from '#shop/sales/esim/own-esim.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { dayText } from '#app/format/moment-text.ts'
import { nameOf, orderPath, type ShownOwnEsim } from '../own-esim-view.ts'
import { useAnswered } from '../use-answered.ts'

const copy = accountCopy.esim

// The way to its one page, which says what to do with it, and to more data for it.
export function EsimLinks({ esim, hasEnded }: { esim: ShownOwnEsim; hasEnded: boolean }) {
  const name = nameOf(esim)
  return (
    <ul className="flex flex-wrap gap-2" aria-label={copy.actionsOf(name)}>
      <li>
        <LinkButton to={orderPath(esim.reference)} isSmall aria-label={copy.openOf(name)}>
          {copy.open}
        </LinkButton>
      </li>
      {esim.topUpPath && !hasEnded && (
        <li>
          <LinkButton to={esim.topUpPath} look="secondary" isSmall>
            {copy.topUp}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}

type RenameEsimProps = { esim: ShownOwnEsim; answer: AccountAnswer | undefined; isDone: boolean }

export function RenameEsim({ esim, answer, isDone }: RenameEsimProps) {
  const { formData } = useNavigation()
  const isOurs = answer?.intent === 'rename' && answer.values.reference === esim.reference
  const { form } = useAnswered('rename', isOurs ? answer : undefined, false)
  const isSaving = formData?.get('intent') === 'rename' && formData.get('reference') === esim.reference
  return (
    <Disclosure title={copy.rename} className="card-part" open={isOurs || isDone || undefined}>
      <Form
        ref={form}
        method="post"
        action={withQuery(href('/account'), { tab: 'services' }, `esim-${esim.reference}`)}
        preventScrollReset
        className="grid grid-cols-1 gap-3"
        noValidate
      >
        <input type="hidden" name="reference" value={esim.reference} />
        <TextField
          id={`label-${esim.iccid.slice(-6)}`}
          name="label"
          label={copy.renameLabel}
          hint={copy.renameHint}
          maxLength={MOST_LABEL_CHARACTERS}
          autoComplete="off"
          defaultValue={isOurs ? answer.values.label : (esim.label ?? '')}
          error={isOurs ? answer.error : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" name="intent" value="rename" look="secondary" isSmall pending={isSaving}>
            {copy.save}
          </Button>
          <p role="status" className="font-semibold text-success">
            {isDone && !isSaving && accountCopy.services.renamed}
          </p>
        </div>
      </Form>
    </Disclosure>
  )
}

// What was bought for this eSIM, newest first; the network's own latest entry is with the figures above.
export function EsimHistory({ esim }: { esim: ShownOwnEsim }) {
  const lines = [
    {
      reference: esim.reference,
      what: copy.bought(tripTitle(esim.bundle)),
      at: esim.boughtAt,
      cents: null,
    },
    ...esim.topUps.map(({ reference, data, boughtAt, totalCents }) => ({
      reference,
      what: copy.toppedUp(data),
      at: boughtAt,
      cents: totalCents,
    })),
  ].toReversed()
  return (
    <Disclosure title={copy.history} className="card-part">
      <ol className="grid gap-2">
        {lines.map(({ reference, what, at, cents }) => (
          <li key={reference} className="row-line">
            <span>
              {what}
              <span className="block text-sm text-muted">{dayText(at)}</span>
            </span>
            {cents !== null && <span className="figures">{formatEuro(cents)}</span>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
