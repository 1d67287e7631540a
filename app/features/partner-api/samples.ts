// Samples that run unchanged once API_KEY is set; a test runs them against the built shop.
import { API_PATH } from './api-path.ts'

export type Sample = { language: 'curl' | 'TypeScript' | 'PHP'; text: string }

/** For the API at this address. */
export const samplesFor = (origin: string): Sample[] => [
  { language: 'curl', text: curlSample(origin) },
  { language: 'TypeScript', text: typeScriptSample(origin) },
  { language: 'PHP', text: phpSample(origin) },
]

export const curlSample = (origin: string): string => `curl "${origin}${API_PATH}/bundles?zone=Europe" \\
  -H "Authorization: Bearer $API_KEY"`

const typeScriptSample = (origin: string): string => `const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const trip = new URLSearchParams({ countries: 'FR,IT', arrival: inDays(14), departure: inDays(21) })
const response = await fetch(\`${origin}${API_PATH}/offers?\${trip}\`, {
  headers: { authorization: \`Bearer \${process.env.API_KEY}\` },
})
const answer = await response.json()
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.title}\`)
for (const { bundleId, zone, megabytes, dataKind, priceCents } of answer.data) {
  const data = dataKind === 'unlimited' ? dataKind : \`\${megabytes} MB (\${dataKind})\`
  console.log(bundleId, zone, data, \`€\${(priceCents / 100).toFixed(2)}\`)
}`

const phpSample = (origin: string): string => `<?php
$call = curl_init('${origin}${API_PATH}/bundles?zone=Europe');
curl_setopt_array($call, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('API_KEY')],
]);
$answer = json_decode(curl_exec($call), true);
if (curl_getinfo($call, CURLINFO_RESPONSE_CODE) !== 200) {
    exit($answer['code'] . ': ' . $answer['title'] . PHP_EOL);
}
foreach ($answer['data'] as $bundle) {
    $data = $bundle['dataKind'] === 'unlimited' ? 'unlimited' : "{$bundle['megabytes']} MB ({$bundle['dataKind']})";
    printf("%s: %s, EUR %.2f\\n", $bundle['bundleId'], $data, $bundle['priceCents'] / 100);
}`
