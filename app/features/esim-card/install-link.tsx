import { Icon } from '#app/ui/icon.tsx'
import { installCopy as copy } from '#app/copy/delivery/install.ts'
import { androidInstallLink, iphoneInstallLink } from '#shop/sales/esim/install-links.ts'
import type { DeviceKind } from './device.ts'

export type Phone = Exclude<DeviceKind, 'computer'>

type InstallLinkProps = { code: string; device: Phone; isMain?: boolean; isWide?: boolean; children: string }

// Opens the phone's own installer. The address contains the code, so no referrer is sent.
export function InstallLink({ code, device, isMain = false, isWide = false, children }: InstallLinkProps) {
  return (
    <a
      href={device === 'iphone' ? iphoneInstallLink(code) : androidInstallLink(code)}
      rel="noreferrer"
      className={`button ${isMain ? 'button-primary' : 'button-secondary'} ${isWide ? 'button-wide' : ''}`}
    >
      <span className="button-label inline-flex items-center gap-2">
        <Icon name="phone" size={18} />
        {children}
      </span>
    </a>
  )
}

/** The one tap for the phone in the hand. */
export function InstallHere(props: Pick<InstallLinkProps, 'code' | 'device' | 'isWide'>) {
  return (
    <InstallLink {...props} isMain>
      {copy.phone.install}
    </InstallLink>
  )
}
