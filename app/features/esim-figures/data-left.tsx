import { writeDate } from '#app/language/write-date.ts'
import { sizeWords } from '#app/language/formats.ts'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { NOTHING_LEFT_TO_COUNT } from '#app/copy/catalogue/data-words.ts'
import { dataText, megabytesText } from '#app/format/megabytes-text.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { kindInText } from '#values/data-allowance.ts'
import { DataRing } from './data-ring.tsx'
import './esim-figures.css'
import type { ShownEsim } from './shown-esim.ts'

const copy = statusCopy.card
const ICONS: Record<'green' | 'yellow' | 'red', IconName> = { green: 'check', yellow: 'info', red: 'warning' }

type DataLeftProps = {
  esim: ShownEsim
  /** As the ring of the traveler's own pages; lists draw a bar. */
  isRing?: boolean
  /** Nothing is left to use of it. */
  isOver?: boolean
  /** Until when the data lasts at this pace, as an ISO text; null where that can't be told. */
  lastsUntil?: string | null
}

// How much is left: large in GB, exactly in MB, as a picture, and in a word, so that no color carries it alone.
export function DataLeft({
  esim,
  isRing = false,
  isOver = esim.status === 'Expired',
  lastsUntil = null,
}: DataLeftProps) {
  const { balanceMb, totalMb, color } = esim
  const kind = kindInText(esim.data)
  if (kind !== 'total') return <DataByKind esim={esim} why={NOTHING_LEFT_TO_COUNT[kind]} />
  if (esim.status === 'Not Activated' && (totalMb > 0 || balanceMb !== null))
    return <DataUnused {...{ esim, isRing, isOver }} megabytes={totalMb > 0 ? totalMb : (balanceMb ?? 0)} />
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
      <dd className={isRing ? 'esim-ringed' : undefined}>
        {isRing && <DataRing usedPercent={esim.usedPercent} color={color} isOver={isOver} />}
        <span className="esim-figure">{copy.left(unbroken(dataText(balanceMb)), total && unbroken(total))}</span>
        {!isRing && <UsageBar usedPercent={esim.usedPercent} color={color} isOver={isOver} />}
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="figures">
            {totalMb > 0
              ? copy.megabytes(megabytesText(balanceMb), megabytesText(totalMb))
              : copy.megabytesOnly(megabytesText(balanceMb))}
          </span>
          {!isOver && (
            <span className="esim-word" data-color={color}>
              <Icon name={ICONS[color]} size={18} />
              {balanceMb === 0 ? copy.empty : copy.color[color]}
            </span>
          )}
        </span>
        {lastsUntil && <LastsUntil at={lastsUntil} isWhole={lastsUntil === esim.expiresAt} />}
      </dd>
    </div>
  )
}

// Of a day plan or an unlimited bundle, nothing is left of a whole: what it is stands there, and its end beside it.
function DataByKind({ esim, why }: { esim: ShownEsim; why: string }) {
  return (
    <div className="esim-fact">
      <dt>{copy.data}</dt>
      <dd>
        <span className="esim-figure">{sizeWords(esim.data)}</span>
        <span className="block text-muted">{esim.status === 'Not Activated' ? copy.starts(esim.startsAt) : why}</span>
      </dd>
    </div>
  )
}

// Before its first use, an eSIM holds what was bought for it: nothing is used, so no usage is drawn.
type DataUnusedProps = { esim: ShownEsim; megabytes: number; isRing: boolean; isOver: boolean }

function DataUnused({ esim, megabytes, isRing, isOver }: DataUnusedProps) {
  return (
    <div className="esim-fact">
      <dt>{copy.balance}</dt>
      <dd className={isRing ? 'esim-ringed' : undefined}>
        {isRing && <DataRing usedPercent={0} color="green" isOver={isOver} />}
        <span className="esim-figure">{dataText(megabytes)}</span>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="figures">{copy.megabytes(megabytesText(megabytes), megabytesText(megabytes))}</span>
          {!isOver && <span className="text-muted">{copy.starts(esim.startsAt)}</span>}
        </span>
      </dd>
    </div>
  )
}

type UsageBarProps = Pick<ShownEsim, 'usedPercent' | 'color'> & { isOver: boolean }

function UsageBar({ usedPercent, color, isOver }: UsageBarProps) {
  if (usedPercent === null) return null
  return (
    <>
      <span className="esim-bar" data-color={isOver ? 'over' : color} aria-hidden="true">
        <span className="esim-bar-used" style={{ inlineSize: `${usedPercent}%` }} />
      </span>
      <span className="sr-only">{copy.used(Math.round(usedPercent))}</span>
    </>
  )
}

// A number stays beside its unit.
const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00A0')

const WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

// The server doesn't know the visitor's time zone, so it writes the day in UTC and the browser its own.
function LastsUntil({ at, isWhole }: { at: string; isWhole: boolean }) {
  const isInBrowser = useInBrowser()
  const day = writeDate(new Date(at), { ...WEEKDAY, ...(isInBrowser ? {} : { timeZone: 'UTC' }) })
  return <span className="block text-sm font-semibold">{isWhole ? copy.paceWhole : copy.pace(day)}</span>
}
