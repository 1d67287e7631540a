import { href } from 'react-router'
import { featuresCopy as copy } from '#app/copy/people/account-profile.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { AlertSwitches } from './alert-switches.tsx'
import { LanguageChoice } from './language-choice.tsx'
import type { AccountPage } from '../read-account.ts'

export function FeaturesTab({ page, answer }: { page: AccountPage; answer: AccountAnswer | undefined }) {
  return (
    <div className="stack">
      <AlertSwitches
        alerts={page.alerts}
        email={page.user.email}
        isSaved={page.done === 'save_alerts'}
        answer={answer}
      />
      <LanguageChoice
        chosen={page.mailLanguage}
        email={page.user.email}
        isSaved={page.done === 'save_language'}
        answer={answer}
      />
      <HeadedPart id="add-ons" heading={copy.addOns} headingClass="text-3xl" className="stack">
        <ul className="card-grid">
          {copy.cards.map(({ topic, title, text }) => (
            <li key={topic} className="card">
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
              <p className="text-muted">{copy.notYet}</p>
              <p>
                <LinkButton
                  to={`${href('/support')}?topic=${topic}`}
                  look="secondary"
                  isSmall
                  aria-label={copy.tellOf(title)}
                >
                  {copy.tell}
                </LinkButton>
              </p>
            </li>
          ))}
        </ul>
      </HeadedPart>
    </div>
  )
}
