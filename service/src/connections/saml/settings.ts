import { type ConnectionProtocol, providerUnusable } from '@accord/contract/connections.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import {
  type SamlForm,
  type SamlProvider,
  type SamlSettings,
  samlNotAvailable,
  samlPaths,
} from '@accord/contract/saml.ts'
import { message } from '@accord/contract/translation.ts'
import type { Transaction } from 'kysely'
import type { Config } from '#config/config.ts'
import { type ConnectionRow, findConnection } from '#data/connections/connections.store.ts'
import {
  recordCertificates,
  recordMetadataFetched,
  recordMetadataProblem,
} from '#data/connections/saml.store.ts'
import type { Database } from '#database/tables.ts'
import type { StoredSaml } from '#database/tables/connections.ts'
import { NotPublic, isSendable } from '#http/outbound.ts'
import { RequestError } from '#request-error.ts'
import { requestProvider } from '../request-provider.ts'
import type { SigningCertificate } from './certificates.ts'
import type { ProviderMetadata } from './metadata.ts'
import { loadSaml } from './saml.ts'
import { SetupError, describeSetupProblem } from './setup-errors.ts'

/** How long a provider may take to send its metadata. */
const patienceMilliseconds = 4000

/** What identifies Accord to the provider of one connection. Each connection has its own. */
export function serviceProviderOf({ publicUrl }: Pick<Config, 'publicUrl'>, connectionId: string) {
  const metadataUrl = new URL(samlPaths.metadata(connectionId), publicUrl).href
  const acsUrl = new URL(samlPaths.acs(connectionId), publicUrl).href
  return { entityId: metadataUrl, acsUrl, metadataUrl }
}

export function requireSamlAvailable({ saml }: Pick<Config, 'saml'>) {
  if (!saml) throw new RequestError(samlNotAvailable)
}

/** Fetches an identity provider's metadata. Throws a `SetupError` if that fails or the metadata isn't usable. */
export async function fetchMetadata(config: Config, url: string): Promise<ProviderMetadata> {
  const { parseMetadata } = await loadSaml()
  const answer = await requestProvider(config, 'metadata', {
    to: url,
    method: 'GET',
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch((error: unknown) => {
    if (error instanceof NotPublic) throw new SetupError('not_public')
    return undefined
  })
  if (answer?.status !== 200) throw new SetupError('not_fetched')
  return parseMetadata(answer.body.toString(), { allowsHttp: config.local })
}

/** Rejects fields of the other protocol, and SAML if the operator hasn't turned it on. */
export function requireFieldsOf(
  config: Config,
  protocol: ConnectionProtocol,
  sent: Partial<Record<'issuer' | 'clientId' | 'clientSecret', string | undefined>> & {
    saml?: SamlForm | undefined
  },
) {
  const others =
    protocol === 'saml' ? (['issuer', 'clientId', 'clientSecret'] as const) : ['saml' as const]
  const other = others.find((field) => sent[field] !== undefined)
  if (other) {
    const complaint = message("This field doesn't apply to this protocol.")
    throw new RequestError(invalidInput, { fields: { [other]: complaint } })
  }
  if (sent.saml) requireSamlAvailable(config)
}

/** Fetches the metadata if someone entered its address. */
export async function fetchEntered(
  config: Config,
  form: SamlForm | undefined,
): Promise<ProviderMetadata | undefined> {
  const url = form?.metadataUrl
  if (url === undefined) return undefined
  requireSendable(config, url)
  return explained('metadataUrl', () => fetchMetadata(config, url))
}

interface Known {
  fetched: ProviderMetadata | undefined
  before?: StoredSaml | undefined
}

/**
 * Completes what someone entered. Metadata replaces all values in it. Without metadata, entered values replace single
 * ones, and the metadata's address is forgotten, because it would undo them.
 */
export async function completeSettings(
  config: Config,
  form: SamlForm | undefined,
  { fetched, before }: Known,
): Promise<StoredSaml | undefined> {
  if (!form) return undefined
  const chosen = attributesOf(form, before)
  const { metadataUrl, metadata, entityId, signInUrl, certificates } = form
  const entersValues = [entityId, signInUrl, certificates].some((value) => value !== undefined)
  const ways = [metadataUrl !== undefined, metadata !== undefined, entersValues].filter(Boolean)
  if (ways.length > 1) {
    const complaint = message('Enter either the metadata or its values.')
    throw invalid(metadataUrl === undefined ? 'metadata' : 'metadataUrl', complaint)
  }
  if (fetched && metadataUrl !== undefined) {
    return { ...storedFrom(fetched), metadataUrl, ...chosen }
  }
  if (metadata !== undefined) {
    const { parseMetadata } = await loadSaml()
    const options = { allowsHttp: config.local }
    const read = await explained('metadata', async () => parseMetadata(metadata, options))
    return { ...storedFrom(read), ...chosen }
  }
  if (!entersValues && before) return { ...withoutAttributes(before), ...chosen }
  return { ...(await valuesOf(config, form, before)), ...chosen }
}

function withoutAttributes({
  subjectAttribute: _subject,
  emailAttribute: _email,
  ...rest
}: StoredSaml): StoredSaml {
  return rest
}

function attributesOf(form: SamlForm, before: StoredSaml | undefined) {
  const subject =
    form.subjectAttribute === undefined ? before?.subjectAttribute : form.subjectAttribute
  const email = form.emailAttribute === undefined ? before?.emailAttribute : form.emailAttribute
  return {
    ...(subject && { subjectAttribute: subject }),
    ...(email && { emailAttribute: email }),
  }
}

async function valuesOf(
  config: Config,
  { entityId, signInUrl, certificates }: SamlForm,
  before: StoredSaml | undefined,
): Promise<StoredSaml> {
  const { parseCertificates } = await loadSaml()
  const isHttps = (url: string) => config.local || new URL(url).protocol === 'https:'
  if (signInUrl !== undefined && !isHttps(signInUrl))
    throw invalid('signInUrl', message('Use https.'))
  const pems =
    certificates === undefined
      ? before?.certificates
      : (await explained('certificates', async () => parseCertificates(certificates))).map(
          ({ pem }) => pem,
        )
  const id = entityId ?? before?.entityId
  if (id === undefined) throw invalid('entityId', message('Enter the entity ID.'))
  if (Buffer.byteLength(id) > 1024)
    throw invalid('entityId', message("This isn't valid. Copy it again."))
  const redirectUrl = signInUrl ?? before?.redirectUrl
  if (redirectUrl === undefined) throw invalid('signInUrl', message('Enter the sign-on address.'))
  if (pems === undefined) throw invalid('certificates', message('Enter the certificate.'))
  return {
    entityId: id,
    redirectUrl,
    certificates: pems,
    nameIdFormats: before?.entityId === id ? before.nameIdFormats : [],
  }
}

/** The part of the settings that metadata contains. */
export function storedFrom({
  entityId,
  redirectUrl,
  nameIdFormats,
  certificates,
}: ProviderMetadata): StoredSaml {
  return { entityId, redirectUrl, nameIdFormats, certificates: certificates.map(({ pem }) => pem) }
}

function requireSendable(config: Config, url: string) {
  if (isSendable(config, new URL(url))) return
  const complaint = url.startsWith('https:')
    ? message('Use an address on the public internet.')
    : message('Use https.')
  throw invalid('metadataUrl', complaint)
}

function invalid(field: keyof SamlForm, complaint: string) {
  return new RequestError(invalidInput, { fields: { [`saml.${field}`]: complaint } })
}

/** Turns a problem into an error of the field. An address that can't be fetched may be right, so it's another error. */
async function explained<Result>(
  field: keyof SamlForm,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    const fields = { [`saml.${field}`]: error.message }
    const isAboutAddress = error.code === 'not_fetched' || error.code === 'not_public'
    throw new RequestError(isAboutAddress ? providerUnusable : invalidInput, { fields })
  }
}

export async function readCertificates({
  certificates,
}: StoredSaml): Promise<SigningCertificate[]> {
  const { parseCertificates } = await loadSaml()
  return certificates.flatMap((pem) => parseCertificates(pem))
}

export function lastExpiry(certificates: readonly SigningCertificate[]): Date {
  return new Date(Math.max(...certificates.map(({ validTo }) => validTo.getTime())))
}

/** Rejects a connection with which no one could sign in. */
export async function requireUsableSaml(saml: StoredSaml) {
  if (lastExpiry(await readCertificates(saml)) > new Date()) return
  const complaint = message('All certificates have expired. Enter the current one.')
  throw new RequestError(providerUnusable, { fields: { 'saml.certificates': complaint } })
}

export async function presentSamlProvider(
  saml: StoredSaml | undefined,
): Promise<SamlProvider | null> {
  if (!saml) return null
  const certificates = await readCertificates(saml)
  return {
    entityId: saml.entityId,
    signInUrl: saml.redirectUrl,
    certificates: certificates.map(({ fingerprint, subject, validFrom, validTo }) => ({
      fingerprint,
      subject,
      validFrom: validFrom.toISOString(),
      validTo: validTo.toISOString(),
    })),
    metadataUrl: saml.metadataUrl ?? null,
  }
}

export async function presentSaml(row: ConnectionRow): Promise<SamlSettings | null> {
  const { saml } = row.settings
  const provider = await presentSamlProvider(saml)
  if (!saml || !provider) return null
  return {
    ...provider,
    subjectAttribute: saml.subjectAttribute ?? null,
    emailAttribute: saml.emailAttribute ?? null,
    metadataCheckedAt: row.metadata_checked_at?.toISOString() ?? null,
    metadataProblem:
      row.metadata_problem === null ? null : (describeSetupProblem(row.metadata_problem) ?? null),
  }
}

/** Stores when the certificates expire, and returns the connection as it is now. */
export async function recordSamlSettings(
  trx: Transaction<Database>,
  row: ConnectionRow,
  fetched?: ProviderMetadata,
): Promise<ConnectionRow> {
  const { saml } = row.settings
  if (!saml) return row
  await recordCertificates(trx, row.id, lastExpiry(await readCertificates(saml)))
  if (fetched) await recordMetadataFetched(trx, row.id)
  if (saml.metadataUrl === undefined) await recordMetadataProblem(trx, row.id, null)
  return (await findConnection(trx, row.id))!
}

/** What changed, for the organization's activity. */
export function samlChanges(
  before: StoredSaml | undefined,
  after: StoredSaml | undefined,
): ('saml' | 'certificates')[] {
  if (!after) return []
  const isSame = (part: (saml: StoredSaml) => unknown) =>
    JSON.stringify(before && part(before)) === JSON.stringify(part(after))
  const rest = (saml: StoredSaml) =>
    Object.entries(saml)
      .filter(([name]) => name !== 'certificates')
      .toSorted(([one], [other]) => one.localeCompare(other))
  return [
    ...(isSame(rest) ? [] : (['saml'] as const)),
    ...(isSame(({ certificates }) => certificates) ? [] : (['certificates'] as const)),
  ]
}
