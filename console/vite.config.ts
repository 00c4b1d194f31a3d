import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { shortClassNames } from './build/class-names.ts'
import { authPagesInDevelopment } from './build/auth-pages-in-development.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), authPagesInDevelopment()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
  // Leaves the messages of its own debugging out of the error reporting.
  define: { __SENTRY_DEBUG__: 'false' },
  build: {
    // The first of each that knows light-dark(); rewriting it for older ones doubles the tokens.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // How long its plugins took is nothing that whoever starts the product needs.
      checks: { bundlerTimings: false },
      input: ['index.html', 'auth-pages.html'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
    manifest: 'manifest.json',
    // Both would be inline scripts or data: addresses, which the content security policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
}))
