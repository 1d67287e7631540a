// Samples that receive a webhook and verify it; they run unchanged once WEBHOOK_SECRET is set.
import type { Sample } from './samples.ts'

export const WEBHOOK_SAMPLES: Sample[] = [
  {
    language: 'TypeScript',
    text: `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.WEBHOOK_SECRET ?? ''

function isFromUs(signature: string, body: string): boolean {
  const parts = signature.split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const expected = Buffer.from(createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest('hex'))
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value = '']) => Buffer.from(value))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  if (!isFromUs(String(request.headers['wander-pass-signature']), body)) return response.writeHead(400).end()
  response.writeHead(204).end()
  const event = JSON.parse(body)
  console.log(event.id, event.type, event.data.order?.state)
}).listen(Number(process.env.PORT ?? 8080))`,
  },
  {
    language: 'PHP',
    text: `<?php
function isFromUs(string $signature, string $body): bool
{
    preg_match('/\\bt=(\\d+)/', $signature, $time);
    preg_match_all('/\\bv1=([0-9a-f]{64})/', $signature, $given);
    if (!$time || abs(time() - (int) $time[1]) > 300) {
        return false;
    }
    $expected = hash_hmac('sha256', $time[1] . '.' . $body, getenv('WEBHOOK_SECRET'));
    foreach ($given[1] as $each) {
        if (hash_equals($expected, $each)) {
            return true;
        }
    }
    return false;
}

$body = file_get_contents('php://input');
if (!isFromUs($_SERVER['HTTP_WANDER_PASS_SIGNATURE'] ?? '', $body)) {
    http_response_code(400);
    exit;
}
http_response_code(204);
$event = json_decode($body, true);
error_log($event['id'] . ' ' . $event['type'] . ' ' . ($event['data']['order']['state'] ?? ''));`,
  },
]
