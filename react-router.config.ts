import type { Config } from '@react-router/dev/config'

// The server build has several entries: vite.config.ts.
export default {
  appDirectory: 'app',
  buildDirectory: process.env['PAGE_LANGUAGE'] ? `build/language-${process.env['PAGE_LANGUAGE']}` : 'build',
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config
