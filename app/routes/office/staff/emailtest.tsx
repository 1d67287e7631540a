// /emailtest: an email to try out, for staff; for everybody else there is no such page.
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { testMailCopy as copy } from '#app/copy/office/staff-mail.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { answerMailTool, readMailTool } from './mail/mail-action.ts'
import type { MailField, MailReply } from './mail/mail-answer.ts'
import { BodyField, MailButtons } from './mail/mail-fields.tsx'
import { MailPreview } from './mail/mail-preview.tsx'
import { MailResult } from './mail/mail-result.tsx'
import { StaffFrame } from './staff-frame.tsx'
import type { Route } from './+types/emailtest.ts'

export const loader = ({ context }: Route.LoaderArgs) => readMailTool(context, 'staff_test')
export const action = answerMailTool('staff_test')

export default function EmailTest() {
  const page = useLoaderData<typeof loader>()
  const reply = useActionData<MailReply>()
  const sending = useNavigation().formData?.get('intent')
  const values = reply?.values ?? page.values
  const problem = reply?.result && !reply.result.isSuccess ? reply.result : null
  const errorOf = (field: MailField) => (problem?.field === field ? problem.message : undefined)

  return (
    <StaffFrame title={copy.title} lead={copy.lead}>
      <div className="page-columns staff-columns">
        <div className="grid min-w-0 gap-5">
          {reply?.result && <MailResult result={reply.result} countsIccids={false} />}
          <Form
            method="post"
            preventScrollReset
            noValidate
            className="staff-card"
            onSubmit={(event) => sending === 'send' && event.preventDefault()}
          >
            <input type="hidden" name="formId" value={reply?.formId ?? page.formId} />
            <SelectField
              id="from_email"
              name="from_email"
              translate="no"
              label={copy.from}
              options={page.senders.map((sender) => [sender, sender] as const)}
              defaultValue={values.from_email}
              error={errorOf('from_email')}
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label={copy.toShort}
              defaultValue={values.email}
              error={errorOf('email')}
              autoComplete="email"
              required
            />
            <TextField
              id="subject"
              name="subject"
              label={copy.subject}
              defaultValue={values.subject}
              error={errorOf('subject')}
              autoComplete="off"
              required
            />
            <BodyField id="html" name="html" label={copy.html} rows={12} value={values.html} isRequired />
            <MailButtons send={copy.send} sending={typeof sending === 'string' ? sending : null} />
          </Form>
        </div>
        {reply?.preview && <MailPreview preview={reply.preview} />}
      </div>
    </StaffFrame>
  )
}
