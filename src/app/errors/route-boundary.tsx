import { type ErrorInfo, type ReactNode, Component } from "react";
import { RouteError, routeErrorOf } from "../routing/route-error";
import { ErrorPage } from "./error-page";
import { NotFound } from "./not-found";

/** Production builds drop the code that depends on it. */
const isDevelopment = process.env.NODE_ENV === "development";

/**
 * Shows the error page in place of a page that fails to render. Its `key` is the route, so the next route resets it.
 */
export class RouteBoundary extends Component<{ children: ReactNode }> {
  override state: { readonly failure?: { readonly thrown: unknown } } = {};

  static getDerivedStateFromError(thrown: unknown): RouteBoundary["state"] {
    return { failure: { thrown } };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    console.error(thrown, componentStack);
    // React does not report errors caught here; `develop` shows reported ones with their source.
    if (isDevelopment && !(thrown instanceof RouteError)) window.reportError(thrown);
  }

  override render(): ReactNode {
    if (!this.state.failure) return this.props.children;
    const { thrown } = this.state.failure;
    const { status, message } = routeErrorOf(thrown);
    if (status === 404) return <NotFound />;
    return (
      <ErrorPage status={status} message={message}>
        {isDevelopment && thrown instanceof Error && <pre>{thrown.stack}</pre>}
      </ErrorPage>
    );
  }
}
