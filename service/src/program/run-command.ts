import { StartupRefused } from '#config/startup-refused.ts'

/** A command, which ends by itself: a refusal is a sentence; anything else is a fault and shows where. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartupRefused ? error.message : error)
    process.exitCode = 1
  }
}
