import { insufficientScope, notFound } from '@accord/contract/errors.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { describe, expect, test } from 'vitest'
import type { ActingApplication } from '#actor.ts'
import { isGrantedBy, requireGrantedBy } from './require-profile.ts'

const [here, elsewhere, own] = ['here', 'elsewhere', 'own']

/** Returns an application in a preview, for which the database isn't queried and no use is recorded. */
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

describe('a preview through an application', () => {
  test("a preview includes only the previewed organization, not even the application's own", async () => {
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

  test('a preview includes only the granted scopes', async () => {
    const wanting = looked('network:read')
    await expect(requireGrantedBy(noDatabase, wanting, here)).rejects.toMatchObject({
      expected: insufficientScope,
    })
    expect(await isGrantedBy(noDatabase, wanting, here)).toBe(false)
  })
})
