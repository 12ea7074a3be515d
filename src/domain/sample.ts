/** How the sample month stands: share of the work done while it is being made, and why not where it could not be. */
export type SampleState =
  | { state: 'none' }
  | { state: 'preparing'; share: number }
  | { state: 'ready' }
  | { state: 'failed'; message: string }
