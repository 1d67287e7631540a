// The input of the server build: the pages and the HTTP app around them in one module graph.
import * as build from 'virtual:react-router/server-build'
import { createApp } from './http/http.ts'

export * from 'virtual:react-router/server-build'
export const openApp = (parts: Parameters<typeof createApp>[1]) => createApp(build, parts)
