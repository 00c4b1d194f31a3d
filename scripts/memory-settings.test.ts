import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Every way to start the service: what it is given before it is executed. */
const starts = {
  'npm start': scripts['start']!,
  'npm run worker': scripts['worker']!,
  'packaging/accord': read('packaging/accord'),
}

test.each(Object.entries(starts))(
  '%s says how memory is given back, unless the operator did',
  (_name, start) => {
    const names = [...new Set(start.match(/\bMALLOC_[A-Z_]+(?==)/g))]
    expect(names).toContain('MALLOC_ARENA_MAX')
    for (const name of names) {
      const givenTo = (env: Record<string, string>) => {
        const script = start.replace(/\bexec .*$/m, `printenv ${name}`)
        return spawnSync('sh', ['-c', script], { env, encoding: 'utf8' }).stdout.trim()
      }
      const { PATH = '' } = process.env
      expect([name, givenTo({ PATH })]).toEqual([name, expect.stringMatching(/^\d+$/)])
      expect([name, givenTo({ PATH, [name]: '7' })]).toEqual([name, '7'])
    }
  },
)
