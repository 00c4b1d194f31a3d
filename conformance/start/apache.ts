import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../../scripts/project-folder.ts'
import { NotInstalled } from './not-installed.ts'
import { startProgram } from './programs.ts'
import type { Settings } from './settings.ts'

const apache = '/usr/sbin/apache2'
const modules = '/usr/lib/apache2/modules'

/** An Apache of its own with the client's file in its configuration, and a page that says who came. */
export async function startApache(file: string, settings: Settings): Promise<AsyncDisposable> {
  const installed = [apache, `${modules}/mod_auth_openidc.so`].map((path) => access(path))
  if (!(await Promise.allSettled(installed)).every(({ status }) => status === 'fulfilled')) {
    throw new NotInstalled('apache2', 'libapache2-mod-auth-openidc')
  }
  const folder = await mkdtemp(join(tmpdir(), 'accord-apache-'))
  // Started by root it becomes another user, who must be able to read its pages.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'pages'))
  const said = (name: string) => `<!--#echo var="OIDC_CLAIM_${name}" -->`
  const signedIn = `Signed in: ${said('name')}, ${said('email')}`
  await writeFile(join(folder, 'pages/index.shtml'), signedIn)
  await writeFile(join(folder, 'pages/signed-out'), 'Signed out')
  await writeFile(join(folder, 'apache.conf'), configuration(folder, file, settings))
  const program = await startProgram(
    apache,
    ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'],
    settings,
  )
  return {
    async [Symbol.asyncDispose]() {
      await program[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, file: string, { PORT }: Settings): string {
  const names = ['mpm_event', 'authn_core', 'authz_core', 'authz_user', 'include', 'dir', 'mime']
  return `
ServerName localhost
Listen localhost:${PORT}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/errors.log
DocumentRoot ${folder}/pages
DirectoryIndex index.shtml
${[...names, 'auth_openidc'].map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
<Directory ${folder}/pages>
  Options +Includes
  AddType text/html .shtml
  AddOutputFilter INCLUDES .shtml
</Directory>
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
Include ${inProject('conformance/clients', file)}
`
}
