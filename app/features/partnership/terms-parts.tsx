import { Link, href } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { partnershipCopy as copy } from '#app/copy/partners/partnership-terms.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { ShownTerms } from './read-terms.ts'

// Asks for the version of today, above whatever the dashboard shows; nothing is closed until it is accepted.
export function TermsDue({ terms: { version, accepted }, action }: { terms: ShownTerms; action: string }) {
  const { due } = copy
  return (
    <Callout title={accepted ? due.again : due.first}>
      <p>{due.text(version)}</p>
      <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-4 pt-3">
        <Button
          type="submit"
          name="intent"
          value="accept_terms"
          isSmall
          pending={useIsSending('accept_terms')}
          pendingText={adminCopy.wait}
        >
          {due.accept}
        </Button>
        <Link to={href('/business/terms')} className="link py-2">
          {due.read}
        </Link>
      </Form>
    </Callout>
  )
}

// What was accepted last, when, and by whom.
export function TermsState({ terms: { version, accepted, isDue } }: { terms: ShownTerms }) {
  const { state } = copy
  return (
    <HeadedPart id="terms" heading={state.heading} className="desk-card">
      {accepted && (
        <p>
          {state.accepted(accepted.version)} <Moment at={accepted.at} />
          {accepted.byName && <> {sentence(state.by(accepted.byName), [accepted.byName])}</>}
        </p>
      )}
      {isDue && <p>{accepted ? state.old(version) : state.none}</p>}
      <p>
        <Link to={href('/business/terms')} className="link inline-block py-2">
          {copy.due.read}
        </Link>
      </p>
    </HeadedPart>
  )
}
