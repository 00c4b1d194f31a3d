import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inviteMember } from '@accord/contract/invitations.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestService, type TestService } from '#testing/test-service.ts'
import { signHead } from '#activity/signed.ts'
import { checkExport } from './check-export.ts'
import { fingerprintOf, publicKeyOf } from '#crypto/secrets.ts'
import { type Manifest, type ManifestHead, signManifest } from './manifest.ts'
import {
  download,
  createFinishedExport,
  manifestIn,
  ofOrganization,
  unzipped,
  zipped,
} from '#testing/exports.ts'

let service: TestService
let folder: string
let bytes: Buffer
let files: Map<string, Buffer>
let signingKey: KeyObject

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-check-'))
  service = await startTestService()
  signingKey = service.context.secrets.signatureKey
  const organization = await service.createOrganization({ form: { name: 'Harbour' } })
  const body = {
    organization: organization.id,
    email: 'chen@example.com',
    roles: ['member' as const],
  }
  await organization.owner.as.call(inviteMember, { body })
  const subject = ofOrganization(organization)
  const job = await createFinishedExport(service, organization.owner.as, subject)
  bytes = (await download(service, organization.owner, subject, job)).bytes
  files = await unzipped(bytes)
})
afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

async function saved(content: Buffer): Promise<string> {
  const path = join(folder, `${randomUUID()}.zip`)
  await writeFile(path, content)
  return path
}

const problemsOf = async (content: Buffer, pinned?: string) =>
  (await checkExport(await saved(content), pinned)).problems

const withChange = (path: string, change: (file: Buffer) => Buffer) =>
  zipped([...files].map(([name, file]) => [name, name === path ? change(file) : file]))

const edited = (from: string, to: string) => (file: Buffer) =>
  Buffer.from(file.toString().replace(from, to))

/** Returns the head in the manifest as if this key had signed it. */
function headBy(key: KeyObject): ManifestHead {
  const { subject, activityHead } = manifestIn(files)
  const { position, hash, at } = activityHead!
  const head = {
    organizationId: subject.id,
    position,
    hash: Buffer.from(hash, 'hex'),
    at: new Date(at),
  }
  const { keyId, signature } = signHead(head, key)
  return { position, hash, at, keyId, signature: signature.toString('base64') }
}

const badSignature = "The signature doesn't match the manifest. One of them was changed."

describe('EX-4: an export that is checked without the service', () => {
  test("an export checked offline is reported as unchanged, even if it's packed again", async () => {
    expect(await problemsOf(bytes)).toEqual([])
    expect(await problemsOf(bytes, fingerprintOf(publicKeyOf(signingKey)))).toEqual([])
    expect(await problemsOf(await zipped(files))).toEqual([])
  })

  test('an export checked offline is reported as unchanged if it uses the fields for very large files', async () => {
    expect(await problemsOf(await zipped(files, { forceZip64Format: true }))).toEqual([])
  })

  test('an export checked offline is reported as unchanged if an earlier version of the service created it', async () => {
    const fixture = join(import.meta.dirname, '../../testing/versions/export-0.1.0.zip')
    const earlier = await readFile(fixture)
    expect(await problemsOf(earlier)).toEqual([])
    expect(manifestIn(await unzipped(earlier)).rows).toBeGreaterThan(20)
  })

  test('an export fails the offline check if a file was changed, removed, added, or duplicated', async () => {
    const changed = await withChange('members.csv', edited('Ana', 'Eve'))
    expect(await problemsOf(changed)).toEqual([
      "members.csv was changed. It doesn't match the manifest.",
    ])
    const fewer = await zipped([...files].filter(([path]) => path !== 'activity.jsonl'))
    expect(await problemsOf(fewer)).toEqual(['activity.jsonl is missing.'])
    const more = await zipped([...files, ['readme.txt', Buffer.from('Run me')]])
    expect(await problemsOf(more)).toEqual(["readme.txt isn't part of the export."])
    const twice = await zipped([...files, ['members.csv', files.get('members.csv')!]])
    expect(await problemsOf(twice)).toEqual(['members.csv appears in the file twice.'])
  })

  test('EX1: an export fails the offline check if a file would be unpacked under another name', async () => {
    const renamed = Buffer.from(bytes)
    renamed.write('../evil.exe', renamed.indexOf('members.csv'))
    expect(await problemsOf(renamed)).toContain("members.csv can't be unpacked: it has two names.")
  })

  test('an export fails the offline check if it contains unlisted files that other programs would unpack', async () => {
    const evil = await zipped([['members.csv', Buffer.from('name\r\nEve\r\n')]])
    const hidden = evil.subarray(0, evil.indexOf('PK\x01\x02'))
    const directory = bytes.readUInt32LE(bytes.length - 6)
    const between = Buffer.concat([bytes.subarray(0, directory), hidden, bytes.subarray(directory)])
    between.writeUInt32LE(directory + hidden.length, between.length - 6)
    const fewer = await zipped([...files, ['members.csv', files.get('members.csv')!]])
    for (const at of [12, 14]) fewer.writeUInt16LE(files.size, fewer.length - at)
    const commented = Buffer.concat([bytes, evil])
    commented.writeUInt16LE(evil.length, bytes.length - 2)
    for (const forged of [between, fewer, commented]) {
      expect(await problemsOf(forged)).toEqual([
        expect.stringMatching(/^The file can't be read as a ZIP file: /),
      ])
    }
  })

  test('an export fails the offline check if the manifest was changed to match the files', async () => {
    const manifest = await withChange('manifest.json', edited('Harbour', 'Haven'))
    expect(await problemsOf(manifest)).toEqual([badSignature])
    const unreadable = await withChange('manifest.json', () => Buffer.from('{'))
    expect(await problemsOf(unreadable)).toEqual(["manifest.json was changed and can't be read."])
    const none = await zipped([...files].filter(([path]) => !path.startsWith('manifest')))
    expect(await problemsOf(none)).toEqual([
      'manifest.json is missing.',
      'manifest.sig is missing.',
    ])
    const unsigned = await withChange('manifest.sig', () => Buffer.from('AAAA\n'))
    expect(await problemsOf(unsigned)).toEqual([badSignature])
    const rewritten = await withChange('manifest.sig', edited('=', '?'))
    expect(await problemsOf(rewritten)).toEqual([badSignature])
  })

  test('an export fails the offline check if another key signed it', async () => {
    const { privateKey: other } = generateKeyPairSync('ed25519')
    const { signature: own, ...manifest } = manifestIn(files)
    const theirs = signManifest({ ...manifest, activityHead: headBy(other) }, other)
    const signatureAlone = await withChange('manifest.sig', () => theirs.signature)
    expect(await problemsOf(signatureAlone)).toEqual([badSignature])

    // If everything was changed and signed again, only the key itself differs.
    const forged = await zipped([
      ...[...files].filter(([path]) => !path.startsWith('manifest')),
      ['manifest.json', theirs.bytes],
      ['manifest.sig', theirs.signature],
    ])
    const { problems, fingerprint } = await checkExport(await saved(forged))
    expect(problems).toEqual([])
    expect(fingerprint).not.toBe(own.fingerprint)
    expect(await problemsOf(forged, own.fingerprint)).toEqual([
      `It was signed with a different key: ${fingerprint} instead of ${own.fingerprint}.`,
    ])

    // The activity's head is signed by the service, so it reveals that someone else repacked the file.
    const half = signManifest(manifest, other)
    const packedAnew = await zipped([
      ...[...files].filter(([path]) => !path.startsWith('manifest')),
      ['manifest.json', half.bytes],
      ['manifest.sig', half.signature],
    ])
    expect(await problemsOf(packedAnew)).toEqual([
      expect.stringMatching(
        /its head was signed with the key [0-9a-f]{16}, but this service's key is /,
      ),
    ])

    // The manifest's claim about its own key isn't trusted.
    const claimed: Manifest = {
      ...(JSON.parse(theirs.bytes.toString()) as Manifest),
      signature: { ...own, publicKey: publicKeyOf(other).toString('base64') },
    }
    const claim = await withChange('manifest.json', () => Buffer.from(JSON.stringify(claimed)))
    expect((await checkExport(await saved(claim))).fingerprint).toBe(fingerprint)
  })

  for (const [numRuns, tags] of [
    [30, []],
    [150, ['long']],
  ] as const) {
    test(
      `an export with any changed byte contains the same files or fails the offline check (${numRuns} tries)`,
      { tags: [...tags] },
      async () => {
        const position = fc.integer({ min: 0, max: bytes.length - 1 })
        await fc.assert(
          fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, flip) => {
            const broken = Buffer.from(bytes)
            broken[at]! ^= flip
            if ((await problemsOf(broken)).length > 0) return
            expect(await unzipped(broken)).toEqual(files)
          }),
          { numRuns },
        )
      },
    )
  }

  test("an export fails the offline check if it's truncated or not a ZIP file", async () => {
    for (const content of [bytes.subarray(0, -30), Buffer.from('hello'), Buffer.alloc(0)]) {
      const [first] = await problemsOf(content)
      expect(first).toMatch(/^The file can't be read as a ZIP file: .+\.$/)
    }
  })
})

describe('the chain of activity in an export', () => {
  /** Simulates someone with the manifest key, who can pack a file but can't change what was signed earlier. */
  async function withLines(change: (lines: string[]) => string[]) {
    const path = 'activity.jsonl'
    const lines = change(files.get(path)!.toString().trimEnd().split('\n'))
    const changed = Buffer.from(`${lines.join('\n')}\n`)
    const { signature: _, ...manifest } = manifestIn(files)
    const sha256 = createHash('sha256').update(changed).digest('hex')
    const described = manifest.files.map((file) =>
      file.path === path ? { ...file, bytes: changed.length, sha256 } : file,
    )
    const signed = signManifest({ ...manifest, files: described }, signingKey)
    const all = new Map(files)
      .set(path, changed)
      .set('manifest.json', signed.bytes)
      .set('manifest.sig', signed.signature)
    return problemsOf(await zipped(all))
  }
  const inRow = (number: number, from: string | RegExp, to: string) => (lines: string[]) =>
    lines.map((line, index) => (index === number - 1 ? line.replace(from, to) : line))

  test('the chain of activity in an export is complete up to a head that the service signed', () => {
    const lines = files.get('activity.jsonl')!.toString().trimEnd().split('\n')
    const { activityHead, signature } = manifestIn(files)
    expect(activityHead).toMatchObject({
      position: String(lines.length),
      keyId: signature.fingerprint.slice(0, 16),
      hash: (JSON.parse(lines.at(-1)!) as { hash: string }).hash,
    })
  })

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['a changed kind', inRow(2, 'member_invited', 'member_removed'), /row 2 .* was changed/],
    ['a changed word', inRow(2, 'chen@', 'eve@'), /row 2 .*the personal details were changed/],
    ['another device', inRow(1, '127.0.0.1', '127.0.0.2'), /row 1 .*the IP address or browser was/],
    ['a removed row', (lines) => lines.toSpliced(1, 1), /row 2 is missing/],
    ['a removed end', (lines) => lines.slice(0, -1), /row 3 is missing/],
    [
      'an unrecorded erasure',
      inRow(2, /"chen@example.com"(.*)"wordsSalt":"\w+"/, 'null$1"wordsSalt":null'),
      /row 2: the personal details were erased, but the erasure wasn't recorded/,
    ],
    ["a value that isn't a row", (lines) => [...lines, '{}'], /row 4 can't be read/],
    ["text that isn't JSON", (lines) => [...lines, '{'], /row 4 can't be read/],
  ])(
    'the chain of activity in an export fails the check for %s, even if manifest and file match',
    async (_what, change, sentence) => {
      expect(await withLines(change)).toEqual([expect.stringMatching(sentence)])
    },
  )

  test("the chain of activity in an export isn't accepted without a signed head", async () => {
    const { signature: _, activityHead: __, ...manifest } = manifestIn(files)
    const signed = signManifest(manifest, signingKey)
    const all = new Map(files)
      .set('manifest.json', signed.bytes)
      .set('manifest.sig', signed.signature)
    expect(await problemsOf(await zipped(all))).toEqual([
      "activity.jsonl can't be checked: its chain has no signed head.",
    ])
  })
})

describe('EX-4: accord verify-export', () => {
  const command = join(import.meta.dirname, '../../commands/verify-export.ts')
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
    })

  test('accord verify-export prints the kind of file and the key that signed it', async () => {
    const path = await saved(bytes)
    const { code, stdout, stderr } = await run(path)
    const { fingerprint } = manifestIn(files).signature
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`${path} is unchanged.\n`)
    expect(stdout).toContain('Data of the organization Harbour (')
    expect(stdout).toMatch(/Its activity is valid\. Row 3 was signed on \S+Z\.\n/)
    expect(stdout).toContain(`Signed with the key ${fingerprint}.`)
    expect(stdout).toContain(
      'Compare this key with the one on the Data Export page, under “Contents”.',
    )
  })

  test('accord verify-export accepts the key as a fingerprint, in base64, or as a PEM file', async () => {
    const path = await saved(bytes)
    const { fingerprint, publicKey } = manifestIn(files).signature
    const pem = join(folder, 'key.pem')
    const { publicKey: foreign } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    await writeFile(pem, foreign)
    expect((await run(path, '--signed-by', fingerprint)).code).toBe(0)
    expect((await run(path, '--signed-by', publicKey)).code).toBe(0)
    const { code, stderr } = await run(path, '--signed-by', pem)
    expect(code).toBe(1)
    expect(stderr).toContain('It was signed with a different key: ')
    expect(await run(path, '--signed-by', 'nonsense')).toMatchObject({
      code: 1,
      stderr: '--signed-by must be a public key in PEM or base64, or its fingerprint.\n',
    })
  })

  test('accord verify-export prints one sentence per problem, without control characters', async () => {
    const evil = await zipped([...files, ['\u001b[2J.txt', Buffer.from('x')]])
    const path = await saved(evil)
    expect(await run(path)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${path} has been changed or damaged.\n  ?[2J.txt isn't part of the export.\n`,
    })
    expect(await run()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Specify the file\.\nUsage: /),
    })
    expect((await run(join(folder, 'none.zip'))).stderr).toMatch(/none\.zip does not exist\.\n$/)
  })
})
