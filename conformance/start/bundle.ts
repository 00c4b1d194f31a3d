import { inProject } from '../../scripts/project-folder.ts'
import { runQuietly } from '../../scripts/run-command.ts'

/** A client's file with all that it imports. */
export async function bundle(file: string, ...how: string[]): Promise<string> {
  const { code, output } = await runQuietly(inProject('conformance/node_modules/.bin/esbuild'), [
    inProject('conformance/clients', file),
    '--bundle',
    '--format=esm',
    '--jsx=automatic',
    '--log-level=error',
    ...how,
  ])
  if (code !== 0) throw new Error(output)
  return output
}
