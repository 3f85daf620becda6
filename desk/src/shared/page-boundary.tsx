import { Component, type ReactNode } from 'react';
import { hrefOf, Link } from './place.js';

/** What React takes away when a page cannot be shown is this page alone: the rest of the desk stays. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="fault" role="alert">
        <h1>This page cannot be shown</h1>
        <p>
          The desk may be older than the gateway. If you had just sent a command, look at the loan before you send it
          again.
        </p>
        <button
          type="button"
          onClick={() => {
            location.reload();
          }}
        >
          Reload the desk
        </button>{' '}
        <Link href={hrefOf([])}>Go to the start page</Link>
      </div>
    );
  }
}
