// What the page before left to be said, as a toast; most pages have nothing to say, and are not sent the code for it.
import { Suspense } from 'react'
import { lazyUnseen } from './lazy-part.ts'
import { useShellIfLoaded } from './shell-data.ts'

const FlashToast = lazyUnseen(async () => (await import('./flash-toast.ts')).FlashToast)

export function FlashPlace() {
  const flash = useShellIfLoaded()?.flash
  return <Suspense fallback={null}>{flash && <FlashToast flash={flash} />}</Suspense>
}
