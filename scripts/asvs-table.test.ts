import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from './project-folder.ts'
import { filesIn, isThere, readProofs } from './proof-table.ts'

const page = readFileSync(inProject('docs', 'asvs.md'), 'utf8')
const rows = readProofs(page).map((row) => {
  const [id = '', ...answer] = row.name.split(' ')
  return { ...row, id, answer: answer.join(' ') }
})
const answered = (answer: string) => rows.filter((row) => row.answer === answer).length

test('every requirement of levels 1 and 2 is listed once', () => {
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
})

test('the page states the correct counts', () => {
  const [met, document, deployment] = ['met', 'document', 'deployment'].map(answered)
  const [without, not] = [answered('does not apply'), answered('**not met**')]
  const [all, held] = [253 - without, met! + document! + deployment!]
  const words = page.replaceAll(/\s+/g, ' ')
  expect(held + not).toBe(all)
  expect(words).toContain(`${without} don't apply to Accord, and ${all} do`)
  expect(words).toContain(`**${held} of ${all}** are met`)
  expect(words).toContain(`${met} by the code`)
  expect(words).toContain(`${document} by a document`)
  expect(words).toContain(`${deployment} by the deployment files`)
  expect(words).toContain(`${not} aren't met`)
})

test('every test and file that docs/asvs.md names exists', () => {
  const missing = rows.flatMap(({ tests }) => tests).filter((named) => !isThere(named))
  expect(missing).toEqual([])
  const gone = rows
    .flatMap(({ words }) => filesIn(words))
    .filter((file) => !existsSync(inProject(file)))
  expect(gone).toEqual([])
})

test('every requirement that is met names a test, a result, or the reason', () => {
  const proof = /`[^`]+`|\b[A-Z]{2}\d\b|\]\(/
  const bare = rows.filter(({ words }) => !proof.test(words) && words.length < 15)
  expect(bare).toEqual([])
})
