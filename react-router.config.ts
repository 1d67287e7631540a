import type { Config } from '@react-router/dev/config'

// The server build has several entries: vite.config.ts.
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config
