import type { Plugin } from 'vite'
import { pageAt } from '../src/browser/auth-page-paths.ts'

/** In development, Vite's server renders the auth pages in the browser, because only the build prerenders them. */
export function authPagesInDevelopment(): Plugin {
  return {
    name: 'accord:auth-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const page = pageAt(new URL(request.url ?? '/', 'http://localhost').pathname)
        if (page) request.url = `/auth-pages.html?page=${page}`
        next()
      })
    },
    transformIndexHtml(html, { originalUrl = '/' }) {
      const page = pageAt(new URL(originalUrl, 'http://localhost').pathname)
      const named = page ? html.replace('id="root"', `id="root" data-page="${page}"`) : html
      return named.replaceAll('{{brand}}', 'Accord')
    },
  }
}
