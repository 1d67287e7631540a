// The thread in which one email is parsed; whoever started it ends it (mime.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { parseMail } from './parse-mail.ts'

parentPort?.postMessage(await parseMail(new Uint8Array(workerData)), [])
