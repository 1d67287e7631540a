import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { dataText, megabytesText } from '#app/format/megabytes-text.ts'
import './esim-figures.css'
import type { ShownEsim } from './shown-esim.ts'

const copy = statusCopy.card
const ICONS: Record<'green' | 'yellow' | 'red', IconName> = { green: 'check', yellow: 'info', red: 'warning' }

// How much is left: large in GB, exactly in MB, as a bar, and in a word, so that no color carries it alone.
export function DataLeft({ esim }: { esim: ShownEsim }) {
  const { balanceMb, totalMb, color } = esim
  if (esim.status === 'Not Activated' && (totalMb > 0 || balanceMb !== null))
    return <DataUnused megabytes={totalMb > 0 ? totalMb : (balanceMb ?? 0)} />
  if (balanceMb === null || color === null) {
    return (
      <div className="esim-fact">
        <dt>{copy.balance}</dt>
        <dd>
          <span className="esim-figure">{copy.balanceUnknown}</span>
          <span className="block text-muted">{copy.balanceUnknownText}</span>
        </dd>
      </div>
    )
  }
  // After a top-up more may be left than that top-up brought.
  const total = totalMb > 0 && balanceMb <= totalMb ? dataText(totalMb) : null
  return (
    <div className="esim-fact">
      <dt>{copy.balance}</dt>
      <dd>
        <span className="esim-figure">{copy.left(dataText(balanceMb), total)}</span>
        <UsageBar usedPercent={esim.usedPercent} color={color} />
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="figures">
            {totalMb > 0
              ? copy.megabytes(megabytesText(balanceMb), megabytesText(totalMb))
              : copy.megabytesOnly(megabytesText(balanceMb))}
          </span>
          <span className="esim-word" data-color={color}>
            <Icon name={ICONS[color]} size={18} />
            {balanceMb === 0 ? copy.empty : copy.color[color]}
          </span>
        </span>
      </dd>
    </div>
  )
}

// Before its first use, an eSIM holds what was bought for it: nothing is used, so no usage is drawn.
function DataUnused({ megabytes }: { megabytes: number }) {
  return (
    <div className="esim-fact">
      <dt>{copy.balance}</dt>
      <dd>
        <span className="esim-figure">{dataText(megabytes)}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="figures">{copy.megabytes(megabytesText(megabytes), megabytesText(megabytes))}</span>
          <span className="text-muted">{copy.startsAtFirstUse}</span>
        </span>
      </dd>
    </div>
  )
}

function UsageBar({ usedPercent, color }: Pick<ShownEsim, 'usedPercent' | 'color'>) {
  if (usedPercent === null) return null
  return (
    <>
      <span className="esim-bar" data-color={color} aria-hidden="true">
        <span className="esim-bar-used" style={{ inlineSize: `${usedPercent}%` }} />
      </span>
      <span className="sr-only">{copy.used(Math.round(usedPercent))}</span>
    </>
  )
}
