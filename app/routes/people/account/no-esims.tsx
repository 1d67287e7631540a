import { Link, href } from 'react-router'
import { accountCopy } from '#app/copy/people/account.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'

const copy = accountCopy.empty

export function NoEsims({ hasLink = true }: { hasLink?: boolean }) {
  return (
    <HeadedPart id="no-esims" heading={copy.heading} className="card card-start">
      <p className="text-muted">{copy.text}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={href('/bundleselector')}>{copy.browse}</LinkButton>
        {hasLink && (
          <Link to={`${href('/account')}?tab=services#add-esim`} className="link inline-block py-2">
            {copy.link}
          </Link>
        )}
      </p>
    </HeadedPart>
  )
}
