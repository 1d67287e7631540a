import { devicesCopy as copy } from '#app/copy/delivery/devices.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Device } from '#app/features/devices/search-devices.ts'

const LOOKS: Record<Device['esim'], { icon: IconName; className: string }> = {
  yes: { icon: 'check', className: 'bg-success-tint text-success' },
  regional: { icon: 'info', className: 'bg-info-tint text-info' },
  no: { icon: 'close', className: 'bg-danger-tint text-danger' },
}

export function DeviceRow({ device }: { device: Device }) {
  const { brand, model, esim, note, source } = device
  const { icon, className } = LOOKS[esim]
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold">
          <span className="font-normal text-muted">{brand}</span> {model}
        </span>
        <span className={`inline-flex items-center gap-1.5 rounded-chip px-3 py-0.5 text-sm font-bold ${className}`}>
          <Icon name={icon} size={16} />
          {copy.esim[esim]}
        </span>
      </p>
      {note && <p className="text-sm">{note}</p>}
      <p className="text-sm text-muted">
        {copy.source} {source}
      </p>
    </li>
  )
}
