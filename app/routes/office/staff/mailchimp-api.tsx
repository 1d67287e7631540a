// /mailchimp-api: the ICCID reminder of the staff; for everybody else there is no such page.
import { useState } from 'react'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { answerMailTool, readMailTool } from './mail/mail-action.ts'
import type { MailField, MailReply, MailValues } from './mail/mail-answer.ts'
import { BodyField, MailButtons } from './mail/mail-fields.tsx'
import { MailPreview } from './mail/mail-preview.tsx'
import { MailResult } from './mail/mail-result.tsx'
import { MailTabs, Panel, type MailTab } from './mail/mail-tabs.tsx'
import { StaffFrame } from './staff-frame.tsx'
import type { Route } from './+types/mailchimp-api.ts'

export const loader = ({ context }: Route.LoaderArgs) => readMailTool(context, 'staff_reminder')
export const action = answerMailTool('staff_reminder')

const TAB_OF: Record<MailField, MailTab> = {
  email: 'recipient',
  subject: 'content',
  html: 'content',
  text: 'content',
  from_email: 'sender',
  from_name: 'sender',
}

export default function MailchimpApi() {
  const page = useLoaderData<typeof loader>()
  const reply = useActionData<MailReply>()
  const sending = useNavigation().formData?.get('intent')
  const [tab, setTab] = useState<MailTab>('content')
  const [heard, setHeard] = useState(reply)
  const problem = reply?.result && !reply.result.isSuccess ? reply.result : null
  if (reply !== heard) {
    setHeard(reply)
    if (problem?.field) setTab(TAB_OF[problem.field])
  }
  const values = reply?.values ?? page.values
  const errorOf = (field: MailField) => (problem?.field === field ? problem.message : undefined)

  return (
    <StaffFrame title={copy.title} lead={copy.lead}>
      <div className="page-columns staff-columns">
        <div className="grid min-w-0 gap-5">
          {reply?.result && <MailResult result={reply.result} countsIccids />}
          <Form
            method="post"
            preventScrollReset
            noValidate
            className="staff-card"
            onSubmit={(event) => sending === 'send' && event.preventDefault()}
          >
            <input type="hidden" name="formId" value={reply?.formId ?? page.formId} />
            <MailTabs open={tab} onOpen={setTab} />
            <Panel tab="content" open={tab}>
              <Content values={values} errorOf={errorOf} />
            </Panel>
            <Panel tab="sender" open={tab}>
              <SelectField
                id="from_email"
                name="from_email"
                translate="no"
                label={copy.fromEmail}
                options={page.addresses.map((address) => [address, address] as const)}
                defaultValue={values.from_email}
              />
              <TextField
                id="from_name"
                name="from_name"
                label={copy.fromName}
                hint={copy.fromNameHint}
                defaultValue={values.from_name}
                error={errorOf('from_name')}
                autoComplete="off"
              />
              <Callout tone="info">{copy.verify}</Callout>
            </Panel>
            <Panel tab="recipient" open={tab}>
              <TextField
                id="email"
                name="email"
                type="email"
                label={copy.to}
                hint={copy.toHint}
                defaultValue={values.email}
                error={errorOf('email')}
                autoComplete="off"
                required
              />
            </Panel>
            <MailButtons send={copy.send} sending={typeof sending === 'string' ? sending : null} />
          </Form>
        </div>
        {reply?.preview && <MailPreview preview={reply.preview} />}
      </div>
    </StaffFrame>
  )
}

function Content({ values, errorOf }: { values: MailValues; errorOf: (field: MailField) => string | undefined }) {
  return (
    <>
      <TextField
        id="subject"
        name="subject"
        label={copy.subject}
        defaultValue={values.subject}
        error={errorOf('subject')}
        autoComplete="off"
        required
      />
      <Disclosure title={copy.html} open className="staff-panel">
        <BodyField id="html" name="html" label={copy.html} rows={10} value={values.html} isLabelHidden />
      </Disclosure>
      <Disclosure title={copy.text} open className="staff-panel">
        <BodyField id="text" name="text" label={copy.text} rows={7} value={values.text} isLabelHidden />
      </Disclosure>
    </>
  )
}
