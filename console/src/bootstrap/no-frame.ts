import { showMissingScript } from './missing-script.ts'

// Runs in documents without a frame, where a missing script would leave the page empty.
showMissingScript('#root')
