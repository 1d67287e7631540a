// Starts the shop with all vendors on this machine: the sandbox simulates payment provider, eSIM network, and
// mail server.
import type { Config } from './settings/config.ts'
import { runShop } from './run-shop.ts'
import { startSandboxProcess } from './process/sandbox-process.ts'
import { tellSandbox } from './process/tell-sandbox.ts'

let sandboxUrl: string | null = null

await runShop(
  async (config) => {
    if (!needsSandbox(config)) return []
    const sandbox = await startSandboxProcess(config)
    sandboxUrl = sandbox.url
    return [
      `Mailbox:       ${sandbox.url}/mailbox`,
      `Sandbox:       ${sandbox.url}/ (test payments, eSIMs, and faults to switch on)`,
    ]
  },
  async (shop) => {
    if (sandboxUrl) await tellSandbox(sandboxUrl, shop)
  },
)

function needsSandbox({ payment, network, vies, mail, sandbox }: Config): boolean {
  const addresses = [payment.apiUrl, network.url, vies.url, mail.url]
  return addresses.some(
    (address) => address !== undefined && [sandbox.port, sandbox.smtpPort].includes(Number(new URL(address).port)),
  )
}
