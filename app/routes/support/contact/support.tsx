import { data, useActionData, useLoaderData, href, Link } from 'react-router'
import { supportCopy as copy } from '#app/copy/support/support.ts'
import { complaintAboutFiles } from '#app/forms/form-files.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { keepPage } from '#app/session/keep-page.ts'
import { useShell } from '#app/session/shell-data.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { ChatCard } from './chat/chat-card.tsx'
import { withLine, type ChatLine } from './chat/conversation.ts'
import { ContactForm } from './contact-form.tsx'
import { tooLong } from './message-length.ts'
import { answerSupport, openSupport } from './support-action.ts'
import type { SupportAnswer } from './support-page.ts'
import { useDraft, withConversation } from './use-draft.ts'
import type { Route } from './+types/support.ts'
import { withQuery } from '#app/format/with-query.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import './support.css'
import { Verbatim, sentence } from '#app/ui/verbatim.tsx'
import { useToast } from '#app/ui/toast.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => openSupport(request, context)
export const action = answerSupport

/** What was typed survives whatever happens on the way; what no server takes does not travel at all. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const typed = form.get('message')
  const message = typeof typed === 'string' ? tooLong(typed) : null
  const files = complaintAboutFiles(form)
  const fields = { ...(message && { message }), ...(files && { files }) }
  if (message || files) return data(refusedHere({ fields }), BAD_REQUEST)
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

const fixesCopy = copy.fixes

// What most people come for, before they have to write anything.
function CommonFixes({ orderReference }: { orderReference: string | null }) {
  return (
    <section aria-labelledby="fixes-heading" className="grid gap-4">
      <h2 id="fixes-heading" className="text-2xl">
        {fixesCopy.heading}
      </h2>
      <ul className="support-fixes">
        {orderReference && (
          <Fix
            to={withQuery(href('/success'), { reference: orderReference })}
            icon={<Icon name="receipt" size={22} />}
            {...fixesCopy.order}
            isWide
          />
        )}
        {fixesCopy.items.map(({ to, icon, title, text }) => (
          <Fix key={to} to={to} icon={<Icon name={icon} size={22} />} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

type FixProps = { to: string; icon: ReactNode; title: string; text: string; isWide?: boolean }

function Fix({ to, icon, title, text, isWide }: FixProps) {
  return (
    <li className={isWide ? 'col-span-full' : undefined}>
      <Link to={to} className="support-fix">
        <span className="support-fix-icon">{icon}</span>
        <span className="min-w-0">
          <span className="support-fix-title">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
      </Link>
    </li>
  )
}

const emailCopy = copy.email

// Who answers and when, and what to write so that the first answer is the last one.
function EmailCard() {
  const { brand } = useShell()
  const address = brand.company?.email

  return (
    <aside aria-labelledby="email-heading" className="support-email">
      <span className="support-fix-icon">
        <Icon name="mail" size={22} />
      </span>
      <div className="grid gap-1">
        <h2 id="email-heading" className="text-2xl">
          {emailCopy.heading}
        </h2>
        <p className="font-semibold text-brand">{emailCopy.promise}</p>
      </div>
      <p>{address ? emailCopy.text : emailCopy.textForm}</p>
      {address && (
        <p>
          <a
            className="link inline-block py-1 [overflow-wrap:anywhere]"
            href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}
          >
            <Verbatim>{address}</Verbatim>
          </a>
        </p>
      )}
      <h3 className="pt-2 text-base font-bold">{emailCopy.helpsHeading}</h3>
      <ul className="grid gap-1.5 ps-5 text-muted [list-style:disc]">
        {emailCopy.helps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{emailCopy.care}</p>
    </aside>
  )
}

const sentCopy = copy.sent

// The toast is announced as a status, and the focused heading as the number, so nothing is announced twice.
function MessageSent({ ticket, email }: { ticket: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { show } = useToast()

  useEffect(() => {
    heading.current?.focus()
    show({ title: sentCopy.full })
  }, [show])

  return (
    <div className="grid justify-items-start gap-5">
      <span className="support-done">
        <Icon name="check" size={28} />
      </span>
      <h2 id="write-heading" ref={heading} tabIndex={-1} className="support-write text-3xl">
        {sentCopy.number(ticket)}
      </h2>
      <p className="text-lg font-semibold">{sentCopy.full}</p>
      <p className="[overflow-wrap:anywhere]">{sentence(sentCopy.next(email), [email])}</p>
      <p className="no-print flex flex-wrap gap-3">
        <Link to={href('/support')} className={buttonClass({ look: 'secondary' })}>
          {sentCopy.another}
        </Link>
        <LinkButton to={href('/')} look="quiet">
          {sentCopy.home}
        </LinkButton>
      </p>
    </div>
  )
}
