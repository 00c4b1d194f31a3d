import { expect, test } from 'vitest'
import { confirmAction, openConfirm } from './confirm-dialog.tsx'

const question = { message: 'Delete Acme?', action: 'Delete' }

test.each([true, false])("a question stays open until it's answered with %s", async (said) => {
  const answer = confirmAction(question)
  expect(openConfirm.get()).toMatchObject(question)
  openConfirm.get()!.answer(said)
  expect(openConfirm.get()).toBeUndefined()
  expect(await answer).toBe(said)
})

test('a second question answers the first one with no and stays open', async () => {
  const first = confirmAction(question)
  const second = confirmAction({ message: 'Leave Acme?', action: 'Leave' })
  expect(await first).toBe(false)
  expect(openConfirm.get()).toMatchObject({ action: 'Leave' })
  openConfirm.get()!.answer(true)
  expect(await second).toBe(true)
})
