import { readArguments } from '#cli/arguments.ts'
import { readConfig } from './config/config.ts'
import { runCliProgram } from '#cli/run-program.ts'

/** The service alone; `npm start` builds the console first and then runs the same. */
await runCliProgram(async () => {
  const given = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  // Loaded only now, so that a wrong value is refused at once.
  const { startService } = await import('./start-service.ts')
  return startService(config, given)
})
