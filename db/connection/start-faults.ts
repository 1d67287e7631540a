// Why a database can't be opened. On their own, so that explaining a failed start doesn't load the query layer.
import type { KeyMark } from '#db/sealing/key-marks.ts'

/** Another process holds the embedded database's folder, which is the message. */
export class FolderInUse extends Error {}

/** The disk under the embedded database's folder is full; the folder is the message. */
export class DiskFull extends Error {}

/** This database was written with a different key of this name and version. */
export class OtherKey extends Error {
  constructor({ setting, version }: Pick<KeyMark, 'setting' | 'version'>) {
    super(
      `This database was written with another key ${version} in ${setting}. Restore that key, or add the new one with a higher version.`,
    )
  }
}

/** A file that the owner names in the settings can't be used; the message says which and why. */
export class WrongFile extends Error {}
