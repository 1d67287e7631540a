// The message left by the previous page, as a toast; most pages have none, and don't load its code.
import { Suspense } from 'react'
import { lazyUnseen } from './lazy-part.ts'
import { useShellIfLoaded } from './shell-data.ts'

const FlashToast = lazyUnseen(async () => (await import('./flash-toast.tsx')).FlashToast)

export function FlashPlace() {
  const flash = useShellIfLoaded()?.flash
  return <Suspense fallback={null}>{flash && <FlashToast flash={flash} />}</Suspense>
}
