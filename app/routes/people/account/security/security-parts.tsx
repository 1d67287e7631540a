import { countryName } from '#app/language/formats.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, href } from 'react-router'
import { securityCopy } from '#app/copy/people/security.ts'
import { PasskeyForm } from '#app/features/passkey/passkey-form.tsx'
import { deviceText } from '#app/format/device-text.ts'
import { dayText, momentText } from '#app/format/moment-text.ts'
import { Form } from '#app/forms/form.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isCountryCode } from '#values/country/country.ts'
import type { SecurityAnswer, SecurityIntent } from './security-action.ts'
import type { SecurityPage } from './read-security.ts'

type PartProps = { page: SecurityPage; answer: SecurityAnswer | undefined }

const Card = ({ id, heading, text, children }: { id: string; heading: string; text: string; children: ReactNode }) => (
  <section className="card" aria-labelledby={id}>
    <div>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      <p className="pt-1 text-muted">{text}</p>
    </div>
    {children}
  </section>
)

export function AppPart({ page: { authenticator, passkeys, offer, isProven, email }, answer }: PartProps) {
  const copy = securityCopy.app
  const own = answer?.intent === 'add_app' ? answer : undefined
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (own?.field === 'code') field.current?.querySelector('input')?.focus()
  }, [own])
  return (
    <Card id="app" heading={copy.heading} text={copy.text}>
      {authenticator && (
        <>
          <p className="font-semibold">{copy.since(dayText(authenticator.addedAt))}</p>
          {isProven && (
            <Question title={copy.remove}>
              <p className="text-muted">{copy.removeText}</p>
              {passkeys.length === 0 && <p className="text-muted">{securityCopy.lastText}</p>}
              <Send intent="remove_app" look="secondary">
                {copy.yesRemove}
              </Send>
            </Question>
          )}
        </>
      )}
      {offer && (
        <Form method="post" preventScrollReset noValidate className="grid grid-cols-1 gap-4">
          {/* Password managers keep the code under the address that stands beside it. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <input type="hidden" name="offer" value={offer.sealed} />
          <p>{copy.scan}</p>
          <div className="security-qr">
            <img src={offer.qrUrl} alt={copy.qr} width={220} height={220} />
          </div>
          <div className="grid gap-2">
            <p>{copy.byHand}</p>
            <p className="digits [overflow-wrap:anywhere]">{offer.key}</p>
            <div>
              <CopyButton text={offer.key.replaceAll(' ', '')} label={copy.copyKey} isSmall />
            </div>
          </div>
          <div ref={field}>
            <TextField
              id="app-code"
              name="code"
              label={copy.code}
              hint={copy.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
              error={own?.field === 'code' ? own.error : undefined}
            />
          </div>
          <div>
            <Send intent="add_app">{copy.submit}</Send>
          </div>
        </Form>
      )}
    </Card>
  )
}

export function PasskeysPart({ page, answer }: PartProps) {
  const { authenticator, passkeys, passkeyOffer, isProven, host } = page
  const isLast = authenticator === null && passkeys.length === 1
  const copy = securityCopy.passkeys
  const own = answer?.intent === 'add_passkey' ? answer : undefined
  return (
    <Card id="passkeys" heading={copy.heading} text={copy.text}>
      {passkeys.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <ul className="rows">
          {passkeys.map(({ id, name, host: at, addedAt, usedAt }) => (
            <li key={id} className="row-line">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted">
                  {copy.facts(dayText(addedAt), usedAt && dayText(usedAt))}
                  {at !== host && `, ${copy.elsewhere(at)}`}
                </span>
              </p>
              {isProven && (
                <Question title={copy.remove} about={name}>
                  <input type="hidden" name="factor" value={id} />
                  <p className="text-muted">{copy.removeText}</p>
                  {isLast && <p className="text-muted">{securityCopy.lastText}</p>}
                  <Send intent="remove_passkey" look="secondary" label={copy.yesRemoveOf(name)}>
                    {copy.yesRemove}
                  </Send>
                </Question>
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeyOffer && (
        <PasskeyForm
          key={passkeys.length}
          asked={{ kind: 'add', offer: passkeyOffer }}
          intent="add_passkey"
          words={copy.submit}
          look="secondary"
        >
          <TextField
            id="passkey-name"
            name="name"
            label={copy.name}
            hint={copy.nameHint}
            autoComplete="off"
            maxLength={60}
            required
            defaultValue={own?.name}
            error={own?.field === 'name' ? own.error : undefined}
          />
        </PasskeyForm>
      )}
    </Card>
  )
}

/** Every browser that is signed in, and from where: a stranger's stands out. */
export function SignInsPart({ page: { signIns } }: Pick<PartProps, 'page'>) {
  const copy = securityCopy.signIns
  return (
    <Card id="sign-ins" heading={copy.heading} text={copy.text}>
      <ul className="rows">
        {signIns.map(({ id, device, country, startedAt, seenAt }) => (
          <li key={id} className="row-line">
            <p className="min-w-0">
              <span className="font-semibold">{deviceText(device)}</span>
              <span className="block text-sm text-muted">
                {copy.facts(momentText(startedAt), isCountryCode(country) ? countryName(country) : null)}
              </span>
              <span className="block text-sm text-muted">{copy.used(momentText(seenAt))}</span>
            </p>
          </li>
        ))}
      </ul>
      <Link to={`${href('/account')}?tab=profile`} className="link inline-flex min-h-11 items-center">
        {copy.end}
      </Link>
    </Card>
  )
}

export function CodesPart({ page: { recoveryCodesLeft, isProven } }: PartProps) {
  const copy = securityCopy.codes
  return (
    <Card id="codes" heading={copy.heading} text={copy.text}>
      <p className="font-semibold">{copy.left(recoveryCodesLeft)}</p>
      {isProven && (
        <Question title={copy.renew}>
          <p className="text-muted">{copy.renewText}</p>
          <Send intent="renew_codes" look="secondary">
            {copy.yesRenew}
          </Send>
        </Question>
      )}
    </Card>
  )
}

/** What can't be undone is asked for first, also without script. */
const Question = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <Disclosure
    title={
      <>
        {title}
        {about && <span className="sr-only"> {about}</span>}
      </>
    }
  >
    <Form method="post" preventScrollReset className="grid justify-items-start gap-3 pt-1">
      {children}
    </Form>
  </Disclosure>
)

type SendProps = {
  intent: SecurityIntent
  look?: ButtonLook
  label?: string
  children: ReactNode
}

function Send({ intent, look, label, children }: SendProps) {
  const isBusy = useIsSending(intent)
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      aria-label={label}
      pending={isBusy}
      pendingText={securityCopy.saving}
    >
      {children}
    </Button>
  )
}
