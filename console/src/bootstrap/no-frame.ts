import { showMissingScript } from './missing-script.ts'

// Runs inside documents that have no frame, where a missing script would leave the whole page empty.
showMissingScript('#root')
