import { useId } from 'react'
import { installCopy as copy } from '#app/copy/delivery/install.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import { activationParts } from '#shop/sales/esim/install-links.ts'
import { CodeLine } from './code-line.tsx'
import type { DeviceKind } from './device.ts'
import { InstallHere, InstallLink, type Phone } from './install-link.tsx'
import { QrPanel } from './qr-panel.tsx'

type InstallWaysProps = {
  reference: string
  /** Without the picture the codes are the way in. */
  hasQrCode: boolean
  iccid: string
  code: string
  email: string
  device: DeviceKind
}

// Three ways in, as a choice that works before any script: the phone first on a phone, the picture first on a computer.
export function InstallWays(props: InstallWaysProps) {
  const { device, hasQrCode } = props
  const group = useId()
  const panels = {
    phone: device === 'computer' ? <OtherPhone {...props} /> : <ThisPhone {...props} device={device} />,
    qr: <QrPanel reference={props.reference} iccid={props.iccid} isOnPhone={device !== 'computer'} />,
    manual: <Manual code={props.code} device={device} />,
  }
  const order = waysFor(device).filter((way) => way !== 'qr' || hasQrCode)
  return (
    <fieldset className="order-ways">
      <legend className="mb-3 font-semibold">{copy.ways}</legend>
      <div className="order-ways-bar">
        {order.map((way, index) => (
          <label key={way} className="order-way">
            <input
              type="radio"
              name={group}
              value={way}
              defaultChecked={index === 0}
              autoComplete="off"
              className="order-way-input"
            />
            {copy.way[way]}
          </label>
        ))}
      </div>
      {order.map((way) => (
        <div key={way} className="order-way-panel" data-way={way}>
          {panels[way]}
        </div>
      ))}
    </fieldset>
  )
}

const waysFor = (device: DeviceKind) =>
  device === 'computer' ? (['qr', 'phone', 'manual'] as const) : (['phone', 'qr', 'manual'] as const)

function ThisPhone({ code, device }: { code: string; device: Phone }) {
  const isIphone = device === 'iphone'
  return (
    <div className="grid gap-3">
      <InstallHere code={code} device={device} isWide />
      <p>{copy.phone.wifi}</p>
      <p className="text-sm text-muted">{isIphone ? copy.phone.needsIphone : copy.phone.needsAndroid}</p>
    </div>
  )
}

function OtherPhone({ code, email, hasQrCode }: Pick<InstallWaysProps, 'code' | 'email' | 'hasQrCode'>) {
  return (
    <div className="grid gap-4">
      {/* The email with the link goes out once the picture is there. */}
      {hasQrCode && (
        <div className="grid gap-1">
          <h3 className="text-lg">{copy.phone.onComputer}</h3>
          <p>{sentence(copy.phone.onComputerText(email), [email])}</p>
          <p>{copy.phone.onComputerScan}</p>
        </div>
      )}
      <div className="grid gap-2">
        <p className="text-sm text-muted">{copy.phone.elsewhere}</p>
        <p className="flex flex-wrap gap-3">
          <InstallLink code={code} device="iphone">
            {copy.phone.iphone}
          </InstallLink>
          <InstallLink code={code} device="android">
            {copy.phone.android}
          </InstallLink>
        </p>
      </div>
    </div>
  )
}

/** The codes and the way to the place where each phone asks for them. */
export function Manual({ code, device }: { code: string; device: DeviceKind }) {
  const parts = activationParts(code)
  const paths = [
    { name: copy.manual.iphone, path: copy.manual.iphoneSteps },
    { name: copy.manual.android, path: copy.manual.androidSteps },
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid gap-2">
        {(device === 'android' ? paths.toReversed() : paths).map(({ name, path }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd>{path}</dd>
          </div>
        ))}
      </dl>
      {parts && (
        <>
          <CodeLine
            name={copy.manual.address}
            shown={parts.smdpAddress}
            copied={parts.smdpAddress}
            copyLabel={copy.manual.copyAddress}
          />
          <CodeLine
            name={copy.manual.code}
            shown={parts.matchingId}
            copied={parts.matchingId}
            copyLabel={copy.manual.copyCode}
          />
        </>
      )}
      <CodeLine name={copy.manual.androidWhole} shown={code} copied={code} copyLabel={copy.manual.copyWhole} />
    </div>
  )
}
