import { EventEmitter } from 'node:events'
import type { Provider } from 'oidc-provider'
import { expect, test } from 'vitest'
import { withCapturedEvents } from '#testing/activity.ts'
import { logEngine } from './provider.ts'

test('an error of the engine is logged as a fault', () => {
  const { parts, lines } = withCapturedEvents({ log: undefined as never })
  const engine = new EventEmitter()
  logEngine(engine as Provider, parts.log)
  engine.emit('server_error', { req: {} }, new Error('unexpected'))
  engine.emit('error', new Error('unexpected'))
  expect(lines).toMatchObject([{ event: 'fault' }, { event: 'fault' }])
})
