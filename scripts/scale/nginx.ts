// The load balancer in front of the web nodes: a node that doesn't answer is skipped for a moment, and the next one is
// tried.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from '../storm/wait-until.ts'

// Ends together with its parent, however that ends: the guard's input closes then.
const GUARD = `trap "" INT TERM HUP; "$@" & balancer=$!; cat; kill -TERM $balancer 2>/dev/null; wait $balancer`

export type Balancer = { url: string; stop: () => Promise<void> }

export async function startNginx(program: string, folder: string, port: number, nodes: number[]): Promise<Balancer> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configFor(folder, port, nodes))
  const child = spawn(
    'sh',
    ['-c', GUARD, 'guard', program, '-p', folder, '-c', config, '-e', join(folder, 'error.log')],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const url = `http://localhost:${port}`
  await waitUntil('nginx', 10_000, () => {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`)
    return fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  })
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = new Promise((done) => child.once('exit', done))
      child.stdin.end()
      await ended
    },
  }
}

// A POST that was sent is never sent to the next node, because its outcome is unknown. The shop's own answer in that
// case is that the sender may repeat it.
const configFor = (folder: string, port: number, nodes: number[]) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream shop {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 1m;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
      # News about an order arrives as it happens.
      proxy_buffering off;
      proxy_read_timeout 1h;
    }
  }
}
`
