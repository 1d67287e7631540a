import type { ReactNode, Ref } from 'react'
import { useHydrated } from './use-hydrated.ts'

type PressLinkProps = {
  /** Where the browser goes until the script runs. */
  href: string
  onPress: () => void
  className?: string
  hidden?: boolean
  ref?: Ref<HTMLAnchorElement>
  children: ReactNode
}

/**
 * A link before the script runs and a button afterward, as one element: a press on an element that is replaced between
 * finger down and up would be lost.
 */
export function PressLink({ href, onPress, className, hidden, ref, children }: PressLinkProps) {
  const isLive = useHydrated()
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onPress()
  }
  return (
    <a
      ref={ref}
      href={href}
      role={isLive ? 'button' : undefined}
      className={className}
      hidden={hidden}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event)
      }}
    >
      {children}
    </a>
  )
}
