import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../run-command.ts'

/** The ID of the user `nobody`, who owns no files. */
export const nobody = 65534
export const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']

/** Returns a sentence that explains why a minimal Debian can't be created here, or undefined if it can. */
export async function whyNoBareDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'creating a minimal Debian requires root privileges.'
  for (const tool of ['debootstrap', 'bwrap', 'setpriv']) {
    const { code } = await runQuietly('sh', ['-c', `command -v ${tool}`])
    if (code !== 0) return `${tool} is missing (apt-get install debootstrap bubblewrap).`
  }
  return undefined
}

/** Returns the folder of a minimal Debian, which is created once and then reused. */
export async function bareDebian(): Promise<string> {
  const root = join(tmpdir(), 'accord-bare-debian')
  const made = join(root, 'srv', 'trial.ts')
  if (existsSync(made)) return root
  console.log('Making a bare Debian (debootstrap).')
  await rm(root, { recursive: true, force: true })
  await must('debootstrap', ['--variant=minbase', 'stable', root])
  // These folders are mount points. The last one also marks the folder as complete.
  await must('mkdir', ['-p', join(root, 'data')])
  await must('touch', [made])
  return root
}

export async function must(command: string, args: string[]): Promise<string> {
  const { code, output } = await runQuietly(command, args)
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
  return output
}
