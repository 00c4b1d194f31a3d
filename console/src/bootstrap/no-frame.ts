import { showMissingScript } from './missing-script.ts'

// This runs in documents without a frame, where the page would stay empty without its script.
showMissingScript('#root')
