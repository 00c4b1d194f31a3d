import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canCheck, checkFile } from './verify-export.screen.tsx'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const { privateKey: otherKey, publicKey: otherPublic } = generateKeyPairSync('ed25519')
const derOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' })
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Files = [name: string, content: Buffer][]
const data: Files = [
  ['members.csv', Buffer.from('name\r\nAna\r\n')],
  ['activity.jsonl', randomBytes(200_000)],
]

/** Returns the files that the service would add. */
function manifestOf(files: Files, by = { privateKey, publicKey }): Files {
  const manifest = {
    type: 'organization',
    subject: { id: 'x', name: 'Harbour' },
    requestedBy: null,
    snapshotAt: '2026-11-16T00:00:00.000Z',
    rows: 2,
    files: files.map(([path, content]) => ({
      path,
      bytes: content.length,
      sha256: digest(content),
    })),
    signature: { publicKey: derOf(by.publicKey).toString('base64') },
  }
  const bytes = Buffer.from(JSON.stringify(manifest))
  const signature = `${sign(null, bytes, by.privateKey).toString('base64')}\n`
  return [
    ['manifest.json', bytes],
    ['manifest.sig', Buffer.from(signature)],
  ]
}

interface How {
  /** Whether to store sizes as ZIP does for files that are too large for 32 bits. */
  large?: boolean
  method?: 0 | 8
  /** Returns the extra field that some programs add to an entry, in the directory or before the file. */
  extraOf?: (name: string) => Buffer
  extraBefore?: (name: string) => Buffer
  /** Bytes between the files, the directory, and the end, where programs don't write any. */
  hidden?: Buffer
  hiddenEnd?: (count: number, length: number, offset: number) => Buffer
  /** The number of entries that are missing from the count. */
  uncounted?: number
}

const none = () => Buffer.alloc(0)

/** Creates a ZIP file as common programs do. */
function zipped(files: Files, how: How = {}): Buffer {
  const { large = false, method = 8, extraOf = none, extraBefore = none } = how
  const { hidden = none(), hiddenEnd = none, uncounted = 0 } = how
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const packed = method === 8 ? deflateRawSync(content) : content
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(method, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(content.length, 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const before = extraBefore(name)
    head.writeUInt16LE(before.length, 28)
    const own = extraOf(name)
    const extra = Buffer.alloc(large ? 28 : 0)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    record.writeUInt16LE(method, 10)
    record.writeUInt32LE(crc32(content), 16)
    record.writeUInt32LE(large ? 0xffffffff : packed.length, 20)
    record.writeUInt32LE(large ? 0xffffffff : content.length, 24)
    record.writeUInt16LE(Buffer.byteLength(name), 28)
    record.writeUInt16LE(extra.length + own.length, 30)
    record.writeUInt32LE(large ? 0xffffffff : offset, 42)
    if (large) {
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(24, 2)
      for (const [at, value] of [content.length, packed.length, offset].entries()) {
        extra.writeBigUInt64LE(BigInt(value), 4 + at * 8)
      }
    }
    directory.push(record, Buffer.from(name), extra, own)
    parts.push(head, Buffer.from(name), before, packed)
    offset += 30 + Buffer.byteLength(name) + before.length + packed.length
  }
  parts.push(hidden)
  offset += hidden.length
  const records = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(large ? 0xffff : files.length - uncounted, 10)
  end.writeUInt32LE(records.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([
    ...parts,
    records,
    ...(large ? [largeEnd(files.length, records.length, offset)] : []),
    hiddenEnd(files.length, records.length, offset),
    end,
  ])
}

function largeEnd(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(76)
  end.writeUInt32LE(0x06064b50, 0)
  for (const [at, value] of [count, length, offset].entries()) {
    end.writeBigUInt64LE(BigInt(value), 32 + at * 8)
  }
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + length), 64)
  return end
}

const checked = (bytes: Buffer) => checkFile(new Blob([new Uint8Array(bytes)]), () => {})
const problemsOf = async (bytes: Buffer) => (await checked(bytes)).problems
const whole = zipped([...data, ...manifestOf(data)])

describe('an export checked in the browser', () => {
  test('the browser accepts an export that an earlier version of the service created', async () => {
    const fixture = '../../../../service/src/testing/versions/export-0.1.0.zip'
    const earlier = await readFile(join(import.meta.dirname, fixture))
    const { problems, manifest } = await checkFile(new Blob([earlier]), () => {})
    expect(problems).toEqual([])
    expect(manifest?.files).toHaveLength(20)
  })

  test("the browser accepts an export however it is compressed, and shows the key's fingerprint", async () => {
    expect(await canCheck()).toBe(true)
    let read = 0
    const result = await checkFile(new Blob([new Uint8Array(whole)]), (bytes) => (read += bytes))
    expect(result).toMatchObject({
      problems: [],
      fingerprint: digest(derOf(publicKey)),
      manifest: { subject: { name: 'Harbour' } },
    })
    expect(read).toBeGreaterThan(200_000)
    const files: Files = [...data, ...manifestOf(data)]
    for (const how of [{ large: true }, { method: 0 }] as const) {
      expect(await problemsOf(zipped(files, how))).toEqual([])
    }
    expect(
      await problemsOf(
        Buffer.concat([zipped(files).subarray(0, -2), Buffer.from('\x02\x00hi', 'latin1')]),
      ),
    ).toEqual([])
  })

  test('the browser reports changed, swapped, missing, foreign, and duplicate files in an export', async () => {
    const manifest = manifestOf(data)
    const [members, activity] = data as [Files[number], Files[number]]
    const changed: Files = [['members.csv', Buffer.from('name\r\nEve\r\n')], activity, ...manifest]
    expect(await problemsOf(zipped(changed))).toEqual([
      "members.csv was changed. It doesn't match the manifest.",
    ])
    const swapped: Files = [
      ['members.csv', activity[1]],
      ['activity.jsonl', members[1]],
      ...manifest,
    ]
    expect(await problemsOf(zipped(swapped))).toEqual([
      "members.csv was changed. It doesn't match the manifest.",
      "activity.jsonl was changed. It doesn't match the manifest.",
    ])
    expect(await problemsOf(zipped([members, ...manifest]))).toEqual(['activity.jsonl is missing.'])
    const more: Files = [...data, ['readme.txt', Buffer.from('Run me')], ...manifest]
    expect(await problemsOf(zipped(more))).toEqual(["readme.txt isn't part of the export."])
    expect(await problemsOf(zipped([...data, members, ...manifest]))).toEqual([
      'members.csv appears in the file twice.',
    ])
    expect(await problemsOf(zipped(data))).toEqual([
      'manifest.json is missing.',
      'manifest.sig is missing.',
    ])
  })

  test("the browser reports a manifest signed with another key, and that key's fingerprint if everything was signed again", async () => {
    const theirs = manifestOf(data, { privateKey: otherKey, publicKey: otherPublic })
    const mixed: Files = [...data, manifestOf(data)[0]!, theirs[1]!]
    expect(await problemsOf(zipped(mixed))).toEqual([
      "The signature doesn't match the manifest. One of them was changed.",
    ])
    expect(await checked(zipped([...data, ...theirs]))).toMatchObject({
      problems: [],
      fingerprint: digest(derOf(otherPublic)),
    })
  })

  test('the browser distinguishes an export from other files', async () => {
    for (const bytes of [Buffer.from('\x89PNG, as it begins', 'latin1'), zipped(data)]) {
      expect(await checked(bytes)).toMatchObject({ foreign: true })
    }
    const [manifest] = manifestOf(data) as [Files[number]]
    for (const bytes of [whole, whole.subarray(0, -30), zipped([...data, manifest])]) {
      expect((await checked(bytes)).foreign ?? false).toBe(false)
    }
  })

  test('the browser reports the specific problem of a damaged export, and never mistakes it for another kind of file', async () => {
    const small: Files = [data[0]!]
    const files: Files = [...small, ...manifestOf(small)]
    const bytes = zipped(files)
    const second = bytes.indexOf('PK\x01\x02', bytes.indexOf('PK\x01\x02') + 1)
    for (let at = second; at < second + 46; at += 1) {
      const broken = Buffer.from(bytes)
      broken[at]! ^= 1
      const { problems, foreign = false } = await checked(broken)
      expect({ at: at - second, foreign }).toEqual({ at: at - second, foreign: false })
      if (at < second + 4) {
        expect(problems).toContain("The file can't be read as a ZIP file: its directory is broken.")
      }
    }
    for (const begun of [bytes, zipped([...manifestOf(small), ...small])]) {
      const [name] = begun === bytes ? small[0]! : files[1]!
      begun.fill(0, 0, 4)
      const { problems, foreign = false } = await checked(begun)
      expect(foreign).toBe(false)
      expect(problems).toContain(`${name} can't be unpacked: it is not where it should be.`)
    }
  })

  test("the browser can't read an export that is truncated or not a ZIP file", async () => {
    for (const bytes of [
      whole.subarray(0, -30),
      Buffer.from('hello'),
      Buffer.alloc(0),
      randomBytes(70_000),
    ]) {
      expect(await problemsOf(bytes)).toEqual([
        expect.stringMatching(/^The file can't be read as a ZIP file: .+\.$/),
      ])
    }
  })

  test('the browser rejects an export in which a file has two names or a wrong size', async () => {
    const renamed = Buffer.from(whole)
    renamed.write('../evil.exe', renamed.indexOf('members.csv'))
    expect(await problemsOf(renamed)).toContain("members.csv can't be unpacked: it has two names.")
    const bomb = zipped([['members.csv', Buffer.alloc(1_000_000)]])
    bomb.writeUInt32LE(10, bomb.indexOf('members.csv') - 30 + 22)
    bomb.writeUInt32LE(10, bomb.lastIndexOf('members.csv') - 46 + 24)
    expect(await problemsOf(bomb)).toContain(
      "members.csv can't be unpacked: it is larger than its directory entry indicates.",
    )
  })

  test('the browser rejects an export if other programs could unpack something else from it', async () => {
    const files: Files = [...data, ...manifestOf(data)]
    const called = (other: string) => (name: string) => {
      const extra = Buffer.alloc(name === 'members.csv' ? 9 : 0)
      if (extra.length === 0) return extra
      extra.writeUInt16LE(0x7075, 0)
      extra.writeUInt16LE(5 + other.length, 2)
      extra.writeUInt8(1, 4)
      extra.writeUInt32LE(crc32(name), 5)
      return Buffer.concat([extra, Buffer.from(other)])
    }
    const twoNames = ["members.csv can't be unpacked: it has two names."]
    expect(await problemsOf(zipped(files, { extraOf: called('members.csv') }))).toEqual([])
    for (const how of [{ extraOf: called('evil.exe') }, { extraBefore: called('evil.exe') }]) {
      expect(await problemsOf(zipped(files, how))).toEqual(expect.arrayContaining(twoNames))
    }

    const evil: Files = [['members.csv', Buffer.from('name\r\nEve\r\n')]]
    const second = zipped(evil)
    const comment = Buffer.concat([zipped(files).subarray(0, -2), Buffer.from([0, 0]), second])
    comment.writeUInt16LE(second.length, comment.length - second.length - 2)
    for (const forged of [
      // This entry isn't in the directory, but programs that read from the beginning unpack it.
      zipped(files, { hidden: second.subarray(0, second.indexOf('PK\x01\x02')) }),
      Buffer.concat([second, whole]),
      // These files have an uncounted entry in the directory, a second directory, and a second end.
      zipped([...files, ...evil], { uncounted: 1 }),
      zipped(files, { hiddenEnd: largeEnd }),
      comment,
      comment.subarray(0, -1),
    ]) {
      expect(await problemsOf(forged)).not.toEqual([])
    }
    const [[, members], ...others] = files as [Files[number], ...Files]
    const invisible = zipped([['\ufeffmembers.csv', members], ...others])
    expect(await problemsOf(invisible)).toContain('members.csv is missing.')
  })

  test('the browser checks an export with a manifest and a signature of any length', async () => {
    const paths = Array.from({ length: 150_000 }, (_, at) => ({
      path: `${at}`,
      bytes: 0,
      sha256: '',
    }))
    const [manifest, signature] = manifestOf([]) as [Files[number], Files[number]]
    const long = { ...JSON.parse(manifest[1].toString()), files: paths } as object
    const many: Files = [['manifest.json', Buffer.from(JSON.stringify(long))], signature]
    expect((await problemsOf(zipped(many))).length).toBe(150_001)
    const large: Files = [manifest, ['manifest.sig', Buffer.alloc(1_000_001, 'A')]]
    expect(await problemsOf(zipped(large))).toEqual([
      "The signature doesn't match the manifest. One of them was changed.",
    ])
  })

  test('the browser rejects an export after a change to any byte that changes its contents', async () => {
    const small: Files = [data[0]!]
    const bytes = zipped([...small, ...manifestOf(small)])
    const position = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const broken = Buffer.from(bytes)
        broken[at]! ^= flip
        const { problems, manifest } = await checked(broken)
        if (problems.length === 0) expect(manifest?.files[0]?.sha256).toBe(digest(small[0]![1]))
      }),
      { numRuns: 150 },
    )
  })

  test("the browser reports a problem if an export can't be read to its end", async () => {
    const blob = new Blob([new Uint8Array(whole)])
    const taken = Object.assign(blob, {
      slice: () => {
        throw new DOMException('It was taken away.', 'NotReadableError')
      },
    })
    expect((await checkFile(taken, () => {})).problems).not.toEqual([])
  })

  test('the browser reads an export in slices, so a large file is never entirely in memory', async () => {
    const blob = new Blob([new Uint8Array(whole)])
    const asked: number[] = []
    const slice = blob.slice.bind(blob)
    const watched = Object.assign(blob, {
      slice: (begin: number, end: number) => (asked.push(end - begin), slice(begin, end)),
      arrayBuffer: () => Promise.reject(new Error('whole')),
    })
    expect((await checkFile(watched, () => {})).problems).toEqual([])
    expect(Math.max(...asked)).toBeLessThan(whole.length)
  })
})
