/** `boot.ts`, built as a program of its own (vite.config.ts): its text. */
declare module 'virtual:boot' {
  const text: string
  export default text
}
