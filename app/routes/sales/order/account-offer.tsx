import { withQuery } from '#app/format/with-query.ts'
import { Link, useSearchParams, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { accountOfferCopy as copy } from '#app/copy/people/account-offer.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import { PasswordField } from '#app/features/sign-in/password-field.tsx'
import { offerAnswer } from '#app/features/account-offer/account-offer-answer.ts'
import { sentence } from '#app/ui/verbatim.tsx'

type AccountOfferProps = { reference: string; email: string; isToppable: boolean }

// After the purchase, never before it: one password field, because name and address are known.
export function AccountOffer({ reference, email, isToppable }: AccountOfferProps) {
  const [search] = useSearchParams()
  const fetcher = useFetcher()
  const isBusy = fetcher.state !== 'idle'
  const said = search.get('account')
  const answer = said === null ? null : offerAnswer(said)
  const error = answer === null || answer === 'mailed' ? undefined : copy.answers[answer]

  return (
    <FoldCard id="account" title={copy.heading} isOpen={answer !== null} className="no-print">
      {answer === 'mailed' ? (
        <Callout tone="success" role="status">
          {sentence(copy.mailed(email), [email])}
        </Callout>
      ) : (
        <Form
          fetcher={fetcher}
          method="post"
          action={withQuery(href('/order/account'), { reference })}
          preventScrollReset
          className="grid gap-4"
        >
          <p className="text-muted [overflow-wrap:anywhere]">{sentence(copy.text(email, isToppable), [email])}</p>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            id="offer-password"
            name="password"
            label={copy.password}
            hint={copy.hint}
            autoComplete="new-password"
            error={error}
          />
          {answer === 'account_exists' && (
            <p>
              <Link to={withQuery(href('/login'), { email })} className="link inline-block py-2">
                {copy.logIn}
              </Link>
            </p>
          )}
          <div>
            <Button type="submit" look="secondary" pending={isBusy} pendingText={copy.opening}>
              {copy.button}
            </Button>
          </div>
        </Form>
      )}
    </FoldCard>
  )
}
