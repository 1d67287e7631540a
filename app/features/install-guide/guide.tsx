import { useEffect, useRef, type ChangeEvent } from 'react'
import './guide.css'
import { faqCopy, GUIDE_DEVICES, type GuideDevice, type GuideStep } from '#app/copy/support/faq.ts'
import { detectGuideDevice } from './guide-device.ts'
import { PhoneScreen } from './phone-screen.tsx'
import { rememberDevice, rememberedDevice } from './remembered-device.ts'

const copy = faqCopy.guide
const FIRST: GuideDevice = 'iphone'

// Four steps in the words of the visitor's phone. The switch is a row of radio buttons and the style sheet does the
// rest, so that it needs no script; with script the choice is remembered.
export function Guide({ first = FIRST }: { first?: GuideDevice }) {
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
    <section aria-labelledby="guide-heading" className="guide grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="guide-heading" className="text-3xl">
          {copy.heading}
        </h2>
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
    </section>
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
