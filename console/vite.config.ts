import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { shortClassNames } from './build/class-names.ts'
import { authPagesInDevelopment } from './build/auth-pages-in-development.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), authPagesInDevelopment()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames() } : {} },
  // This removes the library's debug messages from error reporting.
  define: { __SENTRY_DEBUG__: 'false' },
  build: {
    // These are the first versions of each browser that support light-dark(). Rewriting it for older ones doubles the
    // tokens.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      // People who start the product don't need to know how long its plugins took.
      checks: { bundlerTimings: false },
      input: ['index.html', 'auth-pages.html'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
    manifest: 'manifest.json',
    // Both would be inline scripts or data: URLs, which the content security policy blocks.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
}))
