import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { inProject } from '../../scripts/project-folder.ts'
import { NotInstalled, type Settings, startNode, startProgram, startPython } from './programs.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { bundle } from './terminal.ts'
import type { Client } from '../clients.ts'

const apache = '/usr/sbin/apache2'
const modules = '/usr/lib/apache2/modules'

/**
 * Starts a separate Apache with the client's file in its configuration, and with a page that shows
 * the person's name.
 */
export async function startApache(file: string, settings: Settings): Promise<AsyncDisposable> {
  const installed = [apache, `${modules}/mod_auth_openidc.so`].map((path) => access(path))
  if (!(await Promise.allSettled(installed)).every(({ status }) => status === 'fulfilled')) {
    throw new NotInstalled('apache2', 'libapache2-mod-auth-openidc')
  }
  const folder = await mkdtemp(join(tmpdir(), 'accord-apache-'))
  // If root starts Apache, it switches to another user, who needs to read the pages.
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

const page = `<!doctype html>
<link rel="icon" href="data:,">
<body></body>
<script type="module" src="/script.js"></script>`

/** Bundles a page like any single-page application, and serves it at every path. */
export async function serveSinglePage(
  file: string,
  { ISSUER, CLIENT_ID, APP_URL, PORT }: Settings,
): Promise<AsyncDisposable> {
  // A page has no environment variables, so its settings are inserted into its code. None of them
  // is secret.
  const known = { NODE_ENV: 'production', ISSUER, CLIENT_ID, APP_URL }
  const script = await bundle(file, `--define:process.env=${JSON.stringify(known)}`)
  const server = createServer((request, reply) => {
    const isScript = request.url === '/script.js'
    reply
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? script : page)
  }).listen(Number(PORT), 'localhost')
  await once(server, 'listening')
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Starts a client according to its file's extension and its kind. */
export function startClient(
  { file, application }: Client,
  settings: Settings,
): Promise<AsyncDisposable> {
  if (application?.kind === 'single-page') return serveSinglePage(file, settings)
  switch (extname(file)) {
    case '.py':
      return startPython(file, settings)
    case '.conf':
      return startApache(file, settings)
    default:
      return startNode(file, settings)
  }
}
