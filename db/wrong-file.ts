// In its own file, so that explaining a failed start doesn't load the query layer.

/** A file that the owner names in the settings can't be used; the message says which and why. */
export class WrongFile extends Error {}
