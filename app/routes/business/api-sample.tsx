import { businessCopy as copy } from '#app/copy/business.ts'
import { usePublicUrl } from '#app/session/public-url.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'

// The order call as the specification writes it (storefront rules §7 "Test page calls").
export function ApiSample() {
  const code = sampleFor(usePublicUrl())
  return (
    <section aria-labelledby="api-heading" className="border-t border-line bg-tint">
      <div className="wrap grid items-start gap-x-12 gap-y-6 py-[var(--section)] lg:grid-cols-[1fr_1.4fr]">
        <div className="grid justify-items-start gap-4">
          <h2 id="api-heading" className="text-4xl">
            {copy.api.heading}
          </h2>
          <p className="text-lg">{copy.api.text}</p>
          <p className="text-sm text-muted">{copy.api.note}</p>
        </div>
        {/* Narrow screens scroll the code sideways; the button inside lets the keyboard do so, too. */}
        <div className="min-w-0 overflow-x-auto rounded-card border border-line bg-surface p-5">
          <pre className="pb-4 text-sm leading-7">
            <code>{code}</code>
          </pre>
          <CopyButton text={code} isSmall />
        </div>
      </div>
    </section>
  )
}

const sampleFor = (publicUrl: string): string => `curl -X POST ${publicUrl}/api/orders \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "bundleId": "01032_3",
    "email": "traveller@example.com",
    "reference": "booking-4711"
  }'`
