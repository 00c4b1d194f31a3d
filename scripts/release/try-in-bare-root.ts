import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../service/src/version.ts'
import { inProject } from '../project-folder.ts'
import { run, runQuietly } from '../run-command.ts'

/**
 * `npm run release:try`: the archive in a bare Debian, as a user without rights, with nothing to write to but its data folder,
 * and without network: a person signs up, and is known after a restart.
 */
const nobody = 65534
const name = `accord-${version}-linux-${process.arch}`
const archive = inProject('release', `${name}.tar.gz`)

const reason = await whyNot()
if (reason === undefined) process.exitCode = await tryIt()
else console.log(`Not tried: ${reason}`)

async function whyNot(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'a bare root is made by root.'
  for (const tool of ['debootstrap', 'bwrap', 'setpriv']) {
    const { code } = await runQuietly('sh', ['-c', `command -v ${tool}`])
    if (code !== 0) return `${tool} is missing (apt-get install debootstrap bubblewrap).`
  }
  return existsSync(archive) ? undefined : `${archive} is not made yet: npm run release.`
}

async function tryIt(): Promise<number> {
  const root = await bareDebian()
  const folder = await mkdtemp(join(tmpdir(), 'accord-bare-'))
  try {
    const data = join(folder, 'data')
    await mkdir(data)
    for (const one of [folder, data]) await chown(one, nobody, nobody)
    await must('tar', ['-xzf', archive, '-C', folder, '--no-same-owner'])
    const asNobody = [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
    const alone = ['--unshare-all', '--die-with-parent', '--clearenv', '--chdir', '/']
    const environment = ['--setenv', 'PATH', '/usr/bin:/bin']
    const onlyRead = ['--ro-bind', root, '/', '--ro-bind', join(folder, name), '/opt']
    const trial = ['--ro-bind', join(import.meta.dirname, 'inside-bare-root.ts'), '/srv/trial.ts']
    const written = ['--bind', data, '/data', '--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev']
    const bare = [...alone, ...environment, ...onlyRead, ...trial, ...written]
    const command = ['/opt/bin/node', '/srv/trial.ts', '/opt/accord', version]
    return await run('setpriv', [...asNobody, 'bwrap', ...bare, ...command])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The smallest Debian there is, made once. */
async function bareDebian(): Promise<string> {
  const root = join(tmpdir(), 'accord-bare-debian')
  const made = join(root, 'srv', 'trial.ts')
  if (existsSync(made)) return root
  console.log('Making a bare Debian (debootstrap).')
  await rm(root, { recursive: true, force: true })
  await must('debootstrap', ['--variant=minbase', 'stable', root])
  // Where the mounts go; the last one says that all before it is done.
  await must('mkdir', ['-p', join(root, 'data')])
  await must('touch', [made])
  return root
}

async function must(command: string, args: string[]) {
  const { code, output } = await runQuietly(command, args)
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
}
