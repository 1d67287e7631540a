import { flawCopy, reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { PreviewedMail as Preview } from './mail-answer.ts'

// The email in a frame that may run, load and submit nothing.
export function MailPreview({ preview }: { preview: Preview }) {
  return (
    <section aria-labelledby="preview-heading" className="staff-card">
      <h2 id="preview-heading" tabIndex={-1} className="text-2xl">
        {copy.preview}
      </h2>
      <p className="text-sm text-muted">{copy.previewHint}</p>
      {preview.flaws.length > 0 && (
        <Callout tone="warning" title={copy.flaws}>
          <ul>
            {preview.flaws.map((flaw) => (
              <li key={flaw}>{flawCopy[flaw]}</li>
            ))}
          </ul>
        </Callout>
      )}
      <iframe title={copy.previewFrame} sandbox="" srcDoc={preview.html} className="staff-mail-frame" />
      <Disclosure title={copy.previewText}>
        <p className="staff-mail-text">{preview.text}</p>
      </Disclosure>
    </section>
  )
}
