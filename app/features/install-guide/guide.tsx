import { useEffect, useRef, type ChangeEvent } from 'react'
import './guide.css'
import { faqCopy, type GuideStep, type Path } from '#app/copy/support/faq.ts'
import { detectGuideDevice, GUIDE_DEVICES, type GuideDevice } from './guide-device.ts'

const copy = faqCopy.guide
const FIRST: GuideDevice = 'iphone'

// Four steps in the words of the visitor's phone. The switch is a row of radio buttons and the style sheet does the
// rest, so that it needs no script; with script the choice is remembered.
export function Guide({ first = FIRST, isTitled = true }: { first?: GuideDevice; isTitled?: boolean }) {
  const Part = isTitled ? 'section' : 'div'
  const group = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    // A choice made before the script ran counts.
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (early && early !== first) return rememberDevice(early)
    const device = rememberedDevice() ?? detectGuideDevice(navigator.userAgent)
    const radio = group.current?.querySelector<HTMLInputElement>(`input[value="${device}"]`)
    if (radio) radio.checked = true
  }, [first])

  return (
    <Part aria-labelledby={isTitled ? 'guide-heading' : undefined} className="guide grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {isTitled && (
          <h2 id="guide-heading" className="text-3xl">
            {copy.heading}
          </h2>
        )}
        <fieldset ref={group} className="device-switch no-print">
          <legend className="sr-only">{copy.device}</legend>
          {GUIDE_DEVICES.map((device) => (
            <label key={device} className="device-choice">
              <input
                type="radio"
                name="device"
                value={device}
                defaultChecked={device === first}
                onChange={remember}
                className="sr-only"
              />
              {copy.devices[device]}
            </label>
          ))}
        </fieldset>
      </div>
      <ol className="guide-steps">
        {copy.steps.map((step, at) => (
          <Step key={step.title} step={step} number={at + 1} />
        ))}
      </ol>
    </Part>
  )
}

function Step({ step, number }: { step: GuideStep; number: number }) {
  return (
    <li className="panel guide-step">
      <div className="grid content-start gap-3">
        <p aria-hidden="true" className="guide-number">
          {number}
        </p>
        <h3 className="text-xl">{step.title}</h3>
        <p>{step.text}</p>
        {GUIDE_DEVICES.map((device) => (
          <Taps key={device} device={device} step={step} />
        ))}
      </div>
      {GUIDE_DEVICES.map((device) => (
        <div key={device} data-device={device} className="guide-picture">
          <PhoneScreen path={step.paths[device]} />
        </div>
      ))}
    </li>
  )
}

function Taps({ device, step }: { device: GuideDevice; step: GuideStep }) {
  const note = step.notes[device]
  return (
    <div data-device={device} className="gap-2">
      <p className="font-semibold">
        <span className="print-only">{copy.devices[device]}: </span>
        {step.paths[device].join(' > ')}
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}

const remember = (event: ChangeEvent<HTMLInputElement>) => rememberDevice(event.target.value)

// The phone that somebody chose in the guide, as far as their browser keeps anything: some forbid it, and those inside of
// mail apps often have no storage at all.

const STORAGE_KEY = 'guide-device'

export function rememberDevice(device: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, device)
  } catch {
    // It is chosen again next time.
  }
}

export function rememberedDevice(): GuideDevice | null {
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    return GUIDE_DEVICES.find((device) => device === saved) ?? null
  } catch {
    return null
  }
}

const ROW = 26
const TOP = 44
const WIDTH = 132

// A small drawn phone that shows the way through the settings; the words beside it say the same.
function PhoneScreen({ path }: { path: Path }) {
  const height = TOP + path.length * ROW + 26
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="phone-screen"
      style={{ aspectRatio: `${WIDTH} / ${height}` }}
      aria-hidden="true"
    >
      <rect x="1" y="1" width={WIDTH - 2} height={height - 2} rx="18" className="phone-case" />
      <rect x="7" y="7" width={WIDTH - 14} height={height - 14} rx="13" className="phone-glass" />
      <rect x={WIDTH / 2 - 14} y="13" width="28" height="6" rx="3" className="phone-case" />
      {path.map((label, at) => (
        <Row key={label} label={label} at={at} isLast={at === path.length - 1} />
      ))}
    </svg>
  )
}

function Row({ label, at, isLast }: { label: string; at: number; isLast: boolean }) {
  const y = TOP + at * ROW - 12
  const inset = 13 + at * 3
  return (
    <>
      <rect
        x={inset}
        y={y}
        width={WIDTH - 13 - inset}
        height={ROW - 5}
        rx="6"
        className={isLast ? 'phone-row-last' : 'phone-row'}
      />
      <text
        x={inset + 7}
        y={y + 14}
        className={isLast ? 'phone-text-last' : 'phone-text'}
        textLength={fit(label, inset)}
        lengthAdjust="spacingAndGlyphs"
      >
        {label}
      </text>
    </>
  )
}

// Long names are drawn narrower, so that they never leave their row.
function fit(label: string, inset: number): number | undefined {
  const room = WIDTH - 13 - inset - 14
  return label.length * 4.9 > room ? room : undefined
}
