import { removeMember } from '@accord/contract/members.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { callFor } from './act-for.ts'
import { call } from './call.ts'
import { preview } from './create.ts'

vi.mock('./call.ts', () => ({ call: vi.fn() }))
vi.mock('./act-for.ts', () => ({ callFor: vi.fn() }))

afterEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(callFor).mockReset()
})

const params = { id: 'an organization', memberId: 'a member' }
const answered = { consequences: [] }

test('a preview is the same call with dryRun, for the given organization', async () => {
  vi.mocked(callFor).mockResolvedValue(answered)
  expect(await preview(removeMember, { params }, 'an organization')).toBe(answered)
  const [forWhom, asked, sent] = vi.mocked(callFor).mock.calls[0] as unknown[]
  expect(forWhom).toBe('an organization')
  expect(asked).toMatchObject({ method: 'DELETE', path: removeMember.path })
  expect(sent).toEqual({ params, query: { dryRun: 'true' } })
})

test('a preview without an organization runs as the person', async () => {
  vi.mocked(call).mockResolvedValue(answered)
  expect(await preview(removeMember, { params })).toBe(answered)
  expect(vi.mocked(callFor)).not.toHaveBeenCalled()
})
