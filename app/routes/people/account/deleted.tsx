// /account/deleted: the message after an account was deleted; it names nobody, so it is public.
import { href } from 'react-router'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { AuthCard } from '#app/features/sign-in/auth-card.tsx'

const copy = profileCopy.remove

export default function Deleted() {
  return (
    <AuthCard hasAside={false} title={copy.deletedTitle} lead={copy.deleted} description={copy.deletedTitle}>
      <LinkButton to={href('/')}>{copy.home}</LinkButton>
    </AuthCard>
  )
}
