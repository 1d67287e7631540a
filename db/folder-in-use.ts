/** Another process holds the embedded database's folder, which is the message. */
export class FolderInUse extends Error {}
