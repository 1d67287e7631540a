// The page of phones: the list is long, so it is only loaded for those who look at it.
import { useLoaderData } from 'react-router'
import { deviceOfUserAgent, type Sighting } from '#app/features/devices/search-devices.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import type { Route } from './+types/devices.ts'

const DevicesScreen = lazyPart(async () => (await import('./devices-screen.tsx')).DevicesScreen)

export async function loader({ request }: Route.LoaderArgs): Promise<{ seen: Sighting }> {
  const { DEVICES } = await import('#app/features/devices/device-list.ts')
  return { seen: deviceOfUserAgent(request.headers.get('user-agent') ?? '', DEVICES) }
}

export default function Devices() {
  const { seen } = useLoaderData<typeof loader>()
  return <DevicesScreen seen={seen} />
}
