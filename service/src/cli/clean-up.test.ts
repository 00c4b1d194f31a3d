import { expect, test, vi } from 'vitest'
import { cleanUp } from './run-program.ts'

test("a cleanup that never finishes doesn't keep the process from ending", async () => {
  await expect(cleanUp(() => new Promise(() => {}), 10)).resolves.toBeUndefined()
})

test("a cleanup that fails is logged and doesn't replace the reason for the failed start", async () => {
  using logged = vi.spyOn(console, 'error').mockReturnValue()
  const failure = new Error('The socket is gone.')
  await expect(cleanUp(() => Promise.reject(failure))).resolves.toBeUndefined()
  expect(logged).toHaveBeenCalledWith(failure)
})
