import { describe, expect, test } from 'vitest'
import { StartupError } from '#config/startup-error.ts'
import { readArguments } from './arguments.ts'

describe('the arguments of a start', () => {
  test('are none, or one for people to try it with', () => {
    expect(readArguments([])).toEqual({ demo: false })
    expect(readArguments(['--demo'])).toEqual({ demo: true })
  })

  test.each(['--dmeo', 'demo', '--demo=yes', '--port', ''])(
    'that nobody knows (%j) are refused in one sentence',
    (unknown) => {
      const refused = () => readArguments(['--demo', unknown])
      expect(refused).toThrow(StartupError)
      expect(refused).toThrow(`Unknown argument '${unknown}': use --help to list the arguments.`)
    },
  )
})
