import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checksumLine, pack } from './pack.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-pack-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Creates the files in the given order, with the given mode and time. */
async function make(place: string, names: string[], mode: number, time: number) {
  const inside = join(folder, place, 'accord')
  await mkdir(inside, { recursive: true })
  for (const name of names) {
    await writeFile(join(inside, name), `the text of ${name}`)
    await chmod(join(inside, name), name === 'run' ? mode | 0o100 : mode)
    await utimes(join(inside, name), time, time)
  }
  await symlink('run', join(inside, 'link'))
  const file = join(folder, `${place}.tar.gz`)
  await pack(inside, file, new Date(1_000_000_000_000))
  return file
}

test('the same content produces the same bytes, regardless of user, time, and place', async () => {
  const one = await make('one', ['run', 'read'], 0o600, 1000)
  const other = await make('other', ['read', 'run'], 0o664, 2000)
  expect((await readFile(one)).equals(await readFile(other))).toBe(true)
  const { stdout } = await promisify(execFile)('tar', ['-tvzf', one], { env: { TZ: 'UTC' } })
  expect(stdout.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    expect.stringMatching(/^drwxr-xr-x 0\/0 0 2001-09-09 01:46 accord\/$/),
    expect.stringMatching(/^lrwxr-xr-x 0\/0 .* accord\/link -> run$/),
    expect.stringMatching(/^-rw-r--r-- 0\/0 .* accord\/read$/),
    expect.stringMatching(/^-rwxr-xr-x 0\/0 .* accord\/run$/),
    '',
  ])
})

test('a checksum has the format of sha256sum', async () => {
  await writeFile(join(folder, 'x.tar.gz'), 'x')
  await writeFile(join(folder, 'SHA256SUMS'), await checksumLine(join(folder, 'x.tar.gz')))
  const checked = promisify(execFile)('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder })
  await expect(checked).resolves.toMatchObject({ stdout: 'x.tar.gz: OK\n' })
})
