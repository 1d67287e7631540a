import { href } from 'react-router'
import { businessCopy as copy } from '#app/copy/partners/business.ts'
import { curlSample } from '#app/features/partner-api/samples.ts'
import { usePublicUrl } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'

// The guide's first sample, which runs unchanged.
export function ApiSample() {
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
          <pre translate="no" className="pb-4 text-sm leading-7 whitespace-pre-wrap [overflow-wrap:anywhere]">
            <code>{code}</code>
          </pre>
          <CopyButton text={code} isSmall />
        </div>
      </div>
    </section>
  )
}
