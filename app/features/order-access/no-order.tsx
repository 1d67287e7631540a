import { href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { useShell } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'

const { noOrder, notFound } = orderCopy

// An unknown order and somebody else's order look the same.
export function NoOrder({ kind }: { kind: 'no_reference' | 'not_found' }) {
  const { brand } = useShell()
  const copy = kind === 'no_reference' ? noOrder : notFound
  return (
    <div className="dusk">
      <title>{`${copy.title} · ${brand.name}`}</title>
      <div className="wrap relative grid min-h-[62dvb] content-center justify-items-center gap-5 py-16 text-center">
        <WorldMap
          hasLostDot
          className="absolute inset-x-0 top-1/2 -z-10 mx-auto w-full max-w-4xl -translate-y-1/2 opacity-60"
        />
        <h1 className="text-5xl">{copy.title}</h1>
        <p className="max-w-xl text-lg">{copy.text}</p>
        {kind === 'no_reference' ? (
          <LinkButton to={href('/')}>{noOrder.find}</LinkButton>
        ) : (
          <>
            <p className="max-w-xl text-muted">{notFound.hint}</p>
            <p className="flex flex-wrap justify-center gap-3">
              <LinkButton to={href('/')}>{notFound.home}</LinkButton>
              <LinkButton to={href('/support')} look="secondary">
                {orderCopy.support}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
