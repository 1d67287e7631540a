// Megabytes as people read them: exact in MB, rounded in GB, never more than there is.
import { sizeWords } from '#app/language/formats.ts'

const MEGABYTES_PER_GB = 1024

/** '2150', '80.5': whole from 100 on, otherwise one digit after the point, rounded down. */
export function megabytesText(megabytes: number): string {
  return String(megabytes >= 100 ? Math.floor(megabytes) : Math.floor(megabytes * 10) / 10)
}

/** '2.1 GB' or '80.5 MB', rounded down. */
export function dataText(megabytes: number): string {
  if (megabytes < MEGABYTES_PER_GB) return sizeWords(`${megabytesText(megabytes)} MB`)
  return sizeWords(`${Math.floor((megabytes / MEGABYTES_PER_GB) * 10) / 10} GB`)
}
