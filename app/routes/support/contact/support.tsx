import { data, useActionData, useLoaderData, href } from 'react-router'
import { supportCopy as copy } from '#app/copy/support/support.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { keepPage } from '#app/session/keep-page.ts'
import { useShell } from '#app/session/shell-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ChatCard } from './chat/chat-card.tsx'
import { withLine, type ChatLine } from './chat/conversation.ts'
import { CommonFixes } from './common-fixes.tsx'
import { ContactForm } from './contact-form.tsx'
import { EmailCard } from './email-card.tsx'
import { tooLong } from './message-length.ts'
import { MessageSent } from './message-sent.tsx'
import { answerSupport, openSupport } from './support-action.ts'
import type { SupportAnswer } from './support-page.ts'
import { useDraft, withConversation } from './use-draft.ts'
import type { Route } from './+types/support.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => openSupport(request, context)
export const action = answerSupport

/** What was typed survives whatever happens on the way; what no server takes does not travel at all. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const message = (await request.clone().formData()).get('message')
  const complaint = typeof message === 'string' ? tooLong(message) : null
  if (complaint) return data(refusedHere({ fields: { message: complaint } }), BAD_REQUEST)
  return keepMessage({ request, serverAction })
}

const BAD_REQUEST = 400
const keepMessage = keepPage(() => refusedHere({ error: copy.problems.failed, isOurs: true }))

// The fields still hold what was typed: nothing of it has to come back.
const refusedHere = (why: Partial<Extract<SupportAnswer, { kind: 'refused' }>>): SupportAnswer => ({
  kind: 'refused',
  form: null,
  fields: {},
  error: null,
  isOurs: false,
  ...why,
})

export default function Support() {
  const opened = useLoaderData<typeof loader>()
  const answered = useActionData<SupportAnswer>()
  const { brand } = useShell()
  const first = linesOf(answered)
  const { draft, write } = useDraft(opened.values, answered)
  // A draft that was written since is not sent by the answer of before.
  const answer = draft && draft.before === answered ? undefined : answered
  const values =
    draft?.values ?? (first.length > 0 ? withConversation(opened.values, first, brand.name) : opened.values)

  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        {answer?.kind !== 'sent' && (
          <p className="no-print lg:hidden">
            <a href="#write" className={buttonClass({ look: 'secondary' })}>
              {copy.write}
            </a>
          </p>
        )}
      </PageTop>
      <div className="wrap grid gap-10 py-8 md:gap-14 md:py-12">
        <ChatCard
          isOpenAtFirst={opened.isChatOpen}
          first={first}
          action={chatAddress(opened.orderReference)}
          hasModel={opened.hasChatModel}
          onPerson={write}
        />
        <CommonFixes orderReference={opened.orderReference} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-10">
          <section id="write" aria-labelledby="write-heading" className="panel support-write">
            {answer?.kind === 'sent' ? (
              <MessageSent ticket={answer.ticket} email={answer.email} />
            ) : (
              <ContactForm
                key={draft?.key}
                opened={{ ...opened, values }}
                answer={answer?.kind === 'refused' ? answer : undefined}
              />
            )}
          </section>
          <EmailCard />
        </div>
      </div>
    </>
  )
}

// With the name of the order the form below keeps what it was filled with.
function chatAddress(orderReference: string | null): string {
  const order = orderReference ? `&reference=${encodeURIComponent(orderReference)}` : ''
  return `${href('/support')}?chat=open${order}#chat`
}

function linesOf(answer: SupportAnswer | undefined): ChatLine[] {
  if (answer?.kind !== 'answered') return []
  const { question, reply } = answer
  const kind = reply.kind === 'answer' ? 'said' : reply.kind === 'failed' ? 'failed' : 'note'
  const asked = question.trim() === '' ? [] : withLine([], { from: 'user', text: question, links: [], kind: 'said' })
  const links = reply.kind === 'answer' ? reply.links : []
  return withLine(asked, { from: 'assistant', text: reply.text, links, kind })
}
