import { useRef, useState } from 'react'
import { useActionData, useSearchParams, href } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { businessCopy as copy } from '#app/copy/partners/business.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { INQUIRY_ID, InquiryDialog } from './inquiry/inquiry-dialog.tsx'
import type { PreparedMail, Topic } from './inquiry/inquiry-mail.ts'
import { takeInquiry } from './inquiry/take-inquiry.ts'
import { Packages } from './packages.tsx'
import { RefusedInquiry, WrittenInquiry } from './inquiry/written-inquiry.tsx'
import { curlSample } from '#app/features/partner-api/samples.ts'
import { usePublicUrl } from '#app/session/shell-data.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'

export const action = takeInquiry

export default function Business() {
  const answer = useActionData<typeof action>()
  // The mail app gets its copy at once; the shop keeps the inquiry meanwhile.
  const kept = useFetcher<typeof action>()
  const [search] = useSearchParams()
  const [topic, setTopic] = useState<Topic | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [opened, setOpened] = useState<PreparedMail | null>(null)
  const typed = useRef<FormData>(undefined)
  const send = (form: FormData) => {
    typed.current = form
    void kept.submit(form, { method: 'post', action: href('/business') })
  }
  const sendAgain = () => typed.current && send(typed.current)
  const written = useRef<HTMLDivElement>(null)
  const isJustWritten = useRef(false)
  const write = (mail: PreparedMail) => {
    isJustWritten.current = true
    setOpened(mail)
    setIsAsking(false)
  }
  // Closing gives the focus back to the button; after a written inquiry what is left of it comes into sight instead.
  const close = () => {
    setIsAsking(false)
    if (isJustWritten.current) written.current?.focus()
    isJustWritten.current = false
  }
  const ask = (about: Topic | null) => {
    setTopic(about)
    setIsAsking(true)
  }

  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <header className="dusk">
        <WorldMap className="hero-map" />
        <div className="wrap grid justify-items-start gap-5 py-10 md:py-14">
          <h1 className="max-w-2xl text-6xl">{copy.heading}</h1>
          <p className="max-w-xl text-lg">{copy.lead}</p>
          <p className="flex flex-wrap gap-3">
            <DialogButton dialogId={INQUIRY_ID} onOpen={() => ask(null)} className="button button-primary">
              {copy.ask}
            </DialogButton>
            <LinkButton to={href('/login')} look="secondary">
              {copy.login}
            </LinkButton>
          </p>
        </div>
      </header>
      {answer?.problems && <RefusedInquiry problems={answer.problems} />}
      <WrittenInquiry
        mail={opened ?? answer?.mail ?? null}
        ticket={(opened ? kept.data : answer)?.ticket ?? null}
        isInvited={(opened ? kept.data : answer)?.isInvited ?? false}
        isOpened={opened !== null}
        onAgain={kept.isLost ? sendAgain : null}
        ref={written}
      />
      <AffiliateBanner onAsk={() => ask('economy')} />
      <Packages view={search.get('view') === 'comparison' ? 'comparison' : 'features'} onAsk={ask} />
      <ApiSample />
      <InquiryDialog
        topic={topic}
        onTopic={setTopic}
        isOpen={isAsking}
        onOpen={() => setIsAsking(true)}
        onClose={close}
        onSend={send}
        onMail={write}
      />
    </>
  )
}

function AffiliateBanner({ onAsk }: { onAsk: () => void }) {
  return (
    <section aria-labelledby="affiliate-heading" className="wrap pt-8">
      <div className="grid items-center gap-x-10 gap-y-6 rounded-card bg-solid p-6 text-on-solid md:grid-cols-[1fr_auto] md:p-10">
        <div className="grid gap-2">
          <h2 id="affiliate-heading" className="text-3xl">
            {copy.affiliate.heading}
          </h2>
          <p className="max-w-2xl">{copy.affiliate.text}</p>
          <ul className="grid max-w-2xl list-disc gap-1 ps-5">
            {copy.affiliate.terms({ ...AFFILIATE_TERMS, ...PAYOUT_TERMS }).map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
        <p>
          <DialogButton dialogId={INQUIRY_ID} onOpen={onAsk} className="button button-secondary">
            {copy.affiliate.ask}
          </DialogButton>
        </p>
      </div>
    </section>
  )
}

// The guide's first sample, which runs unchanged.
function ApiSample() {
  const code = curlSample(usePublicUrl())
  return (
    <section aria-labelledby="api-heading" className="border-t border-line bg-tint">
      <div className="wrap grid items-start gap-x-12 gap-y-6 py-[var(--section)] lg:grid-cols-[1fr_1.4fr]">
        <div className="grid justify-items-start gap-4">
          <h2 id="api-heading" className="text-4xl">
            {copy.api.heading}
          </h2>
          <p className="text-lg">{copy.api.text}</p>
          <LinkButton to={href('/business/api')} look="secondary">
            {copy.api.guide}
          </LinkButton>
        </div>
        {/* Wrapped on narrow screens, as in the guide; the button copies it as it is. */}
        <div className="min-w-0 rounded-card border border-line bg-surface p-5">
          <pre translate="no" className="pb-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            <code>{code}</code>
          </pre>
          <CopyButton text={code} isSmall />
        </div>
      </div>
    </section>
  )
}
