import { describe, expect, test } from 'vitest'
import { StartupError } from '#config/startup-error.ts'
import { readArguments } from './arguments.ts'

describe('the arguments of a start', () => {
  test('a start accepts no arguments or --demo', () => {
    expect(readArguments([])).toEqual({ demo: false })
    expect(readArguments(['--demo'])).toEqual({ demo: true })
  })

  test.each(['--dmeo', 'demo', '--demo=yes', '--port', ''])(
    'a start rejects unknown arguments with one sentence (%j)',
    (unknown) => {
      const refused = () => readArguments(['--demo', unknown])
      expect(refused).toThrow(StartupError)
      expect(refused).toThrow(`Unknown argument '${unknown}'. Use --help to list the arguments.`)
    },
  )
})
