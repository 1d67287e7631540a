// Megabytes as people read them: exact in MB, rounded in GB, never more than there is.
const MEGABYTES_PER_GB = 1024

/** '2150', '80.5': whole from 100 on, otherwise one digit after the point, rounded down. */
export function megabytesText(megabytes: number): string {
  return String(megabytes >= 100 ? Math.floor(megabytes) : Math.floor(megabytes * 10) / 10)
}

/** '2.1 GB' or '80.5 MB', rounded down. */
export function dataText(megabytes: number): string {
  if (megabytes < MEGABYTES_PER_GB) return `${megabytesText(megabytes)} MB`
  return `${Math.floor((megabytes / MEGABYTES_PER_GB) * 10) / 10} GB`
}
