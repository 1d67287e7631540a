import { useActionData, useLoaderData } from 'react-router'
import { supportCopy as copy } from '#app/copy/support.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/routes/help/page-top.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { CommonFixes } from './common-fixes.tsx'
import { ContactForm } from './contact-form.tsx'
import { EmailCard } from './email-card.tsx'
import { tooLong } from './letters.ts'
import { MessageSent } from './message-sent.tsx'
import { answerSupport, openSupport } from './support-action.ts'
import type { SupportAnswer } from './support-page.ts'
import type { Route } from './+types/support.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => openSupport(request, context)
export const action = ({ request, context }: Route.ActionArgs) => answerSupport(request, context)

/** What was typed survives whatever happens on the way; what no server takes does not travel at all. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<SupportAnswer> {
  const message = (await request.clone().formData()).get('message')
  const complaint = typeof message === 'string' ? tooLong(message) : null
  if (complaint) return { kind: 'refused', form: null, fields: { message: complaint }, error: null, isOurs: false }
  try {
    return await serverAction()
  } catch {
    return { kind: 'refused', form: null, fields: {}, error: copy.problems.failed, isOurs: true }
  }
}

export default function Support() {
  const opened = useLoaderData<typeof loader>()
  const answer = useActionData<SupportAnswer>()
  const isSent = answer?.kind === 'sent'

  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        {!isSent && (
          <p className="no-print lg:hidden">
            <a href="#write" className={buttonClass({ look: 'secondary' })}>
              {copy.write}
            </a>
          </p>
        )}
      </PageTop>
      <div className="wrap grid gap-10 py-8 md:gap-14 md:py-12">
        <CommonFixes orderReference={opened.orderReference} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-10">
          <section id="write" aria-labelledby="write-heading" className="panel support-write">
            {isSent ? (
              <MessageSent ticket={answer.ticket} email={answer.email} />
            ) : (
              <ContactForm opened={opened} answer={answer} />
            )}
          </section>
          <EmailCard />
        </div>
      </div>
    </>
  )
}
