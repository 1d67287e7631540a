import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'deco'

type Shape = { look?: ButtonLook; isSmall?: boolean; isWide?: boolean }

export type ButtonProps = ComponentProps<'button'> & Shape & { pending?: boolean; pendingText?: string }

// While pending, the button stays focusable and keeps its width; its form decides what a second click does.
export function Button({ pending = false, pendingText, children, ...rest }: ButtonProps) {
  const { shape, props } = splitShape(rest)
  return (
    <button
      type="button"
      {...props}
      className={buttonClass(shape, props.className)}
      data-pending={pending || undefined}
      aria-disabled={pending || props['aria-disabled']}
      onClick={pending ? (event) => event.preventDefault() : props.onClick}
    >
      <Label>{children}</Label>
      {pending && (
        <span className="button-spinner">
          <span className="spinner" aria-hidden="true" />
          {pendingText && <span className="sr-only">{pendingText}</span>}
        </span>
      )}
    </button>
  )
}

export type LinkButtonProps = ComponentProps<typeof Link> & Shape

export function LinkButton({ children, ...rest }: LinkButtonProps) {
  const { shape, props } = splitShape(rest)
  return (
    <Link {...props} className={buttonClass(shape, props.className)}>
      <Label>{children}</Label>
    </Link>
  )
}

export function buttonClass({ look = 'primary', isSmall, isWide }: Shape, extra = ''): string {
  const parts = ['button', `button-${look}`]
  if (isSmall) parts.push('button-small')
  if (isWide) parts.push('button-wide')
  if (extra) parts.push(extra)
  return parts.join(' ')
}

function Label({ children }: { children: ReactNode }) {
  return <span className="button-label inline-flex items-center justify-center gap-2">{children}</span>
}

function splitShape<Props extends Shape>(given: Props) {
  const { look, isSmall, isWide, ...props } = given
  return { shape: { look, isSmall, isWide }, props }
}
