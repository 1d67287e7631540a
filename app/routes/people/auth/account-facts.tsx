import { authCopy } from '#app/copy/people/auth.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { AccountCard } from '#shop/support/customer/view-account.ts'

const copy = authCopy.auth.check

// What is on record for an account, each value with a button that copies it.
export function AccountFacts({ card }: { card: AccountCard }) {
  const facts = [
    { name: copy.fullName, value: card.fullName },
    { name: copy.email, value: card.email },
    ...(card.iccid === ''
      ? [{ name: copy.iccid, value: '' }]
      : card.iccid.split(',').map((iccid) => ({ name: copy.iccid, value: iccid }))),
    { name: copy.type, value: card.type },
    { name: copy.created, value: card.createdAt.slice(0, 10) },
  ]
  return (
    <section aria-labelledby="account-facts" className="grid gap-3">
      <h2 id="account-facts" className="text-xl">
        {copy.heading}
      </h2>
      <dl className="auth-facts">
        {facts.map(({ name, value }) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>
              <bdi translate="no">{value || copy.noIccid}</bdi>
            </dd>
            {value && (
              <dd className="auth-fact-copy">
                <CopyButton text={value} isSmall look="quiet" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
