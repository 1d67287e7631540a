import type { ReactNode, Ref } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'
import { sentence } from './verbatim.tsx'
import { Icon, type IconName } from './icon.tsx'

export type CalloutTone = 'info' | 'success' | 'warning' | 'danger'

export type CalloutProps = {
  tone?: CalloutTone
  title?: ReactNode
  children: ReactNode
  /** Announce it when it appears: 'alert' at once, 'status' politely. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

const TONES: Record<CalloutTone, { box: string; text: string; icon: IconName }> = {
  info: { box: 'border-info bg-info-tint', text: 'text-info', icon: 'info' },
  success: { box: 'border-success bg-success-tint', text: 'text-success', icon: 'check' },
  warning: { box: 'border-warning bg-warning-tint', text: 'text-warning', icon: 'warning' },
  danger: { box: 'border-danger bg-danger-tint', text: 'text-danger', icon: 'warning' },
}

export function Callout({ tone = 'info', title, children, role, ref }: CalloutProps) {
  const { box, text, icon } = TONES[tone]
  return (
    <div ref={ref} role={role} tabIndex={-1} className={`flex gap-3 rounded-inner border p-4 ${box}`}>
      <Icon name={icon} className={`mt-0.5 ${text}`} />
      <div className="min-w-0">
        {title && <p className={`font-bold ${text}`}>{sentence(title)}</p>}
        <div>{sentence(children)}</div>
      </div>
    </div>
  )
}

type ErrorBoxProps = { message: ReactNode; children?: ReactNode; ref?: Ref<HTMLDivElement> }

/** The red box above a submit button: 'Error: …' (storefront rules §2 "/checkout"); what may help stands below. */
export function ErrorBox({ message, children, ref }: ErrorBoxProps) {
  return (
    <Callout tone="danger" role="alert" ref={ref}>
      <p className="font-semibold text-danger">
        {uiCopy.errorLead}
        {message}
      </p>
      {children}
    </Callout>
  )
}
