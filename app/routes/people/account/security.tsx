// /account/security: authenticator app, passkeys, and recovery codes, for those who want or need more than a password.
import { withQuery } from '#app/format/with-query.ts'
import { useEffect, useRef } from 'react'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { securityCopy as copy } from '#app/copy/people/security.ts'
import { SignOut } from '#app/features/sign-in/sign-out.tsx'
import { PageHead } from '#app/layout/page-head.tsx'
import { readsAgain } from '#app/http/reads-again.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { answerSecurity, type SecurityAnswer } from './security/security-action.ts'
import { readSecurity, type SecurityPage } from './security/read-security.ts'
import { AppPart, CodesPart, PasskeysPart, SignInsPart } from './security/security-parts.tsx'
import type { Route } from './+types/security.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'
import '#app/ui/rows.css'
import './account.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readSecurity(request, context)
export const shouldRevalidate = readsAgain
export const action = answerSecurity

export default function Security() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<SecurityAnswer>()
  const hasAny = page.authenticator !== null || page.passkeys.length > 0
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.title} isPrivate />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {!page.mustAdd && (
            <Link to={`${href('/account')}?tab=profile`} className="link inline-flex min-h-11 items-center">
              {copy.back}
            </Link>
          )}
          <h1 className="text-5xl">{copy.title}</h1>
          <p className="max-w-[var(--measure)] pt-2 text-muted">{copy.lead}</p>
        </div>
        <SignOut />
      </div>
      {page.mustAdd && (
        <Callout tone="warning" title={copy.mustTitle}>
          {copy.mustText}
        </Callout>
      )}
      {answer?.codes && <FreshCodes key={answer.codes[0]} codes={answer.codes} goOn={page.goOn} />}
      {!page.isProven && <ConfirmFirst />}
      <Refusal says={answer?.field === null && answer.error} />
      <div className="page-columns">
        <div className="stack">
          <AppPart page={page} answer={answer} />
        </div>
        <div className="stack">
          <PasskeysPart page={page} answer={answer} />
          {hasAny && <CodesPart page={page} answer={answer} />}
          <SignInsPart page={page} />
        </div>
      </div>
    </div>
  )
}

const ConfirmFirst = () => (
  <Callout tone="info" title={copy.confirmTitle}>
    <p className="pb-3">{copy.confirmText}</p>
    <LinkButton to={withQuery(href('/account/confirm'), { redirectTo: href('/account/security') })} look="secondary">
      {copy.confirm}
    </LinkButton>
  </Callout>
)

// Shown this once, so it takes the focus.
function FreshCodes({ codes, goOn }: { codes: readonly string[]; goOn: SecurityPage['goOn'] }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className="card" aria-labelledby="fresh-codes">
      <div>
        <h2 id="fresh-codes" className="text-2xl">
          {copy.codes.shownTitle}
        </h2>
        <p className="text-muted">{copy.codes.shownText}</p>
      </div>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code} className="digits">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={copy.codes.copy} />
        {goOn && <LinkButton to={goOn}>{copy.goOn}</LinkButton>}
      </div>
    </section>
  )
}
