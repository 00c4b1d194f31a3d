import { readArguments } from '#cli/arguments.ts'
import { readConfig } from './config/config.ts'
import { runCliProgram } from '#cli/run-program.ts'

/** Runs the service alone. `npm start` builds the console first and then does the same. */
await runCliProgram(async () => {
  const given = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  // The service is loaded only now, so that a wrong value is reported immediately.
  const { startService } = await import('./start-service.ts')
  return startService(config, given)
})
