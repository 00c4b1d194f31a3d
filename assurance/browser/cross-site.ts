import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { launchChromium } from './in-chromium.ts'

export interface Forged {
  method: string
  url: string
  body: string
}

/**
 * The ways in which another site's page can send a request, as scripts for that page. Each script
 * returns whether it could read the response.
 */
const ways = {
  'a form': `new Promise((done) => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'answer' })
    const form = Object.assign(document.createElement('form'), {
      action: forged.url, method: 'POST', enctype: 'text/plain', target: 'answer' })
    // In plain text, one field forms a complete JSON body: its name up to the '=', and its value
    // after it.
    const field = Object.assign(document.createElement('input'), {
      name: forged.body.slice(0, -1) + ',"x":"', value: '"}' })
    form.append(field)
    document.body.append(frame, form)
    frame.addEventListener('load', () => {
      frame.remove()
      form.remove()
      done(false)
    })
    form.submit()
  })`,
  'a fetch': `fetch(forged.url, { method: 'POST', mode: 'no-cors', credentials: 'include', body: forged.body })
    .then(({ type }) => type !== 'opaque', () => false)`,
  'a preflight': `fetch(forged.url, { method: forged.method, credentials: 'include', body: forged.body,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': 'guessed' } })
    .then(() => true, () => false)`,
  'a null origin': `new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.sandbox = 'allow-scripts'
    frame.srcdoc = '<script>fetch(' + JSON.stringify(forged.url) + ',' + JSON.stringify({ method: 'POST',
      credentials: 'include', mode: 'no-cors', body: forged.body }).replaceAll('<', '\\\\u003c') +
      ').then(({ type }) => type !== "opaque", () => false).then((read) => parent.postMessage(read, "*"))</scr' + 'ipt>'
    addEventListener('message', ({ data }) => {
      frame.remove()
      done(data)
    }, { once: true })
    document.body.append(frame)
  })`,
}

export type Shape = keyof typeof ways
export const shapes = Object.keys(ways) as Shape[]

/** Sends the request from the page, and returns whether its script could read the response. */
export function sendForged(page: Page, shape: Shape, forged: Forged): Promise<boolean> {
  return page.evaluate<boolean>(
    `(() => { const forged = ${JSON.stringify(forged)}; return ${ways[shape]} })()`,
  )
}

/** Starts a server with one empty page, which responds under any host name. */
export async function otherSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Elsewhere</title><body>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Opens each path in Chromium as a link on a page would, and returns the paths that led to another
 * site.
 */
export async function followed(pathsOf: (origin: string) => string[]): Promise<string[]> {
  await using site = await otherSite()
  await using browser = await launchChromium()
  const origin = `http://id.accord.example:${site.port}`
  const context = await browser.newContext()
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of pathsOf(origin)) {
    await page.goto(`${origin}/user/organizations?a=1`)
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    const loaded = page.waitForEvent('load')
    await page.evaluate(`location.assign(${JSON.stringify(path)})`)
    const { origin: reached } = new URL((await asked).url())
    if (reached !== origin) faults.push(`${JSON.stringify(path)} led to ${reached}`)
    await loaded
  }
  return faults
}
