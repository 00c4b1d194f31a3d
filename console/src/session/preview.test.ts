import { removeMember } from '@accord/contract/members.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { callFor } from './act-for.ts'
import { call } from './call.ts'
import { preview } from './preview.ts'

vi.mock('./call.ts', () => ({ call: vi.fn() }))
vi.mock('./act-for.ts', () => ({ callFor: vi.fn() }))

afterEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(callFor).mockReset()
})

const params = { id: 'an organization', memberId: 'a member' }
const answered = { consequences: [] }

test('a preview is the same call with dryRun, for the organization that is named', async () => {
  vi.mocked(callFor).mockResolvedValue(answered as never)
  expect(await preview(removeMember, { params }, 'an organization')).toBe(answered)
  const [forWhom, asked, sent] = vi.mocked(callFor).mock.calls[0] as unknown[]
  expect(forWhom).toBe('an organization')
  expect(asked).toMatchObject({ method: 'DELETE', path: removeMember.path })
  expect(sent).toEqual({ params, query: { dryRun: 'true' } })
})

test('or as the person; what the call would answer is not expected', async () => {
  vi.mocked(call).mockResolvedValue(answered as never)
  expect(await preview(removeMember, { params })).toBe(answered)
  const [asked] = vi.mocked(call).mock.calls[0] as unknown as [typeof removeMember]
  expect(asked.reply.safeParse({}).success).toBe(false)
})
