// In its own file, so that explaining a failed start doesn't load the query layer.
import type { KeyMark } from './key-marks.ts'

/** This database was written with a different key of this name and version. */
export class OtherKey extends Error {
  constructor({ setting, version }: Pick<KeyMark, 'setting' | 'version'>) {
    super(
      `This database was written with another key ${version} in ${setting}. Restore that key, or add the new one with a higher version.`,
    )
  }
}
