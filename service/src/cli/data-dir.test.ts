import { expect, test } from 'vitest'
import { resolveDataDir } from './folders.ts'

test.each([
  [{ STATE_DIRECTORY: '/var/lib/accord', HOME: '/root' }, '/var/lib/accord'],
  [{ STATE_DIRECTORY: '/var/lib/accord:/var/lib/other' }, '/var/lib/accord'],
  [{ XDG_STATE_HOME: '/srv/state', HOME: '/home/ana' }, '/srv/state/accord'],
  [{ XDG_STATE_HOME: 'state', HOME: '/home/ana' }, '/home/ana/.local/state/accord'],
  [{ HOME: '/home/ana' }, '/home/ana/.local/state/accord'],
])('with %j the data folder is %s', (environment, folder) => {
  expect(resolveDataDir(environment)).toBe(folder)
})

test.each([{}, { HOME: '' }, { HOME: 'ana' }])('with %j DATA_DIR must be set', (environment) => {
  expect(() => resolveDataDir(environment)).toThrow('DATA_DIR is not set')
})
