import { Form, useNavigation } from 'react-router'
import { featuresCopy, profileCopy } from '#app/copy/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { AccountAnswer } from './account-answer.ts'
import type { ShownAlerts } from './own-alerts.ts'

const copy = featuresCopy.alerts

type AlertSwitchesProps = {
  alerts: ShownAlerts | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

export function AlertSwitches({ alerts, email, isSaved, answer }: AlertSwitchesProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'save_alerts'
  if (alerts === null) return null
  return (
    <section className="status-card" aria-labelledby="alerts">
      <h2 id="alerts" className="text-2xl">
        {copy.heading}
      </h2>
      {isSaved && (
        <Callout tone="success" role="status">
          {copy.done}
        </Callout>
      )}
      <Form method="post" action="/account?tab=features" preventScrollReset className="grid gap-4">
        <p className="text-muted">{copy.text(email)}</p>
        <Checkbox name="isDataOn" defaultChecked={alerts.isDataOn} label={copy.data} />
        <Checkbox name="isExpiryOn" defaultChecked={alerts.isExpiryOn} label={copy.expiry} />
        {answer?.intent === 'save_alerts' && answer.error && <ErrorBox message={answer.error} />}
        <div>
          <Button
            type="submit"
            name="intent"
            value="save_alerts"
            look="secondary"
            pending={isBusy}
            pendingText={profileCopy.saving}
          >
            {copy.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}
