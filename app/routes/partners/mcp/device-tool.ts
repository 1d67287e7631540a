// Which phones take an eSIM, by the list of the devices page.
import { href } from 'react-router'
import { z } from 'zod'
import { searchDevices } from '#app/features/devices/search-devices.ts'
import { tool } from './tool.ts'

const MOST_LISTED = 30

export const DEVICE_TOOL = tool({
  name: 'check_device',
  input: z.strictObject({
    device: z.string().trim().min(1).max(80).meta({ description: 'Make and model, such as “Pixel 8” or “iPhone 13”' }),
  }),
  output: z.object({
    isListed: z.boolean().meta({ description: 'False if the shop knows nothing about this device.' }),
    devices: z.array(
      z.object({
        brand: z.string(),
        model: z.string(),
        esim: z.enum(['yes', 'regional', 'no']),
        note: z.string().nullable(),
      }),
    ),
    listUrl: z.url().meta({ description: 'The page with all devices.' }),
  }),
  run: async ({ device }, { origin }) => {
    const { DEVICES } = await import('#app/features/devices/device-list.ts')
    const found = searchDevices(device, DEVICES)
    const devices = found
      .slice(0, MOST_LISTED)
      .map(({ brand, model, esim, note = null }) => ({ brand, model, esim, note }))
    return { ok: true, answer: { isListed: found.length > 0, devices, listUrl: `${origin}${href('/devices')}` } }
  },
})
