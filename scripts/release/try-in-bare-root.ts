import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../service/src/version.ts'
import { inProject } from '../project-folder.ts'
import { run } from '../run-command.ts'
import { asNobody, bareDebian, must, nobody, whyNoBareDebian } from './bare-debian.ts'

/**
 * `npm run make -- try-release` runs the archive on a minimal Debian, as an unprivileged user without a network. The
 * user can write only to the data folder. A person signs up and can still sign in after a restart.
 */
const name = `accord-${version}-linux-${process.arch}`
const archive = inProject('release', `${name}.tar.gz`)

const reason = await whyNot()
if (reason === undefined) process.exitCode = await tryIt()
else console.log(`Skipped: ${reason}`)

async function whyNot(): Promise<string | undefined> {
  if (existsSync(archive)) return whyNoBareDebian()
  return `${archive} doesn't exist yet. Run npm run release.`
}

async function tryIt(): Promise<number> {
  const root = await bareDebian()
  const folder = await mkdtemp(join(tmpdir(), 'accord-bare-'))
  try {
    const data = join(folder, 'data')
    await mkdir(data)
    for (const one of [folder, data]) await chown(one, nobody, nobody)
    await must('tar', ['-xzf', archive, '-C', folder, '--no-same-owner'])
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
