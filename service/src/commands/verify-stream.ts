import { existsSync } from 'node:fs'
import { parseCommandArguments } from '#cli/arguments.ts'
import { fingerprintFrom } from '#crypto/fingerprint-from.ts'
import { printable } from '#cli/printable.ts'
import { type CheckedCopy, checkCopy } from '#events/audit-streams/check-copy.ts'
import { type CopiedRecord, copiedRecords } from '#events/audit-streams/copied-records.ts'

const usage = `Usage: accord verify-stream FILE... [--signed-by PUBLIC_KEY_OR_FINGERPRINT] [--any-order]

Verify that a copy of an audit stream is complete and unchanged, and print the first error. The files are read in the
given order, and can be compressed with gzip. With --signed-by, the copy must also be signed with that key. If your tool
lists the newest rows first, use --any-order to sort them.`

try {
  const known = { 'signed-by': 'value', 'any-order': 'flag' } as const
  const { words: files, options } = parseCommandArguments({ usage, options: known })
  if (files.length === 0) throw new Error(`Specify at least one file.\n${usage}`)
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const signedBy = options['signed-by']
  const pinned = signedBy === undefined ? undefined : fingerprintFrom(signedBy)
  const records = options['any-order'] ? await sorted(readAll(files)) : readAll(files)
  const copies = await checkCopy(records, pinned)
  if (copies.length === 0) throw new Error('The files contain no records.')
  console.log(printable(copies.map((copy) => describe(copy, pinned !== undefined)).join('\n')))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}

async function* readAll(files: readonly string[]): AsyncGenerator<CopiedRecord> {
  for (const file of files) yield* copiedRecords(file)
}

/** Signed floors come first, because they explain why rows are missing. Heads follow the rows that they sign. */
async function sorted(records: AsyncIterable<CopiedRecord>): Promise<CopiedRecord[]> {
  const all: CopiedRecord[] = []
  for await (const record of records) all.push(record)
  const place = (record: CopiedRecord) => {
    if (record.record === 'activity') return Number(record.row.position)
    return record.record === 'head' ? Number(record.head.position) + 0.5 : 0
  }
  return all.toSorted((one, other) => place(one) - place(other))
}

function describe(
  { organizationId, first, last, repeated, erased, cut, head, fingerprint }: CheckedCopy,
  isPinned: boolean,
): string {
  const unsigned = last - BigInt(head.position)
  return [
    `Organization ${organizationId}: rows ${first} to ${last} are complete and unchanged${cut.length > 0 ? ', except for deleted rows' : ''}.`,
    `  Row ${head.position} was signed on ${head.at.toISOString()}. The signature also covers all earlier rows.`,
    ...(unsigned > 0n ? [`  ${unsigned} newer rows aren't signed yet.`] : []),
    ...(repeated > 0 ? [`  ${repeated} rows arrived more than once.`] : []),
    ...(erased > 0 ? [`  In ${erased} rows, data was erased, and each erasure is recorded.`] : []),
    ...cut.map(
      ({ from, to }) =>
        `  Rows ${from} to ${to} aren't in the copy. A signed record shows that Accord deleted them under the organization's retention policy.`,
    ),
    `  Signed with the key ${fingerprint}.`,
    ...(isPinned
      ? []
      : [
          '  Compare this key with the one on the Data Export page, under “Contents”. To do this automatically, use --signed-by.',
        ]),
  ].join('\n')
}
