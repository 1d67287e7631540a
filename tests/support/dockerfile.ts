// Runs a Dockerfile on this machine: its stages are folders, its steps run unchanged. The contents of the `FROM` images
// come from this machine; users and layers are ignored.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix } from 'node:path'
import { z } from 'zod'

type Step = { word: string; rest: string }
/** `env` comes from its `ENV` lines; `command` and `health` are what Docker would run. */
export type Image = {
  folder: string
  workFolder: string
  env: Record<string, string>
  user: string
  port: number
  command: string[]
  health: string[]
  remove: () => void
}
/** Replaces a step; returns false if it should run unchanged. */
export type StandIn = (command: string, workFolder: string) => boolean

const words = z.array(z.string())

/** The steps in order; a line that ends with a backslash continues. */
const readSteps = (text: string): Step[] =>
  text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }))

/** Builds the last stage's image from the files of `root` that Docker would receive. */
export function buildImage(root: string, standIn: StandIn): Image {
  const place = mkdtempSync(join(tmpdir(), 'image-'))
  const stages = new Map<string, string>()
  const image = { folder: '', workFolder: '/', env: {}, user: 'root', port: 0, command: [], health: [] }
  let now: Omit<Image, 'remove'> = image
  const inside = (path: string) => join(now.folder, posix.resolve(now.workFolder, path))

  for (const [at, { word, rest }] of readSteps(readFileSync(join(root, 'Dockerfile'), 'utf8')).entries()) {
    if (word === 'FROM') {
      now = { ...image, folder: join(place, String(at)), env: {} }
      mkdirSync(now.folder)
      const name = / AS (\S+)$/i.exec(rest)?.[1]
      if (name) stages.set(name, now.folder)
    } else if (word === 'WORKDIR') {
      now.workFolder = posix.resolve(now.workFolder, rest)
      mkdirSync(join(now.folder, now.workFolder), { recursive: true })
    } else if (word === 'COPY') copy(root, stages, rest, inside)
    else if (word === 'RUN') {
      for (const command of rest.split(' && ')) if (!standIn(command, inside('.'))) run(command, inside('.'), now.env)
    } else if (word === 'ENV') {
      const [key = '', value = ''] = rest.split('=')
      now.env = { ...now.env, [key]: value }
    } else if (word === 'USER') now.user = rest
    else if (word === 'EXPOSE') now.port = Number(rest)
    else if (word === 'HEALTHCHECK') now.health = words.parse(JSON.parse(rest.slice(rest.indexOf('CMD') + 3)))
    else if (word === 'CMD') now.command = words.parse(JSON.parse(rest))
    else throw new Error(`Nobody here knows what ${word} does.`)
  }
  return { ...now, remove: () => rmSync(place, { recursive: true, force: true }) }
}

/** Uses hard links if both are on one disk, since the files are only read. */
export function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  for (const how of ['-aTl', '-aT']) if (spawnSync('cp', [how, from, to]).status === 0) return
  throw new Error(`${from} could not be copied.`)
}

function copy(root: string, stages: Map<string, string>, rest: string, inside: (path: string) => string) {
  const [, stage] = /^--from=(\S+) /.exec(rest) ?? []
  const paths = rest.split(' ').filter((each) => !each.startsWith('--'))
  const to = paths.pop() ?? '.'
  const from = stage === undefined ? root : stages.get(stage)
  if (from === undefined) throw new Error(`There is no stage ${stage}.`)
  for (const path of paths) {
    const target = to.endsWith('/') ? join(inside(to), basename(path)) : inside(to)
    if (path === '.') copyContext(root, inside(to))
    else if (stage === undefined) cpSync(join(from, path), target, { recursive: true })
    else link(join(from, path), target)
  }
}

// What the Docker client would send: everything except what .dockerignore names.
function copyContext(root: string, to: string) {
  const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const strange = left.filter((name) => !/^(\*\*\/)?[\w.-]+$/.test(name))
  if (strange.length > 0) throw new Error(`Only names are understood: ${strange.join(', ')}`)
  const isLeft = (path: string, isTop: boolean) =>
    left.includes(`**/${basename(path)}`) || (isTop && left.includes(basename(path)))
  for (const name of readdirSync(root)) {
    if (!isLeft(name, true))
      cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !isLeft(path, false) })
  }
}

function run(command: string, cwd: string, env: Record<string, string>) {
  const path = [dirname(process.execPath), process.env['PATH']].join(':')
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: { PATH: path, HOME: process.env['HOME'], ...env },
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`)
}
