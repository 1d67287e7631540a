// Several nodes of the shop on one database, each a separate process that can be ended and restarted.
import { join } from 'node:path'
import { startShopProcess, type ShopProcess } from '../storm/processes.ts'

export type Role = 'web' | 'worker'
export type ClusterSettings = {
  databaseUrl: string
  shopUrl: string
  folder: string
  vendors: { url: string; smtpUrl: string }
  /** One port for each node. */
  ports: Record<Role, number[]>
}
export type Node = { name: string; role: Role; process: ShopProcess; port: number }

export function openCluster({ databaseUrl, shopUrl, folder, vendors, ports }: ClusterSettings) {
  const nodes = new Map<string, Node>()
  const logFile = (name: string) => join(folder, `${name}.log`)

  const start = (role: Role, port: number, name: string): Node => {
    const process = startShopProcess({
      port,
      dataFolder: folder,
      logFile: logFile(name),
      env: {
        ROLE: role,
        DATABASE_URL: databaseUrl,
        DIRECT_DATABASE_URL: '',
        PUBLIC_URL: shopUrl,
        STRIPE_API_URL: vendors.url,
        ESIM_API_URL: vendors.url,
        SMTP_URL: vendors.smtpUrl,
        // One hop for the buyer's own header, and one for the load balancer.
        TRUSTED_PROXIES: '2',
        POLL_SECONDS: '1',
        LOG_LEVEL: 'warn',
      },
    })
    const node = { name, role, process, port }
    nodes.set(name, node)
    return node
  }

  return {
    /** This many of each role, from the first port on; any others are ended. */
    resize: async (wanted: Record<Role, number>) => {
      for (const role of ['web', 'worker'] as const) {
        for (const [at, port] of ports[role].entries()) {
          const name = `${role}-${at + 1}`
          const running = nodes.get(name)
          if (at < wanted[role] && !running) await start(role, port, name).process.ready
          if (at >= wanted[role] && running) await end(running)
        }
      }
    },
    list: () => [...nodes.values()],
    /** Kills a node or asks it to end, and restarts it at once. */
    replace: async (node: Node, how: 'kill' | 'stop') => {
      const code = await node.process[how]()
      if (how === 'stop' && code !== 0) throw new Error(`${node.name} was asked to end and ended with ${String(code)}.`)
      await start(node.role, node.port, node.name).process.ready
    },
    logFiles: () => [...nodes.keys()].map(logFile),
    stop: async () => {
      for (const node of nodes.values()) await node.process.stop()
      nodes.clear()
    },
  }

  async function end(node: Node) {
    nodes.delete(node.name)
    await node.process.stop()
  }
}
