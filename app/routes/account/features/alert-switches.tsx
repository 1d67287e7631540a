import { Form } from '#app/forms/form.tsx'
import { featuresCopy, profileCopy } from '#app/copy/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { AccountAnswer } from '../account-answer.ts'
import { accountPath } from '../account-path.ts'
import type { ShownAlerts } from './own-alerts.ts'
import { useAnswered } from '../use-answered.ts'

const copy = featuresCopy.alerts

type AlertSwitchesProps = {
  alerts: ShownAlerts | null
  email: string
  isSaved: boolean
  answer: AccountAnswer | undefined
}

export function AlertSwitches({ alerts, email, isSaved, answer }: AlertSwitchesProps) {
  const own = answer?.intent === 'save_alerts' ? answer : undefined
  const { said, isBusy } = useAnswered('save_alerts', own, isSaved)
  if (alerts === null) return null
  return (
    <section className="card" aria-labelledby="part-save_alerts">
      <h2 id="part-save_alerts" className="text-2xl">
        {copy.heading}
      </h2>
      {isSaved && (
        <Callout tone="success" role="status" ref={said}>
          {copy.done}
        </Callout>
      )}
      <Form
        method="post"
        action={accountPath('features', 'part-save_alerts')}
        preventScrollReset
        unsent={featuresCopy.notSaved}
        className="grid grid-cols-1 gap-4"
      >
        <p className="text-muted [overflow-wrap:anywhere]">{copy.text(email)}</p>
        <Checkbox name="isDataOn" defaultChecked={alerts.isDataOn} label={copy.data} />
        <Checkbox name="isExpiryOn" defaultChecked={alerts.isExpiryOn} label={copy.expiry} />
        {own?.error && <ErrorBox message={own.error} />}
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
