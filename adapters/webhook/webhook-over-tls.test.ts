// Over HTTPS, a partner's server is only contacted if its certificate is valid: from an authority that Node knows or
// that the operator added (docs/operate.md), for that name, and not expired.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'

const FOLDER = resolve(import.meta.dirname, '../../tests/fixtures/certificates')
const read = (name: string) => readFileSync(resolve(FOLDER, `${name}.pem`))
const POSTER = resolve(import.meta.dirname, '../../tests/support/post-securely.ts')
const run = promisify(execFile)

let close = () => Promise.resolve()
afterEach(() => close())

/** A partner's server with this certificate, and the requests that it received. */
async function receiver(certificate: string) {
  const heard: string[] = []
  const server = createServer({ key: read('server-key'), cert: read(certificate) }, (request, response) => {
    request.on('data', (part: Buffer) => heard.push(String(part)))
    request.on('end', () => response.end('Thank you'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nobody listens.')
  return { url: `https://hooks.test:${address.port}/in`, heard }
}

/** A process reads the list of authorities when it starts. */
async function post(url: string, authority?: string): Promise<unknown> {
  const env = { ...process.env, ...(authority && { NODE_EXTRA_CA_CERTS: resolve(FOLDER, `${authority}.pem`) }) }
  const { stdout } = await run(process.execPath, [POSTER, url], { env })
  return JSON.parse(stdout)
}

describe('a webhook over https', () => {
  it('reaches a server with a certificate of a configured authority', async () => {
    const { url, heard } = await receiver('fitting')
    expect(await post(url, 'authority')).toEqual({ kind: 'answered', status: 200, text: 'Thank you' })
    expect(heard).toEqual(['{}'])
  })

  it.each([
    ['of an authority that nobody named', 'fitting', undefined],
    ['of another name', 'wrong-name', 'authority'],
    ['that has expired', 'expired', 'authority'],
  ])('sends nothing to a server with a certificate %s', async (_what, certificate, authority) => {
    const { url, heard } = await receiver(certificate)
    expect(await post(url, authority)).toEqual({ kind: 'unanswered', problem: 'not_secure' })
    expect(heard).toEqual([])
  })
})
