/** A script that is sent as text, by its path; see vite.config.ts. */
declare module 'virtual:script/*' {
  const text: string
  export default text
}
