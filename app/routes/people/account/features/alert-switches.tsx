import { featuresCopy } from '#app/copy/people/account-profile.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { FeatureForm } from './feature-form.tsx'
import type { ShownAlerts } from './own-alerts.ts'

const copy = featuresCopy.alerts

type AlertSwitchesProps = {
  alerts: ShownAlerts | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

export function AlertSwitches({ alerts, email, isSaved, answer }: AlertSwitchesProps) {
  if (alerts === null) return null
  return (
    <FeatureForm intent="save_alerts" words={{ ...copy, text: copy.text(email) }} isSaved={isSaved} answer={answer}>
      <Checkbox name="isDataOn" defaultChecked={alerts.isDataOn} label={copy.data} />
      <Checkbox name="isExpiryOn" defaultChecked={alerts.isExpiryOn} label={copy.expiry} />
    </FeatureForm>
  )
}
