import type { ReactNode } from 'react'
import { partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { partnerPath } from './partner-address.ts'
import type { ShownBusiness } from './read-partner.ts'

const copy = partnerCopy.steps

// What a partner does before the first sale.
export function FirstSteps({ business, isAdmin }: { business: ShownBusiness; isAdmin: boolean }) {
  const { origin, hasLogo } = business
  return (
    <HeadedPart id="steps" heading={copy.heading} className="desk-card">
      <p className="text-muted">{copy.text}</p>
      <ol className="partner-steps">
        <Step name={copy.link} text={origin ? copy.linkText(origin) : copy.noLink}>
          <LinkButton to={partnerPath({ tab: 'share' })} look="secondary" isSmall>
            {copy.openLink}
          </LinkButton>
        </Step>
        <Step
          name={copy.logo}
          text={hasLogo ? copy.logoDone : isAdmin ? copy.logoText : copy.logoOther}
          isDone={hasLogo}
        >
          {isAdmin && !hasLogo && (
            <LinkButton to={partnerPath({ tab: 'brand' })} look="secondary" isSmall>
              {copy.openLogo}
            </LinkButton>
          )}
        </Step>
        <Step name={copy.order} text={copy.orderText}>
          {origin && (
            <a href={origin} className={buttonClass({ look: 'secondary', isSmall: true })}>
              {copy.openOrder}
            </a>
          )}
        </Step>
      </ol>
    </HeadedPart>
  )
}

type StepProps = { name: string; text: string; isDone?: boolean; children: ReactNode }

function Step({ name, text, isDone = false, children }: StepProps) {
  return (
    <li>
      <h3 className="flex flex-wrap items-center gap-2 text-xl">
        {name}
        {isDone && (
          <span className="inline-flex items-center gap-1 text-sm text-success">
            <Icon name="check" size={18} />
            {copy.done}
          </span>
        )}
      </h3>
      <p className="[overflow-wrap:anywhere]">{text}</p>
      {children && <div>{children}</div>}
    </li>
  )
}
