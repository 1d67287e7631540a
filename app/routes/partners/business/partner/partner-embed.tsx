// The widget for a partner's own site: the line to copy, and what it shows there.
import { embedCardCopy as copy, embedCopy } from '#app/copy/partners/embed.ts'
import { embedLine } from '#app/features/embed/embed-address.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'

type PartnerEmbedProps = {
  /** Where visitors of the widget buy. */
  origin: string
  code: string | null
  /** The widget at an address of this host. */
  preview: string
}

export function PartnerEmbed({ origin, code, preview }: PartnerEmbedProps) {
  const line = embedLine(origin, code)
  return (
    <section className="desk-card" aria-labelledby="embed">
      <h3 id="embed" className="text-xl">
        {copy.heading}
      </h3>
      <p>{copy.text}</p>
      <p translate="no" className="desk-mono [overflow-wrap:anywhere]">
        {line}
      </p>
      {code && <p className="text-muted">{copy.counts}</p>}
      <div>
        <CopyButton text={line} label={copy.copy} />
      </div>
      <h4 className="pt-2 font-semibold">{copy.preview}</h4>
      <iframe
        src={preview}
        title={embedCopy.frame}
        loading="lazy"
        sandbox="allow-same-origin allow-forms allow-top-navigation-by-user-activation"
        className="partner-embed"
      />
    </section>
  )
}
