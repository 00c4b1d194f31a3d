import { parseCommandArguments } from '#cli/arguments.ts'
import { publicKeyOf } from '#crypto/secrets.ts'
import { takeSignatureKey } from '#crypto/signing-keys.store.ts'
import { withData } from '#crypto/with-data.ts'
import { type Checked, checkChains } from '#activity/check-chains.ts'
import { runCommand } from '#cli/run-program.ts'

const usage = `Usage: accord check-activity

Verify every organization's activity chain and list any errors. The exit code is 0 if all chains are valid, and
otherwise 1.`

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
  const removed = cut > 0 ? [`${cut} removed by their organizations' policies`] : []
  const parts = [`${rows} valid rows`, ...removed, `${erased} erased`, `${unsigned} not signed yet`]
  return `${organizations} organizations: ${parts.join(', ')}`
}
