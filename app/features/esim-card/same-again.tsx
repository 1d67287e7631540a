import { href, Link } from 'react-router'
import { esimNowCopy as copy } from '#app/copy/delivery/esim-now.ts'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { Button } from '#app/ui/button.tsx'
import type { OrderedBundle } from '#shop/sales/order/order.ts'

type SameAgainProps = { bundle: OrderedBundle; words: string; isMain?: boolean }

// Puts the same bundle for the same trip into the cart. Days that have passed are left out there.
export function SameAgain({ bundle, words, isMain = false }: SameAgainProps) {
  const { bundleId, destinations, arrival, departure } = bundle
  const fetcher = useFetcher<{ problem?: unknown }>()
  const hasFailed = fetcher.state === 'idle' && (fetcher.isLost || Boolean(fetcher.data?.problem))
  return (
    <Form fetcher={fetcher} method="post" action={href('/cart')}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="bundleId" value={bundleId} />
      <input type="hidden" name="to" value={destinations.join(',')} />
      {arrival && <input type="hidden" name="from" value={arrival} />}
      {departure && <input type="hidden" name="to_date" value={departure} />}
      <Button
        type="submit"
        look={isMain ? 'primary' : 'secondary'}
        pending={fetcher.state !== 'idle'}
        pendingText={copy.adding}
      >
        {words}
      </Button>
      {hasFailed && (
        <p role="alert" className="mt-2">
          {copy.notAgain} <Link to={href('/bundleselector')}>{copy.otherBundles}</Link>
        </p>
      )}
    </Form>
  )
}
