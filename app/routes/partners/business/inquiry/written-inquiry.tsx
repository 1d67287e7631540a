import type { Ref } from 'react'
import { inquiryCopy as copy } from '#app/copy/partners/business.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { InquiryProblems, PreparedMail } from './inquiry-mail.ts'

type WrittenInquiryProps = {
  mail: PreparedMail | null
  /** The number under which the shop keeps it. */
  ticket: string | null
  /** A link to join by is on its way to them. */
  isInvited: boolean
  isOpened: boolean
  /** Sends it to the shop once more, when the shop could not be reached; null when it was. */
  onAgain: (() => void) | null
  ref?: Ref<HTMLDivElement>
}

// What is left of an inquiry on the page: mail apps often do not open, and then the text is still here.
export function WrittenInquiry({ mail, ticket, isInvited, isOpened, onAgain, ref }: WrittenInquiryProps) {
  return (
    <div role="status" className={mail ? 'wrap pt-8' : ''}>
      {mail && onAgain && (
        <div className="grid justify-items-start gap-3 pb-6">
          <ErrorBox message={copy.lost} />
          <Button look="secondary" onClick={onAgain}>
            {copy.again}
          </Button>
        </div>
      )}
      {mail && (
        <Callout ref={ref} tone="success" title={isOpened ? copy.opened : copy.ready}>
          <div className="grid justify-items-start gap-3 pt-2">
            {ticket && <p className="font-semibold">{copy.kept(ticket)}</p>}
            {isInvited && <p className="font-semibold">{copy.invited}</p>}
            {!isOpened && (
              <a href={mail.href} className="button button-primary">
                {copy.open}
              </a>
            )}
            <p>{sentence(`${isOpened ? '' : `${copy.opened} `}${copy.to(mail.to)}`)}</p>
            <pre translate="no" className="w-full font-sans whitespace-pre-wrap">
              {mail.text}
            </pre>
            <CopyButton text={mail.text} label={copy.copy} isSmall />
          </div>
        </Callout>
      )}
    </div>
  )
}

/** Only browsers that do not check forms themselves, and run no script, come here. */
export function RefusedInquiry({ problems }: { problems: InquiryProblems }) {
  return (
    <div className="wrap pt-8">
      <ErrorBox message={Object.values(problems).join('. ')} />
    </div>
  )
}
