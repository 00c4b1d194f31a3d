import { readArguments } from '../service/src/arguments.ts'
import { runProgram } from '../service/src/run-program.ts'
import { buildConsoleIfStale } from './build-console.ts'
import { inProject } from './project-folder.ts'

// Paths in the environment are meant from the project, whatever folder the command was started in.
process.chdir(inProject())
// Nothing is said of where people find it, so this is somebody's own machine.
if (!process.env['PUBLIC_URL']?.trim()) process.env['DEVELOPMENT'] ??= 'on'

/** `npm start`: one process, so that a signal has one place to go to. */
await runProgram(async (ended) => {
  const given = readArguments(process.argv.slice(2))
  if (!process.env['CONSOLE_DIR']?.trim()) await buildConsoleIfStale(ended)
  // Only now, because it takes a while to load.
  const { startService } = await import('../service/src/start-service.ts')
  return startService(given)
})
