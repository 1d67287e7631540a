// The thread in which one email is parsed; whoever started it ends it (lanes.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { BEGUN } from './begun.ts'
import { parseMail } from './parse-mail.ts'

parentPort?.postMessage(BEGUN, [])
parentPort?.postMessage(await parseMail(new Uint8Array(workerData)), [])
