import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { asNobody, bareDebian, must, nobody } from '../release/bare-debian.ts'

/** A bare Debian with a folder for programs, which can only be read, and one for data. */
export interface BareRoot {
  /** What lies in /opt. */
  programs: string
  /** What lies in /data. */
  data: string
  /** A command that ends by itself, with what it said; it fails with what it said. */
  run(command: string[], environment?: Record<string, string>): Promise<string>
  start(command: string[], environment: Record<string, string>): Promise<InBareRoot>
}

interface InBareRoot {
  child: ChildProcess
  /** Of the program itself, as this machine counts: bubblewrap hands no signal on. */
  pid: number
}

export async function newBareRoot(folder: string, programs: string): Promise<BareRoot> {
  const root = await bareDebian()
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  chownSync(data, nobody, nobody)
  const alone = [
    '--unshare-all',
    '--share-net',
    '--as-pid-1',
    '--die-with-parent',
    '--info-fd',
    '3',
  ]
  const onlyRead = ['--ro-bind', root, '/', '--ro-bind', programs, '/opt']
  const ownOnes = [
    '--tmpfs',
    '/tmp',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--chdir',
    '/',
    '--clearenv',
  ]
  const bare = [...asNobody, 'bwrap', ...alone, ...onlyRead, '--bind', data, '/data', ...ownOnes]
  const args = (command: string[], environment: Record<string, string>) => {
    const set = Object.entries({ PATH: '/usr/bin:/bin', ...environment })
    return [...bare, ...set.flatMap((one) => ['--setenv', ...one]), ...command]
  }
  const start: BareRoot['start'] = async (command, environment) => {
    const child = spawn('setpriv', args(command, environment), {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const told = await text(child.stdio[3] as NodeJS.ReadableStream)
    return { child, pid: (JSON.parse(told) as { 'child-pid': number })['child-pid'] }
  }
  return {
    programs,
    data,
    start,
    run: async (command, environment = {}) => {
      const { child } = await start(command, environment)
      const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
      const [said, complained] = await Promise.all([text(child.stdout!), text(child.stderr!)])
      const code = await ended
      if (code === 0) return said
      throw new Error(`${command.join(' ')} ended with ${code}: ${said}${complained}`.trim())
    },
  }
}

/** As an operator does it, with the bare Debian's own tools; answers the folder in /opt. */
export async function unpack(archive: string, programs: string): Promise<string> {
  const root = await bareDebian()
  const binds = ['--ro-bind', root, '/', '--bind', programs, '/opt']
  const given = ['--ro-bind', dirname(archive), '/srv', '--chdir', '/srv', '--dev', '/dev']
  const name = archive.slice(dirname(archive).length + 1)
  const steps = `sha256sum --check --ignore-missing SHA256SUMS && tar -xzf ${name} -C /opt --no-same-owner`
  await must('bwrap', ['--unshare-all', ...binds, ...given, '/bin/sh', '-c', steps])
  return name.replace(/\.tar\.gz$/, '')
}
