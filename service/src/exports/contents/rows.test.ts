import { expect, test } from 'vitest'
import { letGo, shared } from './rows.ts'

test('bytes that are alone in their memory are freed', () => {
  const alone = Buffer.allocUnsafeSlow(100)
  letGo(alone)
  expect(alone).toHaveLength(0)
})

test('memory that others have a part in, or another thread, stays', () => {
  const whole = Buffer.alloc(100, 'x')
  const part = Buffer.from(whole.buffer, 10, 20)
  const ofThreads = shared(10)
  for (const bytes of [part, ofThreads, Buffer.from('from the pool')]) {
    const before = bytes.toString()
    letGo(bytes)
    expect(bytes.toString()).toBe(before)
  }
})
