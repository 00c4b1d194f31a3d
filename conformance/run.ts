import { buildConsoleIfStale } from '../scripts/build-console.ts'
import { installOwn } from '../scripts/run-command.ts'
import { checkApiDocument } from './api-document/check.ts'
import { clients } from './clients.ts'
import { setStage } from './drive/stage.ts'
import { tryClient } from './drive/try-client.ts'

/** Runs all clients or the named ones, as in `npm run make -- conformance passport grant`. */
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

await installOwn('conformance', 'the clients that sign people in')
await buildConsoleIfStale()
await using stage = await setStage()
const lines: string[] = []
for (const client of clients.filter(({ name }) => isWanted(name))) {
  lines.push(await tryClient(stage, client))
  console.log(lines.at(-1))
}
if (isWanted('openapi')) {
  for (const line of await checkApiDocument()) {
    lines.push(line)
    console.log(line)
  }
}
const failed = lines.filter((line) => line.startsWith('✗')).length
const skipped = lines.filter((line) => line.startsWith('–')).length
console.log(`\n${lines.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped.`)
if (failed > 0) process.exitCode = 1
