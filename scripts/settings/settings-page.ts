// docs/settings.md as text, from the settings that the server reads.
import { SANDBOX_MAIL, SANDBOX_SECRETS } from '#server/settings/sandbox-values.ts'
import { environment, settingShape } from '#server/settings/settings.ts'

const HEAD = `# Settings

Environment variables, one thing each, or lines of a file \`.env\` for the image. If a value is invalid, the shop says so in one sentence and doesn't start. Without any, a sandbox plays the vendors. What production needs is in [operate.md](operate.md).

\`npm run settings\` writes this page from \`server/settings/settings.ts\`.

| name | default | meaning |
| --- | --- | --- |
`

const OF_THE_SANDBOX = new Set<unknown>([...Object.values(SANDBOX_SECRETS), ...Object.values(SANDBOX_MAIL)])

export function settingsPage(): string {
  const defaults = new Map<string, unknown>(Object.entries(environment.parse({})))
  const rows = Object.entries(settingShape).map(([name, setting]) => {
    const { description = '', unset } = setting.meta() ?? {}
    const value = typeof unset === 'string' ? unset : shown(defaults.get(name))
    return `| \`${name}\` | ${value} | ${description} |\n`
  })
  return HEAD + rows.join('')
}

function shown(value: unknown): string {
  if (value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const texts = [value].flat().map(String)
  return texts.some((text) => OF_THE_SANDBOX.has(text)) ? "the sandbox's" : texts.join(',')
}
