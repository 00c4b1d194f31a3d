import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { CheckedExport } from '@accord/contract/export-file.ts'
import { checkExport } from '#exports/file/check-export.ts'
import { parseCommandArguments } from '#cli/arguments.ts'
import { fingerprintFrom } from '#crypto/fingerprint-from.ts'
import { printable } from '#cli/printable.ts'

const usage = `Usage: accord verify-export FILE [--signed-by PUBLIC_KEY_OR_FINGERPRINT]

Verify that a data export is unchanged, and list any errors. With --signed-by, the export must also be signed with that
key.`

try {
  const known = { 'signed-by': 'value' } as const
  const { words, options } = parseCommandArguments({ usage, words: ['file'], options: known })
  const file = words[0]!
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)

  const signedBy = options['signed-by']
  const pinned = signedBy === undefined ? undefined : fingerprintFrom(signedBy)
  const checked = await checkExport(file, pinned)
  if (checked.problems.length > 0) {
    throw new Error(`${file} has been changed or damaged.\n${list(checked.problems)}`)
  }
  console.log(printable(await describe(file, checked, pinned !== undefined)))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}

function list(sentences: string[]): string {
  return sentences.map((sentence) => `  ${sentence}`).join('\n')
}

/** Only an organization's export contains the activity itself. */
function ofActivity(type: string, { position, at }: { position: string; at: string }): string {
  return type === 'access'
    ? `The organization's activity ended with row ${position}, signed on ${at}.`
    : `Its activity is valid. Row ${position} was signed on ${at}.`
}

function whatIs(type: string): string {
  if (type === 'person') return 'Data about'
  return type === 'access' ? 'Access to the data of the organization' : `Data of the ${type}`
}

async function describe(
  file: string,
  { manifest, fingerprint }: CheckedExport,
  pinned: boolean,
): Promise<string> {
  const { type, subject, requestedBy, snapshotAt, files, rows } = manifest!
  const { activityHead: head, activityFloor: floor } = manifest!
  const what = whatIs(type)
  const by = requestedBy ? `, requested by ${requestedBy.name}` : ''
  return [
    `${file} is unchanged.`,
    `  ${what} ${subject.name} (${subject.id}), as of ${snapshotAt}${by}.`,
    `  ${files.length} files, ${rows} rows. SHA-256 of the whole file: ${await digestOf(file)}`,
    ...(head ? [`  ${ofActivity(type, head)}`] : []),
    ...(floor
      ? [
          `  Activity before ${floor.before}, up to row ${floor.position}, was deleted under the organization's retention policy.`,
        ]
      : []),
    `  Signed with the key ${fingerprint}.`,
    ...(pinned
      ? []
      : [
          '  Compare this key with the one on the Data Export page, under “Contents”. To do this automatically, use --signed-by.',
        ]),
  ].join('\n')
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
