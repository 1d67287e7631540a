import { href } from 'react-router'
import { Form, type FormFetcher } from '#app/forms/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Button } from '#app/ui/button.tsx'
import type { ShownCard } from './use-status.ts'

const copy = statusCopy.form

type OtherEsimsProps = { card: ShownCard; fetcher: FormFetcher }

// The other eSIMs of this address that the browser may see, by their whole numbers: strangers get no list at all.
// Choosing alone changes nothing, the button does.
export function OtherEsims({ card, fetcher }: OtherEsimsProps) {
  if (card.others.length === 0) return null
  return (
    <Form fetcher={fetcher} method="post" action={href('/esim-status')} className="card" key={card.esim.iccid}>
      <input type="hidden" name="email" value={card.email} />
      <label htmlFor="other-esims" className="font-semibold">
        {copy.others}
      </label>
      <div className="flex flex-wrap gap-3">
        <span className="status-select">
          <select
            id="other-esims"
            name="iccid"
            defaultValue={card.esim.iccid}
            className="field-input"
            autoComplete="off"
          >
            {card.others.map((iccid, index) => (
              <option key={iccid} value={iccid} translate="no">
                {copy.other(index + 1, iccid)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className="status-select-mark" />
        </span>
        <Button type="submit" name="intent" value="check" look="secondary">
          {copy.show}
        </Button>
      </div>
    </Form>
  )
}
