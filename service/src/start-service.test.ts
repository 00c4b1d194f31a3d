import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Tells all that is read for a file: in a process of its own, which has read nothing else. */
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

/** What takes long to read, and nobody needs before there is a database. */
const large =
  /^contract\/|node_modules\/(?:fastify|oidc-provider|zod)\/|\.(?:routes|change|present|mail)\.ts$/

test('a start reads little before it asks PostgreSQL for anything, and the rest meanwhile', async () => {
  const first = await readFor('./start-service.ts')
  expect(first.filter((file) => large.test(file))).toEqual([])
  const own = first.filter((file) => file.startsWith('service/'))
  expect(own).toContain('service/src/start-service.ts')
  expect(own.length).toBeLessThan(60)
  // It is seen when it is read.
  const rest = await readFor('./run-service.ts')
  expect(rest.filter((file) => large.test(file))).not.toEqual([])
})
