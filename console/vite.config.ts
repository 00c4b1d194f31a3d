import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { frontDoorInDevelopment } from './build/front-door-in-development.ts'
import { sharedChunk } from './build/shared-chunk.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), frontDoorInDevelopment()],
  build: {
    // The first of each that knows light-dark(); rewriting it for older ones doubles the tokens.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      input: ['index.html', 'front-door.html'],
      output: {
        codeSplitting: {
          // One file of icons weighs less than the many small ones that screens would share.
          groups: [sharedChunk(), { name: 'icons', test: /lucide-react/ }],
        },
      },
    },
    manifest: 'manifest.json',
    // Both would be inline scripts or data: addresses, which the content security policy refuses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
})
