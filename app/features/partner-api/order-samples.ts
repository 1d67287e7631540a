// Samples that order an eSIM and wait for its codes, and one that gives it back; they run unchanged once API_KEY is set,
// and ORDER_ID for the last one.
import { API_PATH } from './api-path.ts'
import type { Sample } from './samples.ts'

/** For the API at this address. */
export const orderSamplesFor = (origin: string): Sample[] => [
  { language: 'curl', text: curlSample(origin) },
  { language: 'TypeScript', text: typeScriptSample(origin) },
  { language: 'PHP', text: phpSample(origin) },
]

/** Needs no body. */
export const giveBackSampleFor = (
  origin: string,
): string => `curl -X POST "${origin}${API_PATH}/orders/$ORDER_ID/give-back" \\
  -H "Authorization: Bearer $API_KEY"`

const curlSample = (origin: string): string => `curl "${origin}${API_PATH}/orders" \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Idempotency-Key: booking-$(date +%s)" \\
  -H "Content-Type: application/json" \\
  -d '{"bundleId": "01032_3", "reference": "booking-4711"}'`

const typeScriptSample = (origin: string): string => `const authorization = \`Bearer \${process.env.API_KEY}\`

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(\`${origin}${API_PATH}\${path}\`, {
    ...init,
    headers: { authorization, 'content-type': 'application/json', ...init.headers },
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(\`\${answer.code}: \${answer.title}\`)
  return answer
}

let order = await call('/orders', {
  method: 'POST',
  headers: { 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ bundleId: '01032_3', reference: 'booking-4711' }),
})
while (order.state === 'in_progress') {
  await new Promise((done) => setTimeout(done, 2000))
  order = await call(\`/orders/\${order.id}\`)
}
console.log(order.state, order.esim?.activationCode)`

const phpSample = (origin: string): string => `<?php
function call(string $path, ?array $body = null): array
{
    $call = curl_init('${origin}${API_PATH}' . $path);
    $headers = ['Authorization: Bearer ' . getenv('API_KEY')];
    if ($body !== null) {
        $headers[] = 'Content-Type: application/json';
        $headers[] = 'Idempotency-Key: ' . bin2hex(random_bytes(16));
        curl_setopt($call, CURLOPT_POSTFIELDS, json_encode($body));
    }
    curl_setopt_array($call, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => $headers]);
    $answer = json_decode(curl_exec($call), true);
    if (curl_getinfo($call, CURLINFO_RESPONSE_CODE) >= 400) {
        exit($answer['code'] . ': ' . $answer['title'] . PHP_EOL);
    }
    return $answer;
}

$order = call('/orders', ['bundleId' => '01032_3', 'reference' => 'booking-4711']);
while ($order['state'] === 'in_progress') {
    sleep(2);
    $order = call('/orders/' . $order['id']);
}
echo $order['state'] . ' ' . ($order['esim']['activationCode'] ?? '') . PHP_EOL;`
