// Writes docs/settings.md: every setting with its default and its meaning.
import { writeFileSync } from 'node:fs'
import { settingsPage } from './settings/settings-page.ts'

writeFileSync('docs/settings.md', settingsPage())
