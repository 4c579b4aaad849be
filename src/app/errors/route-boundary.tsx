import { type ErrorInfo, type ReactNode, Component } from "react";
import { routeErrorOf } from "../routing/route-error";
import { ErrorPage } from "./error-page";
import { NotFound } from "./not-found";

/** Shows the error page in the place of a page that fails to render. Its `key` is the route: the next one starts afresh. */
export class RouteBoundary extends Component<{ children: ReactNode }> {
  override state: { readonly failure?: { readonly thrown: unknown } } = {};

  static getDerivedStateFromError(thrown: unknown): RouteBoundary["state"] {
    return { failure: { thrown } };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    console.error(thrown, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failure) return this.props.children;
    const { status, message } = routeErrorOf(this.state.failure.thrown);
    return status === 404 ? <NotFound /> : <ErrorPage status={status} message={message} />;
  }
}
