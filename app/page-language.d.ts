interface ImportMetaEnv {
  /** The language of a browser's scripts, by their build; see vite.config.ts. */
  readonly PAGE_LANGUAGE?: string
}
