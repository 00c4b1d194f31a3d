import { expect, test, vi } from 'vitest'
import { observableValue } from './observable-value.ts'

test('every listener is called after the value changes, until it unsubscribes', () => {
  const value = observableValue('old')
  const heard: string[] = []
  const other = vi.fn()
  const stop = value.subscribe(() => heard.push(value.get()))
  value.subscribe(other)

  value.set('new')
  stop()
  value.set('newer')
  expect(value.get()).toBe('newer')
  expect(heard).toEqual(['new'])
  expect(other).toHaveBeenCalledTimes(2)
})
