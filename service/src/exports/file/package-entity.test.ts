import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { members } from '#exports/contents/organization-entities.ts'
import { packageEntity } from './package-entity.ts'
import type { Snapshot } from '#exports/contents/snapshot.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accord-package-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('EX-4: a disk that is full before the first rows came fails the file, and nothing goes unheard', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  onTestFinished(() => void process.off('unhandledRejection', unheard))
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const rowsCome = Promise.withResolvers<void>()
  const snapshot = {
    async *lines() {
      await rowsCome.promise
      yield* []
    },
  } as unknown as Snapshot
  const packaging = packageEntity(
    snapshot,
    { entity: members, id: '', folder: '' },
    {
      zip: { add: () => Promise.reject(full), addWhole: async () => {}, end: async () => {} },
      spool: join(folder, 'spool'),
      onRows: () => {},
    },
  )
  await setImmediate()
  await setImmediate()
  rowsCome.resolve()
  await expect(packaging).rejects.toBe(full)
  expect(unheard).not.toHaveBeenCalled()
})
