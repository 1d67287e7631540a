import { href } from 'react-router'
import { featuresCopy as copy } from '#app/copy/people/account-profile.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import type { AccountPage } from '../read-account.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FeatureForm } from './feature-form.tsx'
import type { ShownAlerts } from './own-alerts.ts'
import { LANGUAGES, type Language } from '#values/language.ts'

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

const alertsCopy = copy.alerts

type AlertSwitchesProps = {
  alerts: ShownAlerts | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

function AlertSwitches({ alerts, email, isSaved, answer }: AlertSwitchesProps) {
  if (alerts === null) return null
  return (
    <FeatureForm
      intent="save_alerts"
      words={{ ...alertsCopy, text: alertsCopy.text(email) }}
      isSaved={isSaved}
      answer={answer}
    >
      <Checkbox name="isDataOn" defaultChecked={alerts.isDataOn} label={alertsCopy.data} />
      <Checkbox name="isExpiryOn" defaultChecked={alerts.isExpiryOn} label={alertsCopy.expiry} />
    </FeatureForm>
  )
}

const languageCopy = copy.language

type LanguageChoiceProps = {
  chosen: Language | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

function LanguageChoice({ chosen, email, isSaved, answer }: LanguageChoiceProps) {
  if (chosen === null) return null
  const words = { ...languageCopy, text: languageCopy.text(email), done: languageCopy.done(languageCopy.names[chosen]) }
  return (
    <FeatureForm intent="save_language" words={words} isSaved={isSaved} answer={answer}>
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">{languageCopy.legend}</legend>
        <div className="account-languages">
          {LANGUAGES.map((language) => (
            <label key={language} className="account-language">
              <input type="radio" name="language" value={language} defaultChecked={language === chosen} />
              <span lang={language}>{languageCopy.names[language]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </FeatureForm>
  )
}
