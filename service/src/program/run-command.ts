import { StartupRefused } from '#startup-refused.ts'

/** A command, which ends by itself: a refusal is a sentence; anything else is a fault and shows where. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    const known = error instanceof StartupRefused || isArgumentFault(error)
    console.error(known ? error.message : error)
    process.exitCode = 1
  }
}

/** What `parseArgs` does not know. */
function isArgumentFault(error: unknown): error is Error {
  return (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true
}
