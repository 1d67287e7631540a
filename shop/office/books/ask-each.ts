// A vendor that doesn't answer must not keep us from checking the others.
import { VendorError } from '#ports/vendor-error.ts'

/** The vendor's answer. If it doesn't answer, the result is empty and its name joins the silent vendors. */
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
