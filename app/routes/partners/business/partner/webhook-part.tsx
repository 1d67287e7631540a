import { href } from 'react-router'
import { webhookPartCopy as copy } from '#app/copy/partners/webhooks.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { ShownApi } from './read-api.ts'

// How many endpoints get events about orders with this business's keys.
export function WebhookPart({ webhooks: { count, isFailing } }: Pick<ShownApi, 'webhooks'>) {
  return (
    <HeadedPart id="webhooks" heading={copy.heading} className="desk-card">
      {isFailing && <Callout tone="warning">{copy.failing}</Callout>}
      <p>
        {copy.text} {copy.count(count)}
      </p>
      <div>
        <LinkButton to={href('/business-dashboard/webhooks')} look="secondary">
          {copy.link}
        </LinkButton>
      </div>
    </HeadedPart>
  )
}
