import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isThere, readProofs } from './proof-table.ts'
import { inProject } from './project-folder.ts'

const rows = readProofs(readFileSync(inProject('docs', 'conformance.md'), 'utf8'))

test('every test that docs/conformance.md names exists', () => {
  const missing = rows.flatMap(({ tests }) => tests).filter((named) => !isThere(named))
  expect(missing).toEqual([])
})

test("every row names a test, or explains why it doesn't apply", () => {
  const empty = rows.filter(({ tests, words }) => tests.length === 0 && words.length < 80)
  expect(empty).toEqual([])
})

test('every module of the four plans and every section of RFC 9700 is listed once', () => {
  const modules = rows.map(({ name }) => name).filter((name) => name.startsWith('oidcc-'))
  expect(new Set(modules).size).toBe(modules.length)
  const logout = modules.filter((name) => name.startsWith('oidcc-rp-initiated-logout'))
  const backchannel = modules.filter((name) => name.startsWith('oidcc-backchannel'))
  expect([modules.length, logout.length, backchannel.length]).toEqual([52, 11, 2])
  const sections = rows.map(({ name }) => name).filter((name) => /^[24]\.\d/.test(name))
  expect(sections.length).toBe(rows.length - modules.length)
})
