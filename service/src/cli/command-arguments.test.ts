import { afterEach, describe, expect, test, vi } from 'vitest'
import { StartupError } from '#config/startup-error.ts'
import { parseCommandArguments } from './arguments.ts'

const usage = 'Usage: accord try FILE [--now] [--by NAME]'
const options = { now: 'flag', by: 'value' } as const
const read = (...given: string[]) =>
  parseCommandArguments({ usage, words: ['file'], options }, given)
const refusedOf = (work: () => unknown) => {
  expect(work).toThrow(StartupError)
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
}

afterEach(() => vi.restoreAllMocks())

describe('the arguments of a command', () => {
  test('a command accepts words and options in any order', () => {
    expect(read('a.zip')).toEqual({ words: ['a.zip'], options: {} })
    for (const given of [
      ['a.zip', '--now', '--by', 'ana'],
      ['--by=ana', 'a.zip', '--now'],
      ['--now', '--by', 'ana', '--', 'a.zip'],
    ]) {
      expect(read(...given)).toEqual({ words: ['a.zip'], options: { now: true, by: 'ana' } })
    }
  })

  test.each([
    ['a misspelled option', ['a.zip', '--nwo'], "Unknown argument '--nwo'.\n"],
    ['a value where none is allowed', ['a.zip', '--now=yes'], "Unknown argument '--now=yes'.\n"],
    ['a missing value', ['a.zip', '--by'], '--by needs a value.\n'],
    ['one option twice', ['a.zip', '--by', 'Ana', '--by', 'Zoë'], '--by was given twice.\n'],
    ['a short option', ['a.zip', '-n'], "Unknown argument '-n'.\n"],
    ['too few words', ['--now'], 'Specify the file.\n'],
    ['too many words', ['a.zip', 'b.zip'], 'Specify the file.\n'],
  ])('a command rejects invalid arguments with its usage: %s', (_what, given, sentence) => {
    expect(refusedOf(() => read(...given))).toBe(`${sentence}${usage}`)
  })

  test('a command that takes no arguments rejects them with one line', () => {
    const none = { usage, words: [] }
    const nothing = 'The only argument is --help.'
    for (const given of ['now', '--now', '']) {
      expect(refusedOf(() => parseCommandArguments(none, [given]))).toBe(
        `Unknown argument '${given}'. ${nothing}`,
      )
    }
    expect(parseCommandArguments(none, [])).toEqual({ words: [], options: {} })
  })

  test.each(['--help', '-h'])('a command prints its usage and exits for %s', (help) => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const ended = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    expect(() => read('--nwo', help)).toThrow('ended')
    expect(said).toHaveBeenCalledWith(usage)
    expect(ended).toHaveBeenCalledWith(0)
  })
})
