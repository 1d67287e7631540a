/** Another process holds the embedded database's folder, which is the message. */
export class FolderInUse extends Error {}

/** The disk under the embedded database's folder is full; the folder is the message. */
export class DiskFull extends Error {}
