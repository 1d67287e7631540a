import { href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'

/** In place of what a link led to: whoever used it already can log in, and others can ask, if there is anybody to ask. */
export const LinkGone = ({ says, isAskable = true }: { says: string; isAskable?: boolean }) => (
  <>
    <Callout tone="info" role="status">
      {says}
    </Callout>
    <p className="flex flex-wrap gap-3">
      <LinkButton to={href('/login')}>{authCopy.signup.logIn}</LinkButton>
      {isAskable && (
        <LinkButton to={href('/support')} look="secondary">
          {authCopy.signup.contact}
        </LinkButton>
      )}
    </p>
  </>
)
