// A vendor that is silent keeps nobody from looking at the rest.
import { VendorError } from '#shop/ports/vendor-error.ts'

/** What it answered; nothing, and its name among the silent ones, when it did not. */
export async function askEach<Vendor, Found>(
  silent: Set<Vendor>,
  vendor: Vendor,
  ask: () => Promise<Found[]>,
): Promise<Found[]> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    silent.add(vendor)
    return []
  }
}
