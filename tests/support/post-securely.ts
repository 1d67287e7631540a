// Posts once as the shop does, in a process that may trust an extra certificate authority (NODE_EXTRA_CA_CERTS), and
// prints the answer.
import { webhookSender } from '#adapters/webhook/webhook-sender.ts'

const sender = webhookSender({
  privateHosts: ['hooks.test'],
  ports: [],
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
})
const answer = await sender.send({
  url: process.argv[2] ?? '',
  headers: { 'content-type': 'application/json' },
  body: '{}',
})
console.log(JSON.stringify(answer))
