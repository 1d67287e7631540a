// The message left by the previous page, as a toast; most pages have none, and don't load its code.
import { lazyUnseen } from './lazy-part.ts'
import { LazyPlace } from './lazy-place.tsx'
import { useShellIfLoaded } from './shell-data.ts'

const FlashToast = lazyUnseen(async () => (await import('./flash-toast.tsx')).FlashToast)

export function FlashPlace() {
  const flash = useShellIfLoaded()?.flash
  return <LazyPlace>{flash && <FlashToast flash={flash} />}</LazyPlace>
}
