import { expect, test } from 'vitest'
import { rejectNpmArguments } from './arguments.ts'

const options = ['--cancel', '--at-once']

test.each([
  ['--cancel', { npm_config_cancel: 'true' }],
  ['--at-once', { npm_config_at_once: 'true' }],
])(
  '%s without -- is rejected with the correct command, because npm would read it',
  (option, noted) => {
    const said = (script: string) => () =>
      rejectNpmArguments(options, { ...noted, npm_lifecycle_event: script }, 'reset-second-factor')
    expect(said('accord')).toThrow(
      `npm consumed the option ${option}, so the command didn't run. Run: npm run accord -- reset-second-factor ${option}`,
    )
    expect(said('start')).toThrow(`Run: npm run start -- ${option}`)
  },
)

test.each([{}, { npm_config_user_agent: 'npm/11', npm_config_cache: '/tmp' }])(
  'no npm arguments are rejected with %j',
  (environment) => {
    expect(() => rejectNpmArguments(options, environment)).not.toThrow()
  },
)
