import { Component, type ReactNode } from 'react';
import { ProblemState } from '../feedback/ProblemState/ProblemState.tsx';
import { permitReload } from './permit-reload.ts';

interface IslandErrorBoundaryProps {
  /** States that this part of the page failed. */
  message: string;
  retryLabel: string;
  children: ReactNode;
}

/**
 * The root of every island: an error inside is replaced by a problem state with a retry, and the rest of the page keeps working.
 * React logs a caught error to the console, once. The retry renders the island again, and reloads the page if its code does not load.
 */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { hasFailed: boolean }> {
  // not a field: for older browsers the compiler would write it out with helpers
  constructor(props: IslandErrorBoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { message, retryLabel, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <ProblemState message={message} retryLabel={retryLabel} onRetry={() => this.setState({ hasFailed: false }, permitReload)} />;
  }
}
