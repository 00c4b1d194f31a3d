import { parseCommandArguments } from '#cli/arguments.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { takeSignatureKey } from '#crypto/signing-keys.store.ts'
import { withData } from '#crypto/with-data.ts'
import { type Checked, checkChains } from '#activity/check-chains.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord check-activity

Goes through every organization's chain of activity and names what is wrong in it.
Ends with 0 where all holds.`

await runCommand(async () => {
  parseCommandArguments({ usage, words: [] })
  const checked = await withData(async ({ db, secrets }) => {
    await takeSignatureKey(db, secrets)
    return checkChains(db, publicKeyOf(secrets.signatureKey))
  })
  console.log(checked.broken.length === 0 ? summary(checked) : checked.broken.join('\n'))
  process.exitCode = checked.broken.length === 0 ? 0 : 1
})

function summary({ organizations, rows, cut, erased, unsigned }: Checked): string {
  const removed = cut > 0 ? [`${cut} removed by their organizations' rules`] : []
  const parts = [`${rows} rows hold`, ...removed, `${erased} erased`, `${unsigned} not signed yet`]
  return `${organizations} organizations: ${parts.join(', ')}`
}
