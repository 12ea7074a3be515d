import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from './error-report.ts'
import { ErrorScreen } from './error-screen.tsx'

type State = { errorId: string | undefined }

/** Around every island and the app: a fault shows the error screen until the page is reloaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { errorId: undefined }

  static getDerivedStateFromError(): State {
    return { errorId: '' }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.setState({ errorId: reportError(error, info.componentStack ?? '') })
  }

  override render() {
    if (this.state.errorId === undefined) return this.props.children
    return <ErrorScreen errorId={this.state.errorId} />
  }
}
