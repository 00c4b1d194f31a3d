import { cp, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../../..')

/** A checkout of the present one with the next number, a column and an index more. */
export async function nextVersion(folder: string): Promise<string> {
  const checkout = join(folder, 'next')
  await cp(join(project, 'service/src'), join(checkout, 'service/src'), { recursive: true })
  await cp(join(project, 'service/package.json'), join(checkout, 'service/package.json'))
  await writeFile(join(checkout, 'package.json'), '{ "type": "module", "version": "99.0.0" }')
  await symlink(join(project, 'node_modules'), join(checkout, 'node_modules'))
  const migrations = join(checkout, 'service/src/database/migrations')
  await writeFile(join(migrations, '9998-motto.sql'), 'alter table users add column motto text;')
  await writeFile(
    join(migrations, '9999-motto-index.sql'),
    '-- concurrently\ncreate index concurrently if not exists users_motto on users (motto);\n',
  )
  return checkout
}
