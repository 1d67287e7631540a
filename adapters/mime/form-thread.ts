// The thread in which one form with files is parsed; whoever started it ends it (lanes.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { BEGUN } from './begun.ts'
import { parseForm } from './parse-form.ts'

const { body, contentType }: { body: Uint8Array; contentType: string } = workerData
parentPort?.postMessage(BEGUN, [])
parentPort?.postMessage(await parseForm(new Uint8Array(body), contentType), [])
