import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

/** What a program that is shown for a language is run with, fed by its standard input. */
const interpreters = {
  curl: ['bash', '-c'],
  Node: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
} as const
export type Language = keyof typeof interpreters

/** What has to be there for it, asked for its version. */
const needed: Record<Language, string[][]> = {
  curl: [
    ['bash', '--version'],
    ['curl', '--version'],
    ['openssl', 'version'],
  ],
  Node: [],
  Python: [['python3', '--version']],
}

/** Those that this machine has. */
export const languages = (Object.keys(interpreters) as Language[]).filter((language) =>
  needed[language].every(([program, ...asked]) => spawnSync(program!, asked).status === 0),
)

export interface Program {
  /** The first line that it prints which is an address. */
  address: () => Promise<string>
  /** All that it prints after, once it has been told the address that somebody came back to. */
  told: (address?: string) => Promise<string>
}

/** Starts a program as it was copied. */
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
