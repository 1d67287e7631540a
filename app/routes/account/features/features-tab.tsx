import { featuresCopy as copy } from '#app/copy/account-profile.ts'
import { LinkButton } from '#app/ui/button.tsx'
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
      <section className="stack" aria-labelledby="add-ons">
        <h2 id="add-ons" className="text-3xl">
          {copy.addOns}
        </h2>
        <ul className="card-grid">
          {copy.cards.map(({ topic, title, text }) => (
            <li key={topic} className="card">
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
              <p className="text-muted">{copy.notYet}</p>
              <p>
                <LinkButton to={`/support?topic=${topic}`} look="secondary" isSmall aria-label={copy.tellOf(title)}>
                  {copy.tell}
                </LinkButton>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
