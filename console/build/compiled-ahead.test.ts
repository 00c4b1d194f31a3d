import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builtConsole } from './built-console.ts'
import { compileAhead, compiledAhead } from './compiled-ahead.ts'

test('what every page runs, and weighs most, is compiled while it arrives', async () => {
  const dist = await builtConsole()
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const screens = JSON.parse(read('frames.json')) as { scripts: string[] }[]
  const [first, ...others] = screens.map(({ scripts }) => scripts)
  const large = first!
    .filter((file) => others.every((scripts) => scripts.includes(file)))
    .filter((file) => read(file).length > 20_000)
  expect(large.length).toBeGreaterThan(1)
  for (const file of large) expect(read(file).startsWith(compiledAhead), file).toBe(true)
})

test('a build without one of these files is none', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'compiled-ahead-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'assets', 'shared-1.js'), '')
  await expect(compileAhead(dist)).rejects.toThrow('The build has no script calls')
})
