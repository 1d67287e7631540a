// The address of every flag. It is long, so the browser fetches it apart from the first load.
export const FLAG_FILES = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  base: '/node_modules/country-flag-icons/3x2/',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})
