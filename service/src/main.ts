import { readArguments } from './arguments.ts'
import { runProgram } from './run-program.ts'
import { startService } from './start-service.ts'

/** The service alone; `npm start` builds the console first and then runs the same. */
await runProgram(() => startService(readArguments(process.argv.slice(2))))
