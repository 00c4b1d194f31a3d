import { expect, test } from 'vitest'
import { refuseTakenByNpm } from './taken-by-npm.ts'

const options = ['--cancel', '--at-once']

test.each([
  ['--cancel', { npm_config_cancel: 'true' }],
  ['--at-once', { npm_config_at_once: 'true' }],
])('%s that npm kept is told, with how to hand it on', (option, noted) => {
  const environment = { ...noted, npm_lifecycle_event: 'reset-second-factor' }
  expect(() => refuseTakenByNpm(options, environment)).toThrow(
    `npm kept ${option} for itself, and nothing was done: write -- before what is meant for the command, as in npm run reset-second-factor -- ${option}`,
  )
})

test.each([{}, { npm_config_user_agent: 'npm/11', npm_config_cache: '/tmp' }])(
  'with %j there is nothing to tell',
  (environment) => {
    expect(() => refuseTakenByNpm(options, environment)).not.toThrow()
  },
)
