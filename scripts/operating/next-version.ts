import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../release/bare-debian.ts'

const migration = `create table trials (id uuid primary key, words text not null);
comment on table trials is 'Made by the next version of a trial.';
alter table organizations add column trial text;
comment on column organizations.trial is 'Made by the next version of a trial.';
`

/** The same product once more, with a higher number and one migration that only adds; answers its folder. */
export async function makeNextVersion(programs: string, name: string, version: string) {
  const next = nextOf(version)
  const nextName = name.replace(version, next)
  const inNext = (...parts: string[]) => join(programs, nextName, ...parts)
  await must('cp', ['-al', join(programs, name), inNext()])
  const described = readFileSync(inNext('package.json'), 'utf8')
  replace(inNext('package.json'), described.replace(`"${version}"`, `"${next}"`))
  replace(inNext('VERSION'), `${next}\n`)
  replace(inNext('service', 'src', 'database', 'migrations', '9000-trial.sql'), migration)
  return { nextName, next }
}

function nextOf(version: string): string {
  const [major, minor] = version.split('.')
  return `${major}.${Number(minor) + 1}.0`
}

/** Both have the same files by their links, so what differs is a new file. */
function replace(file: string, text: string) {
  rmSync(file, { force: true })
  writeFileSync(file, text)
}
