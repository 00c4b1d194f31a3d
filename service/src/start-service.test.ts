import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { openData } from './database/open-data.ts'
import { startService } from './start-service.ts'
import { StartupError } from './config/startup-error.ts'
import { freePort, newDataFolder } from './testing/helpers/accord-process.ts'

/** Prints all files that a file loads, in a separate process that has loaded nothing else. */
const tellRead = `
  import { registerHooks } from 'node:module'
  const read = []
  registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) })
  await import(process.argv[1])
  console.log(JSON.stringify(read))`

async function readFor(file: string): Promise<string[]> {
  const asking = ['--input-type=module', '--eval', tellRead, new URL(file, import.meta.url).href]
  const { stdout } = await promisify(execFile)(process.execPath, asking)
  const project = fileURLToPath(new URL('../..', import.meta.url))
  return (JSON.parse(stdout) as string[])
    .filter((url) => url.startsWith('file:'))
    .map((url) => relative(project, fileURLToPath(url)))
}

/** Files that take long to load and that aren't needed before there's a database. */
const large =
  /^contract\/|node_modules\/(?:fastify|oidc-provider|zod)\/|\.(?:routes|change|present|mail)\.ts$/

test(
  'a start loads few files before it starts PostgreSQL, and the rest during that time',
  { tags: ['long'] },
  async () => {
    const first = await readFor('./start-service.ts')
    expect(first.filter((file) => large.test(file))).toEqual([])
    const own = first.filter((file) => file.startsWith('service/'))
    expect(own).toContain('service/src/start-service.ts')
    expect(own.length).toBeLessThan(60)
    // As a control, this shows that loading them is detected.
    const rest = await readFor('./run-service.ts')
    expect(rest.filter((file) => large.test(file))).not.toEqual([])
  },
)

test("a version whose console can't be built starts nothing and migrates nothing", async () => {
  await using folder = await newDataFolder()
  const { promise: consoleBuilt, reject } = Promise.withResolvers<void>()
  const config = readConfig({ DATA_DIR: folder.path, PORT: String(await freePort()) })
  const starting = startService(config, { demo: false }, { consoleBuilt })
  starting.catch(() => {})
  await expect.poll(folder.postgres).toBeGreaterThan(0)

  reject(new StartupError('The console could not be built; the message is above.'))
  await expect(starting).rejects.toThrow('The console could not be built')
  expect(await folder.postgres()).toBeUndefined()
  const data = await openData(config)
  const { rows } = await data.pool.query("select from pg_tables where schemaname = 'public'")
  await data.close()
  expect(rows).toEqual([])
})
