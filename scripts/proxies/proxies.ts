import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inProject } from '../project-folder.ts'

/** The ports of a proxy and its instances during a test on this machine. */
export interface ProxyPlace {
  folder: string
  http: number
  https: number
  instances: [number, number]
}

interface Proxy {
  name: string
  file: string
  /** The command that starts the proxy in the foreground with a configuration file. */
  command: (file: string, place: ProxyPlace) => string[]
  version: string[]
  /** The replacements in the shipped file: the ports, and the paths of files. */
  here: (place: ProxyPlace) => [from: string, to: string][]
  around?: (text: string, place: ProxyPlace) => string
}

const instances = ({ instances: [one, two] }: ProxyPlace): [string, string][] => [
  ['127.0.0.1:5005', `127.0.0.1:${one}`],
  ['127.0.0.1:5006', `127.0.0.1:${two}`],
]

/** Each proxy uses the file that is shipped for it in `packaging/proxies`. */
export const proxies: Proxy[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    version: ['nginx', '-v'],
    command: (file, { folder }) => ['nginx', '-p', folder, '-c', file, '-e', 'stderr'],
    here: (place) => [
      ...instances(place),
      ['listen 80;', `listen 127.0.0.1:${place.http};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${place.https} ssl;`],
      ['/etc/accord/', `${place.folder}/`],
    ],
    // The shipped file contains only the content of the `http` block.
    around: (text, { folder }) => {
      const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      return `daemon off; pid ${folder}/nginx.pid; events {}\nhttp { access_log off;\n${kept}\n${text}}\n`
    },
  },
  {
    name: 'HAProxy',
    file: 'haproxy.cfg',
    version: ['haproxy', '-v'],
    command: (file) => ['haproxy', '-q', '-db', '-f', file],
    here: (place) => [
      ...instances(place),
      ['bind :80\n', `bind 127.0.0.1:${place.http}\n`],
      ['bind :443 ', `bind 127.0.0.1:${place.https} `],
      ['/etc/accord/', `${place.folder}/`],
    ],
  },
  {
    name: 'Caddy',
    file: 'Caddyfile',
    version: ['caddy', 'version'],
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    here: (place) => [...instances(place), ['/etc/accord/', `${place.folder}/`]],
    around: (text, { http, https }) =>
      `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n}\n${text}`,
  },
]

/** Returns undefined if the proxy isn't installed. */
export function versionOf({ version: [file = '', ...args] }: Proxy): string | undefined {
  const { error, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' })
  return error ? undefined : /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0]
}

/** Writes the shipped file with this test's ports and paths. */
export async function writeProxyFile(proxy: Proxy, place: ProxyPlace): Promise<string> {
  let text = await readFile(inProject('packaging', 'proxies', proxy.file), 'utf8')
  for (const [from, to] of proxy.here(place)) {
    if (!text.includes(from)) throw new Error(`${proxy.file} doesn't contain '${from}' any more.`)
    text = text.replaceAll(from, to)
  }
  const file = join(place.folder, proxy.file)
  await writeFile(file, proxy.around?.(text, place) ?? text)
  return file
}

/** Creates a certificate for the name in the shipped files. */
export async function writeCertificate(folder: string): Promise<string> {
  const [crt, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')]
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const named = ['-subj', '/CN=id.example.com', '-addext', 'subjectAltName=DNS:id.example.com']
  execFileSync('openssl', [...made, ...named, '-days', '2', '-keyout', key, '-out', crt], {
    stdio: 'ignore',
  })
  const certificate = await readFile(crt, 'utf8')
  await writeFile(join(folder, 'tls.pem'), certificate + (await readFile(key, 'utf8')))
  return certificate
}
