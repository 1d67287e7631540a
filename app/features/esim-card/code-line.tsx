import { orderCopy } from '#app/copy/sales/order.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useToast } from '#app/ui/toast.tsx'

type CodeLineProps = { name: string; shown: string | null; copied: string | null; copyLabel: string }

// A code to read, to select in one go, and to copy without the spaces that make it readable.
export function CodeLine({ name, shown, copied, copyLabel }: CodeLineProps) {
  const { show } = useToast()
  return (
    <div className="order-code-line">
      <div className="min-w-0">
        <p className="text-sm text-muted">{name}</p>
        {shown ? (
          <p translate="no" className="order-code">
            {shown}
          </p>
        ) : (
          <Skeleton className="h-[1.5625rem] w-full max-w-64" />
        )}
      </div>
      {copied && (
        <CopyButton
          text={copied}
          label={copyLabel}
          isSmall
          onCopied={() => show({ title: orderCopy.notices.copied, description: name })}
        />
      )}
    </div>
  )
}
