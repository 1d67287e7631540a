import { useEffect, useState, type ReactNode } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'

export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />
}

const ANNOUNCE_AFTER_MS = 1_000

// Wraps the skeletons of one loading part; announces "Loading" once, and only after a second.
export function Loading({ children, label = uiCopy.loading }: { children: ReactNode; label?: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy="true">
      <output className="sr-only">{isSlow && label}</output>
      {children}
    </div>
  )
}
