import { Component, type ReactNode } from 'react';
import { ProblemState } from '../feedback/ProblemState/ProblemState.tsx';

interface IslandErrorBoundaryProps {
  /** Says that this part of the page failed. */
  message: string;
  retryLabel: string;
  children: ReactNode;
}

/**
 * The root of every island: an error inside shows a problem state with a retry in its place and leaves the rest of the page working.
 * React itself writes what was caught to the console, once. The retry draws the island anew.
 */
export class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { message, retryLabel, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <ProblemState message={message} retryLabel={retryLabel} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
