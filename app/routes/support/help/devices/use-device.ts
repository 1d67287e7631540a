// The phone in the visitor's hand: what the server saw in the request, and what the browser adds when it is asked.
import { useEffect, useState } from 'react'
import { deviceOfModel, type Device, type Sighting } from '#app/features/devices/search-devices.ts'

export function useDevice(seen: Sighting, devices: readonly Device[]): Sighting {
  const [sighting, setSighting] = useState(seen)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const model = await askBrowser()
      const found = model ? deviceOfModel(model, devices) : null
      if (found && !isGone) setSighting(found)
    }
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [devices])

  return sighting
}

type Hints = { getHighEntropyValues?: (hints: string[]) => Promise<{ model?: string }> }

async function askBrowser(): Promise<string | undefined> {
  const own: Navigator & { userAgentData?: Hints } = navigator
  const hints = await own.userAgentData?.getHighEntropyValues?.(['model'])
  return hints?.model
}
