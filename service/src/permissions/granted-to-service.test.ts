import { insufficientScope, notFound } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import type { ActingApplication } from '#actor.ts'
import { isGrantedBy, requireGrantedBy } from './require-profile.ts'

const [here, elsewhere, own] = ['here', 'elsewhere', 'own']

/** One that somebody looks through: nothing is asked of the database, and no use is noted. */
const looked = (scope: Scope): ActingApplication => ({
  id: 'application',
  organizationId: own,
  scope,
  tokenHash: Buffer.alloc(0),
  usage: {
    note: () => {
      throw new Error('a look is no use')
    },
  },
  lookedAt: { organizationId: here, scopes: ['organization:read'] },
})
const noDatabase = undefined as never

describe('what is looked at through an application', () => {
  test('is the one organization, not another, not even its own', async () => {
    const reading = looked('organization:read')
    await requireGrantedBy(noDatabase, reading, here)
    expect(await isGrantedBy(noDatabase, reading, here)).toBe(true)
    for (const other of [elsewhere, own]) {
      await expect(requireGrantedBy(noDatabase, reading, other)).rejects.toMatchObject({
        expected: notFound,
      })
      expect(await isGrantedBy(noDatabase, reading, other)).toBe(false)
    }
  })

  test('is what it was granted there and no more', async () => {
    const wanting = looked('network:read')
    await expect(requireGrantedBy(noDatabase, wanting, here)).rejects.toMatchObject({
      expected: insufficientScope,
    })
    expect(await isGrantedBy(noDatabase, wanting, here)).toBe(false)
  })
})
