import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

/** The commands that run a program from standard input. */
const interpreters = {
  curl: ['bash', '-c'],
  Node: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
} as const
export type Language = keyof typeof interpreters

/** The programs that each language needs, with the arguments that print their version. */
const needed: Record<Language, string[][]> = {
  curl: [
    ['bash', '--version'],
    ['curl', '--version'],
    ['openssl', 'version'],
  ],
  Node: [],
  Python: [['python3', '--version']],
}

/** The languages that this machine can run. */
export const languages = (Object.keys(interpreters) as Language[]).filter((language) =>
  needed[language].every(([program, ...asked]) => spawnSync(program!, asked).status === 0),
)

export interface Program {
  /** Returns the first line of output that is a URL. */
  address: () => Promise<string>
  /** Passes the URL that the person returned to, and returns all further output. */
  told: (address?: string) => Promise<string>
}

/** Starts a program exactly as it was copied. */
export function startProgram(language: Language, code: string, secret?: string): Program {
  const [program, ...before] = interpreters[language]
  const env = { PATH: process.env['PATH'], ...(secret && { CLIENT_SECRET: secret }) }
  const running: ChildProcessWithoutNullStreams = spawn(program, [...before, code], { env })
  const complaints = text(running.stderr)
  const ended = once(running, 'close')
  const printed: string[] = []
  const lines = createInterface(running.stdout).on('line', (line) => printed.push(line))
  return {
    address: async () => {
      for (;;) {
        const found = printed.find((line) => line.startsWith('http'))
        if (found) return found
        const [, endedWith] = await Promise.race([
          once(lines, 'line').then(() => [undefined, undefined]),
          ended.then(([status]: number[]) => [undefined, status]),
        ])
        if (endedWith !== undefined) throw new Error(`${language} ended: ${await complaints}`)
      }
    },
    told: async (address) => {
      running.stdin.end(address && `${address}\n`)
      const [status] = (await ended) as [number]
      if (status !== 0) throw new Error(`${language}: ${await complaints}`)
      return printed.join('\n')
    },
  }
}
