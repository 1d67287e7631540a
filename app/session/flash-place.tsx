// What the page before left to be said, as a toast; most pages have nothing to say, and are not sent the code for it.
import { lazy, Suspense } from 'react'
import { useShellIfLoaded } from './shell-data.ts'

const FlashToast = lazy(async () => ({ default: (await import('./flash-toast.ts')).FlashToast }))

export function FlashPlace() {
  const flash = useShellIfLoaded()?.flash
  return <Suspense fallback={null}>{flash && <FlashToast flash={flash} />}</Suspense>
}
