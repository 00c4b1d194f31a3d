import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type PageName, consolePaths, authPages } from '@accord/contract/console-paths.ts'
import { notFound } from '@accord/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '#request-error.ts'
import { brandNameFor } from '#config/brand.ts'
import type { Config } from '#config/config.ts'
import { encodingFor, sendStored } from '#http/stored-answer.ts'
import { readCookie } from '#http/cookies.ts'
import { arrivalCookieName } from '#data/sessions/cookies.ts'
import { type Document, type Documents, readDocuments } from './documents.ts'

export const builtConsole = join(import.meta.dirname, '../../../console/dist')

export async function consoleRoutes(app: FastifyInstance, config: Config, folder: string) {
  const { brand } = config
  const byBrand = new Map<string, Documents>()
  // The two names are usually the same, and the documents are then created only once.
  for (const name of new Set([brand.name, brand.canadianName])) {
    byBrand.set(name, readDocuments(folder, config, name))
  }
  const documentsFor = (request: FastifyRequest) =>
    byBrand.get(brandNameFor(brand, request.hostname)) as Documents

  const { logout, ...others } = authPages
  for (const [name, urls] of Object.entries(others)) {
    for (const url of urls) {
      app.get(url, (request, reply) =>
        sendDocument(request, reply, documentsFor(request).get(name)),
      )
    }
  }
  app.get(logout[0], (request, reply) => {
    const name: PageName = isForThePersonToSay(request, config) ? 'asked-logout' : 'logout'
    return sendDocument(request, reply, documentsFor(request).get(name), ', cookie')
  })
  answerEarlyForms(app)
  serveIcon(app, brand.logoFile ?? join(folder, 'favicon.svg'))
  await app.register((files) => serveFiles(files, folder))

  const isScreen = screenMatcher()
  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    const known = isScreen(path)
    if (!isPage(path) || (!known && !acceptsHtml(request))) throw new RequestError(notFound)
    if (!known) reply.status(404)
    // Someone who isn't signed in is redirected to the sign-in page and shouldn't see the frame before that.
    const signedIn = readCookie(request, arrivalCookieName(config)) !== undefined
    const name = (signedIn && frameAt(path)) || 'index'
    return sendDocument(request, reply, documentsFor(request).get(name), ', cookie, accept')
  })
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

/** Like the console's router, this ignores case and a trailing slash. */
function screenMatcher(): (path: string) => boolean {
  const patterns = consolePaths.map((path) =>
    path.replace(/\/$/, '').replaceAll(/\/:\w+(\??)/g, '(?:/[^/]+)$1'),
  )
  const screens = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i')
  return (path) => screens.test(path)
}

/** Browsers request HTML explicitly. Programs that accept anything get JSON. */
function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** Returns the document with the frame of the page at this path, if there is one. */
function frameAt(path: string): string | undefined {
  const [, area = ''] = path.split('/')
  if (['', 'user'].includes(area)) return 'frames/user'
  const ofOrganization = ['organization', 'network', 'application', 'application-authorization']
  return ofOrganization.includes(area) ? 'frames/organization' : undefined
}

/**
 * Whether the person has to confirm the sign-out, because an application or another site requested it. An application
 * names itself, and the browser reports other sites. For a typed address or a bookmark, it reports `none`. Someone who
 * isn't signed in doesn't have to confirm anything.
 */
function isForThePersonToSay(request: FastifyRequest, config: Config): boolean {
  const { application } = request.query as { application?: unknown }
  const from = request.headers['sec-fetch-site']
  const byAnother = application !== undefined || from === 'cross-site' || from === 'same-site'
  return byAnother && readCookie(request, arrivalCookieName(config)) !== undefined
}

/** Whether the path is a page of the console. Missing files and calls aren't, and neither are obfuscated paths. */
function isPage(path: string): boolean {
  const elsewhere = /^\/(api|oauth|assets|locales|logos|dev)(\/(?!ui$)|$)|\/\.|\.[a-z0-9]+$/i
  const disguised = /\/\/|%2f|%5c|\\/i
  return !elsewhere.test(path) && !disguised.test(path)
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document | undefined,
  varies = '',
) {
  if (!document) throw new RequestError(notFound)
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': document.policy,
    vary: `accept-encoding, host, origin, sec-fetch-site${varies}`,
  })
  return sendStored(request, reply, document.answer())
}

/**
 * A form that is submitted before the page's script has loaded arrives as an ordinary POST. Its content is discarded,
 * and the person gets the same page with the same query again.
 */
function answerEarlyForms(app: FastifyInstance) {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    for (const url of Object.values(authPages).flat()) {
      forms.post(url, (request, reply) => reply.redirect(request.url, 303))
    }
  })
}

function serveIcon(app: FastifyInstance, file: string) {
  const icon = readFileSync(file)
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(icon),
  )
}

async function serveFiles(app: FastifyInstance, folder: string) {
  // fastify-static would choose a compressed file by its own rules, so it gets only one encoding to choose from.
  app.addHook('onRequest', async ({ headers }) => {
    headers['accept-encoding'] = encodingFor(headers['accept-encoding'])
  })
  // The names of assets contain a hash of their content, so they never change.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    acceptRanges: false,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: join(folder, 'locales'),
    prefix: '/locales/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    decorateReply: false,
    acceptRanges: false,
    index: false,
  })
}
