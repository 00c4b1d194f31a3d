import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** The settings that the page needs. None of them is secret. */
export interface Settings {
  issuer: string
  clientId: string
}

const types = {
  'page.html': 'text/html; charset=utf-8',
  'page.css': 'text/css',
  'page.js': 'text/javascript',
  'accord.js': 'text/javascript',
}
type Name = keyof typeof types

/** Serves the page's files. The application itself runs in the browser. */
export function createSinglePageExample(settings: Settings) {
  return createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/settings.json') {
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(settings))
      return
    }
    const asked = pathname.slice(1)
    const name = asked in types ? (asked as Name) : 'page.html'
    readFile(join(import.meta.dirname, 'page', name)).then(
      (file) => reply.setHeader('content-type', types[name]).end(file),
      () => reply.writeHead(500).end(),
    )
  })
}
