import { href } from 'react-router'
import { Form, type FormFetcher } from '#app/forms/form.tsx'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Button } from '#app/ui/button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { HeldEsim } from './read-status-page.ts'

const copy = statusCopy.held

// Several eSIMs were ordered in this browser: one click checks one, without typing a number.
export function HeldEsims({ esims, fetcher }: { esims: HeldEsim[]; fetcher: FormFetcher }) {
  if (esims.length < 2) return null
  return (
    <section className="card" aria-labelledby="held-esims">
      <h2 id="held-esims" className="text-2xl">
        {copy.heading}
      </h2>
      <ul className="grid gap-4">
        {esims.map(({ iccid, trip, days }, index) => {
          const name = statusCopy.form.other(index + 1, iccid)
          return (
            <li key={iccid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0">
                <span className="block font-semibold [overflow-wrap:anywhere]">{sentence(name)}</span>
                <span className="text-muted">{copy.facts(trip, days)}</span>
              </p>
              <Form fetcher={fetcher} method="post" action={href('/esim-status')}>
                <input type="hidden" name="iccid" value={iccid} />
                <Button
                  type="submit"
                  name="intent"
                  value="check"
                  look="secondary"
                  isSmall
                  aria-label={copy.checkOf(name)}
                >
                  {statusCopy.form.check}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
